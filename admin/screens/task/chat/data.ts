// What was said on a task and what happened meanwhile, read with every revision of the task.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/http.ts';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import type { paths } from '#generated/api.d.ts';

type Answer<Path extends '/api/v1/task/{id}/comment' | '/api/v1/task/{id}/history'> =
  paths[Path]['get']['responses'][200]['content']['application/json'];
export type Comment = Answer<'/api/v1/task/{id}/comment'>[number];
type History = Answer<'/api/v1/task/{id}/history'>;
export type Turn = History['records'][number];

export const chatKey = (id: number) => ['task', 'comments', id] as const;

/** The newest so many, the newest first. */
export const useComments = (task: TaskPage, many: number) =>
  useQuery({
    queryKey: [...chatKey(task.id), many, task.revision],
    queryFn: async ({ signal }) => (await call<Comment[]>(`/task/${task.id}/comment?range=[0,${many - 1}]`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** Acts that lead a task on, or hand it over: between the lines one sees when they were said. */
const leading = new Set(['take', 'give', 'steal', 'wait', 'close', 'withdraw', 'confirm', 'decline', 'reject', 'reopen']);
const lookedBack = 100;

export const useTurns = (task: TaskPage): readonly Turn[] => {
  const { data } = useQuery({
    queryKey: ['task', 'turns', task.id, task.revision],
    queryFn: async ({ signal }) =>
      (await call<History>(`/task/${task.id}/history?entity=task&range=[0,${lookedBack - 1}]`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return data?.records.filter(({ action }) => leading.has(action)) ?? [];
};
