// Keeps the rows of a list up to date: read again when a record of the entity has changed.
import { useEffect, useRef, useState } from 'react';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { FoundRows, Row } from './rows.ts';

/** Milliseconds in which several changes cause one read. */
const together = 150;
/** A stream takes a hundred topics: of a list that has grown, the rows near its end are watched, where its reader is. */
const mostWatched = 75;
/** Milliseconds for which a resting pointer holds the rows. */
const rest = 4000;

/** While the pointer holds them, rows update in place: none is added, removed or moved. */
const inPlace = <R extends Row>(shown: readonly R[], rows: readonly R[]): readonly R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
};

type ShownRows<R> = { readonly about: string; readonly source: readonly R[] | undefined; readonly shown: readonly R[] | undefined };

/** The rows of one query (`about`), held in place while the pointer is on them. */
const useHeldRows = <R extends Row>(rows: readonly R[] | undefined, about: string) => {
  const [held, setHeld] = useState(false);
  const released = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownRows, setKept] = useState<ShownRows<R>>({ about, source: rows, shown: rows });
  const now =
    shownRows.source === rows && shownRows.about === about && (held || shownRows.shown === rows)
      ? shownRows
      : {
          about,
          source: rows,
          shown: held && shownRows.about === about && shownRows.shown && rows ? inPlace(shownRows.shown, rows) : rows,
        };
  if (now !== shownRows) setKept(now);

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
  return { rows: now.shown, pointer: { onPointerMove: hold, onPointerLeave: release } };
};

type Pointer = ReturnType<typeof useHeldRows>['pointer'];
export type LiveRows<R extends Row> = Omit<FoundRows<R>, 'rows'> & { readonly rows: readonly R[] | undefined; readonly pointer?: Pointer };

/**
 * Only for entities with a workflow: master data changes rarely. `watched`: many users look at the list while it changes,
 * so each row gets its own events, and none moves away from the pointer.
 */
export const useLiveRows = <R extends Row>(
  { name, workflow }: EntityMetadata,
  found: FoundRows<R>,
  about: string,
  watched: boolean,
): LiveRows<R> => {
  const { refetch } = found;
  const { rows, pointer } = useHeldRows(watched ? found.rows : undefined, watched ? about : '');
  const read = () => void refetch();
  const readSoon = useOnceForMany(read, together);
  const topics = watched ? [name, ...(rows ?? []).slice(-mostWatched).map(({ id }) => `${name}:${id}`)] : [name];
  useLive(topics, readSoon, { refresh: read, enabled: watched || workflow !== undefined });
  return watched ? { ...found, rows, pointer } : found;
};
