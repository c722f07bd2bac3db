// The records that the signed-in user opened last on this device, shown for an empty search.
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';

export type Opened = { readonly kind: string; readonly title: string; readonly path: string };

const most = 8;
const storageKeyOf = (user: number) => `opened_${user}`;
const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'title' in value &&
  typeof value.title === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');

/** Newest first. */
export const openedBy = (user: number): Opened[] => {
  const storedPages = keptValue(storageKeyOf(user));
  return Array.isArray(storedPages) ? storedPages.filter(isOpened) : [];
};

export const keepOpened = (user: number, one: Opened): void => {
  const others = openedBy(user).filter(({ path }) => path !== one.path);
  keepValue(storageKeyOf(user), [one, ...others].slice(0, most));
};
