// The list from which a record was opened: the link back, and the neighbouring records.
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';

export type Trail = {
  /** The list's name: `own`, `unassigned` … */
  readonly list: string;
  /** The list's address with search, filters and page. */
  readonly to: string;
  /** The ids of the shown records. */
  readonly ids: readonly number[];
  /** The index of the first id in the whole list, from 0. */
  readonly first: number;
  readonly total: number;
};

const place = 'trail';
let trail: Trail | null | undefined;

/** Called by a list whenever it shows its rows. */
export const keepTrail = (next: Trail): void => {
  trail = next;
  keepValue(place, next, 'tab');
};

const isTrail = (value: unknown): value is Trail =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/');

const storedTrail = (): Trail | null => {
  const value = keptValue(place, 'tab');
  return isTrail(value) ? value : null;
};

export type Position = Trail & { readonly at: number; readonly previous?: number; readonly next?: number };

/** The position of a record in the list from which it was opened; null if it was not opened from a list. */
export const positionOf = (id: number): Position | null => {
  trail ??= storedTrail();
  const index = trail?.ids.indexOf(id) ?? -1;
  if (!trail || index < 0) return null;
  return { ...trail, at: trail.first + index + 1, previous: trail.ids[index - 1], next: trail.ids[index + 1] };
};
