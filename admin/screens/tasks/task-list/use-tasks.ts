// The tasks of a list, kept true: a colleague's change comes in place, and moves no row while somebody points at the table.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Filter, Listing } from '#admin/generic/list/listing.ts';
import { useRows } from '#admin/generic/list/rows.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { serverNow } from '#admin/providers/calls/server-clock.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { countQuery } from '#admin/providers/records/counts.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { TaskRow } from './lists.ts';

/** Milliseconds in which several changes become one reading. */
const together = 150;
/** Milliseconds that a pointer at rest still holds the rows. */
const rest = 4000;

const tasksOf = (rows: readonly unknown[] | undefined) => rows as readonly TaskRow[] | undefined;

/** While held, rows change in place: none comes, goes or moves. */
const inPlace = (shown: readonly TaskRow[], rows: readonly TaskRow[]): readonly TaskRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
};

type Kept = { readonly about: string; readonly source: readonly TaskRow[] | undefined; readonly shown: readonly TaskRow[] | undefined };

/** `filter` is the whole filter as the server takes it. */
export const useTasks = (entity: EntityMetadata, listing: Listing, filter: Filter) => {
  const found = useRows(entity, { ...listing, filter: {} }, filter);
  const rows = tasksOf(found.rows);
  const { refetch } = found;
  const [held, setHeld] = useState(false);
  const released = useRef<ReturnType<typeof setTimeout>>(undefined);
  const about = JSON.stringify([filter, listing.sort, listing.q, listing.page]);
  const [kept, setKept] = useState<Kept>({ about, source: rows, shown: rows });
  const now =
    kept.source === rows && kept.about === about && (held || kept.shown === rows)
      ? kept
      : { about, source: rows, shown: held && kept.about === about && kept.shown && rows ? inPlace(kept.shown, rows) : rows };
  if (now !== kept) setKept(now);

  const release = () => {
    clearTimeout(released.current);
    setHeld(false);
  };
  const hold = () => {
    clearTimeout(released.current);
    released.current = setTimeout(() => setHeld(false), rest);
    setHeld(true);
  };
  useEffect(() => () => clearTimeout(released.current), []);

  const read = () => void refetch();
  const readSoon = useOnceForMany(read, together);
  // `task` tells of what lists show; a second person's clock is told on the task alone.
  useLive(['task', ...(now.shown ?? []).map(({ id }) => `task:${id}`)], readSoon, { refresh: read });

  return { ...found, rows: now.shown, pointer: { onPointerMove: hold, onPointerLeave: release } };
};

/** How many tasks a filter of this list lets through; the last number stays until the next is known. */
export const useTaskCount = (filter: Filter): number | undefined => {
  const { data } = useQuery({ ...countQuery('task', filter), placeholderData: keepPreviousData });
  return data ?? undefined;
};

/** The server's minute, against which deadlines are late. */
export const useMinute = (): string => {
  const [minute, setMinute] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return minute;
};

/** The same, standing still while the list is filtered by it: the rows are not read again each minute. */
export const useLateSince = (on: boolean): string => {
  const [late, setLate] = useState({ on, since: serverNow() });
  if (late.on !== on) setLate({ on, since: serverNow() });
  return late.since;
};
