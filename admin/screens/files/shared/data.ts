// The files of a record: read again with every change of the record, uploaded one by one.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import type { Place } from '#admin/generic/parts/place.ts';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { enqueue } from './queue.ts';

/** The same type for every record with files. */
export type KeptRow = AnswerOf<'/task/{id}/file'>[number];

const keyOf = ({ path, mark }: Place) => ['files', path, mark] as const;
/** The subject id of an action on a file. */
export const fileRow = (id: number) => `file:${id}`;

/** Every change of a file changes the record's mark, which its page keeps up to date. */
export const useFiles = (place: Place) =>
  useQuery({
    queryKey: keyOf(place),
    queryFn: async ({ signal }) => (await call(`/${place.path}/file`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** Queues uploads for a record; a notification follows the last one. */
export const useSender = (place: Place) => {
  const say = useSay();
  const { tell } = useSaidAct();
  const announcementOf = ([name = '', ...more]: readonly string[]) =>
    tell(say('file.screen.sent', { name: more.length > 0 ? say('file.count', { smart_count: more.length + 1 }) : name }));
  return (files: readonly File[]): void => enqueue(place.path, files, { arrived: place.again, announce: announcementOf });
};

export const useFileActs = (place: Place) => {
  const queries = useQueryClient();
  const say = useSay();
  const { act, tell } = useSaidAct();
  const show = (change: (rows: KeptRow[]) => KeptRow[]) => queries.setQueryData<KeptRow[]>(keyOf(place), (rows) => rows && change(rows));
  return {
    /** Throws the server's refusal. */
    note: async (id: number, notes: string | null, key: string): Promise<void> => {
      const row = await sendOnce(`/file/${id}/notes`, { body: { notes } }, key);
      show((rows) => rows.map((one) => (one.id === id ? row : one)));
      tell(say('file.screen.noted', { name: row.file_name }));
      void place.again();
    },
    remove: ({ id, file_name }: KeptRow): Promise<boolean> =>
      act({
        on: fileRow(id),
        send: (key) => sendOnce(`/file/${id}`, { method: 'DELETE' }, key),
        done: say('file.screen.removed', { name: file_name }),
        undo: (key) => sendOnce(`/file/${id}/restore`, undefined, key),
        after: () => place.again(),
      }),
  };
};
