// What the page of a project shows, as the server tells it, kept true by what happens to it and to its tasks.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { answered, call } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useListRows } from '#admin/providers/records/list-rows.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import type { TaskStatus } from '#admin/screens/tasks/shared/states.ts';
import { isOpenTask } from '#admin/screens/tasks/shared/states.ts';

import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type ProjectPage = PageRecord<'project'>;

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
  const { rows, ...found } = useListRows('task', { filter: { project: id }, sort: { field: 'status', order: 'ASC' }, most });
  return { tasks: rows, ...found };
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

export type MaterialRow = AnswerOf<'/project/{id}/material'>[number];
/** What its tasks used up. */
export const useMaterial = (id: number) =>
  useQuery({
    queryKey: ['projectPart', id, 'material'],
    queryFn: ({ signal }) => call(`/project/${id}/material`, { signal }).then(answered),
    retry: false,
  });
/** Who drove for them. */
export const useTransport = (id: number) =>
  useQuery({
    queryKey: ['projectPart', id, 'transport'],
    queryFn: ({ signal }) => call(`/project/${id}/transport`, { signal }).then(answered),
    retry: false,
  });
