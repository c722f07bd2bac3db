// The queries of a task: page, time entries, and the user's own clock, with their keys.
import type { QueryClient } from '@tanstack/react-query';
import { answered, call } from '#admin/providers/calls/http.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type TaskPage = AnswerOf<'/task/{id}'>;
export type TimeEntry = AnswerOf<'/task/{id}/time'>[number];
export type WorkingStatus = AnswerOf<'/task/{id}/status'>;
/** The user's own work: the running task, else the last paused one. */
export type Working = AnswerOf<'/me/working'>;
/** A contact of the task's client. */
export type TaskContact = AnswerOf<'/task/{id}/contacts'>[number];
export type OwnWorkType = AnswerOf<'/me/work_types'>[number];

export const taskKeys = {
  page: (id: number) => ['task', 'page', id] as const,
  times: (id: number) => ['task', 'times', id] as const,
  status: (id: number) => ['task', 'status', id] as const,
  contacts: (id: number) => ['task', 'contacts', id] as const,
  tags: (id: number) => ['task', 'tags', id] as const,
  working: ['me', 'working'] as const,
  workTypes: ['me', 'work_types'] as const,
};

export const readTask = (id: number, signal?: AbortSignal): Promise<TaskPage> => call(`/task/${id}`, { signal }).then(answered);
export const readTimes = (id: number, signal?: AbortSignal): Promise<TimeEntry[]> => call(`/task/${id}/time`, { signal }).then(answered);
export const readStatus = (id: number, signal?: AbortSignal): Promise<WorkingStatus> =>
  call(`/task/${id}/status`, { signal }).then(answered);
export const readContacts = (id: number, signal?: AbortSignal): Promise<TaskContact[]> =>
  call(`/task/${id}/contacts`, { signal }).then(answered);
/** The tags that the task may have. */
export const readTags = (id: number, signal?: AbortSignal): Promise<number[]> => call(`/task/${id}/tags`, { signal }).then(answered);
export const readWorking = (signal?: AbortSignal): Promise<Working> => call('/me/working', { signal }).then(answered);
export const readWorkTypes = (signal?: AbortSignal): Promise<OwnWorkType[]> => call('/me/work_types', { signal }).then(answered);

/** The status of the user's clock, or null if the task is unchanged since this revision. */
export const readChangedStatus = async (id: number, revision: number): Promise<WorkingStatus | null> => {
  try {
    return (await call(`/task/${id}/status`, { headers: { 'If-None-Match': `"r${revision}"` } })).json;
  } catch (error) {
    if (statusOf(error) === 304) return null;
    throw error;
  }
};

/** Reads a task again everywhere; the own status last, because the buttons depend on it and need the rest. */
export const readTaskAgain = async (queries: QueryClient, id: number): Promise<void> => {
  await Promise.all([taskKeys.page(id), taskKeys.times(id)].map((queryKey) => queries.invalidateQueries({ queryKey })));
  await queries.invalidateQueries({ queryKey: taskKeys.status(id) });
};
