// What the page of a project shows, as the server tells it, kept true by what happens to it and to its tasks.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { type Living, useTransitions } from '#admin/generic/workflow/transitions.ts';
import { callEngine } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { isOpenTask } from '#admin/screens/tasks/shared/states.ts';
import type { TaskStatus } from '#admin/ui/marks/status.tsx';
import type { paths } from '#generated/api.d.ts';

type Told = paths['/api/v1/project/{id}']['get']['responses'][200]['content']['application/json'];
export type ProjectPage = Told & Living;

export const project = entityOf('project');
export const projectNumber = (page: Pick<ProjectPage, 'number'>): string => recordNumber(project, page.number);
export const useActs = (page: ProjectPage) => useTransitions(project, page);

export type TaskRow = {
  readonly id: number;
  readonly title: string;
  readonly company_task_id: number;
  readonly status: TaskStatus;
  readonly users: readonly number[];
  readonly company_user_id: number;
  readonly total_time: number;
  readonly planned_time: number | null;
  readonly running_users: readonly number[];
  readonly running_since: readonly string[];
};

/** As many as a project has at most before its page sends people to the list. */
const most = 500;

/** All tasks of the project, those that are not done first. */
export const useTasks = (id: number) => {
  const { data, total, error, refetch } = useGetList<TaskRow>(
    'task',
    { filter: { project: id }, sort: { field: 'status', order: 'ASC' }, pagination: { page: 1, perPage: most }, meta: { list: true } },
    { retry: false },
  );
  return { tasks: data, total, error, refetch };
};

const together = 300;
const topicsAtMost = 60;
/** Follows the project and its tasks: also a clock that somebody starts on one of them. */
export const useLiveProject = (id: number, tasks: readonly TaskRow[] | undefined): void => {
  const queries = useQueryClient();
  useLiveRecord(project, id);
  const read = () => {
    for (const name of ['project', 'task']) void queries.invalidateQueries({ queryKey: [name] });
    void queries.invalidateQueries({ queryKey: ['projectPart', id] });
  };
  const open = useMemo(() => (tasks ?? []).filter(isOpenTask).slice(0, topicsAtMost), [tasks]);
  useLive(['task', ...open.map((task) => `task:${task.id}`)], useOnceForMany(read, together));
};

type Parts = {
  readonly material: paths['/api/v1/project/{id}/material']['get']['responses'][200]['content']['application/json'];
  readonly transport: paths['/api/v1/project/{id}/transport']['get']['responses'][200]['content']['application/json'];
};
export type MaterialRow = Parts['material'][number];
/** What its tasks used up, or who drove for them. */
export const usePart = <P extends keyof Parts>(id: number, part: P) =>
  useQuery({
    queryKey: ['projectPart', id, part],
    queryFn: async ({ signal }) => (await callEngine<Parts[P]>(`/project/${id}/${part}`, { signal })).json,
    retry: false,
  });
