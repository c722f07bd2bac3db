// Every icon of the admin bundle, by the name it has at Tabler.
export * from '../icons/acts.tsx';
export * from '../icons/files.tsx';
export * from '../icons/signs.tsx';
export * from '../icons/wayfinding.tsx';
