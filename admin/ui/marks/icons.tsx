// Every icon of the admin bundle, under its Tabler name.
export * from '../icons/acts.tsx';
export * from '../icons/files.tsx';
export * from '../icons/signs.tsx';
export * from '../icons/wayfinding.tsx';
