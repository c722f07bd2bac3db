// Keeps the menu's counts up to date: read again after changes, at most once a second.
import { useQueryClient } from '@tanstack/react-query';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';

/** Milliseconds in which many changes cause one count. */
const together = 1000;
/** Milliseconds between counts without an event stream. */
const untold = 30_000;

export const useLiveCounts = (entities: readonly string[]): void => {
  const queries = useQueryClient();
  const names = [...new Set(entities)];
  const count = () => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [name, 'count'] });
  };
  useLive(names, useOnceForMany(count, together), { refresh: count, every: untold });
};
