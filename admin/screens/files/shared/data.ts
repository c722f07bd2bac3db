// The files of a record as the tab knows them: read with every change of the record, sent one by one.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { leave, stay } from '#admin/generic/parts/leaving.ts';
import type { Place } from '#admin/generic/parts/place.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { newKey, sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { enqueue } from './queue.ts';

/** Alike for every record. */
export type KeptRow = AnswerOf<'/task/{id}/file'>[number];

const keyOf = ({ path, mark }: Place) => ['files', path, mark] as const;
export const leavingName = (id: number) => `file:${id}`;

/** Whatever changes here changes the mark of the record, which its page follows live. */
export const useFiles = (place: Place) =>
  useQuery({
    queryKey: keyOf(place),
    queryFn: async ({ signal }) => (await call(`/${place.path}/file`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** Puts files in line for a record, from its tab or from the dock. */
export const sender =
  (place: Place) =>
  (files: readonly File[]): void =>
    enqueue(place.path, files, place.again);

export const useFileActs = (place: Place) => {
  const queries = useQueryClient();
  const say = useSay();
  const fail = useFailure();
  const show = (change: (rows: KeptRow[]) => KeptRow[]) => queries.setQueryData<KeptRow[]>(keyOf(place), (rows) => rows && change(rows));
  return {
    /** Throws what the server says against it. */
    note: async (id: number, notes: string | null, key: string): Promise<void> => {
      const row = await sendOnce(`/file/${id}/notes`, { body: { notes } }, key);
      show((rows) => rows.map((one) => (one.id === id ? row : one)));
      void place.again();
    },
    /** Gone at once; the server hears of it when it can no longer be taken back. */
    remove: ({ id, file_name }: KeptRow): void => {
      const row = leavingName(id);
      leave(row);
      const commit = async () => {
        try {
          await call(`/file/${id}`, { method: 'DELETE', headers: { 'Idempotency-Key': newKey() }, keepalive: true });
          show((rows) => rows.filter((one) => one.id !== id));
        } catch (error) {
          fail(error);
        }
        await place.again();
        stay(row);
      };
      toastSuccess(say('file.screen.removed', { name: file_name }), { undo: () => stay(row), commit: () => void commit() });
    },
  };
};
