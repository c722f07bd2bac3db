// The files of a task as the tab knows them: read with every revision of the task, sent one by one.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { newKey, sendOnce } from '#admin/providers/send-once.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { type Answer, readTaskAgain, type TaskPage } from '#admin/providers/task-queries.ts';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { leave, stay } from '../leaving.ts';
import { enqueue } from './queue.ts';

export type TaskFile = Answer<'/api/v1/task/{id}/file'>[number];

const keyOf = ({ id, revision }: TaskPage) => ['task', 'files', id, revision] as const;
export const leavingName = (id: number) => `file:${id}`;

/** Whatever changes here raises the revision of the task, which the page follows live. */
export const useTaskFiles = (task: TaskPage) =>
  useQuery({
    queryKey: keyOf(task),
    queryFn: async ({ signal }) => (await call<TaskFile[]>(`/task/${task.id}/file`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** Puts files in line for a task, from its tab or from the dock. */
export const useSend = (task: TaskPage): ((files: readonly File[]) => void) => {
  const queries = useQueryClient();
  return (files) => enqueue(task.id, files, () => readTaskAgain(queries, task.id));
};

export const useFileActs = (task: TaskPage) => {
  const queries = useQueryClient();
  const say = useSay();
  const fail = useFailure();
  const show = (change: (rows: TaskFile[]) => TaskFile[]) => queries.setQueryData<TaskFile[]>(keyOf(task), (rows) => rows && change(rows));
  return {
    /** Throws what the server says against it. */
    note: async (id: number, notes: string | null, key: string): Promise<void> => {
      const row = await sendOnce<TaskFile>(`/file/${id}/notes`, { body: { notes } }, key);
      show((rows) => rows.map((one) => (one.id === id ? row : one)));
      void readTaskAgain(queries, task.id);
    },
    /** Gone at once; the server hears of it when it can no longer be taken back. */
    remove: ({ id, file_name }: TaskFile): void => {
      const row = leavingName(id);
      leave(row);
      const commit = async () => {
        try {
          await call(`/file/${id}`, { method: 'DELETE', headers: { 'Idempotency-Key': newKey() }, keepalive: true });
          show((rows) => rows.filter((one) => one.id !== id));
        } catch (error) {
          fail(error);
        }
        await readTaskAgain(queries, task.id);
        stay(row);
      };
      toastSuccess(say('file.screen.removed', { name: file_name }), { undo: () => stay(row), commit: () => void commit() });
    },
  };
};
