// The data of a project page, kept up to date by events of the project and its tasks.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { answered, call } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { type ListRow, useListRows } from '#admin/providers/records/list-rows.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { isOpenTask } from '#admin/screens/tasks/shared/states.ts';

import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type ProjectPage = PageRecord<'project'>;

export const project = entityOf('project');
export const projectNumber = (page: Pick<ProjectPage, 'number'>): string => recordNumber(project, page.number);
export const useActs = (page: ProjectPage) => useTransitions('project', page);

export type TaskRow = ListRow<'task'>;

/** The page reads at most this many tasks; the list shows all. */
const most = 500;

/** All tasks of the project, open ones first. */
export const useTasks = (id: number) => {
  const { rows, ...found } = useListRows('task', { filter: { project: id }, sort: { field: 'status', order: 'ASC' }, most });
  return { tasks: rows, ...found };
};

const together = 300;
const topicsAtMost = 60;
/** Listens to the project and its tasks, including clocks started on them. */
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
/** The material used by its tasks. */
export const useMaterial = (id: number) =>
  useQuery({
    queryKey: ['projectPart', id, 'material'],
    queryFn: ({ signal }) => call(`/project/${id}/material`, { signal }).then(answered),
    retry: false,
  });
/** The trips made for its tasks. */
export const useTransport = (id: number) =>
  useQuery({
    queryKey: ['projectPart', id, 'transport'],
    queryFn: ({ signal }) => call(`/project/${id}/transport`, { signal }).then(answered),
    retry: false,
  });
