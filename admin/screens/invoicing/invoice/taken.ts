// The drafts named by a refusal, each with the task that it contains.
import type { Problem } from '#admin/providers/calls/problem.ts';

export type Group = { readonly id: number; readonly title: string; readonly task_id: number };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'task_id' in value;

export const groupsIn = (problem: Problem | null): readonly Group[] => {
  const groups = problem?.groups;
  if (!Array.isArray(groups)) return [];
  const all = groups.filter(isGroup);
  // A draft with several of the tasks is listed once.
  return all.filter(({ id, task_id }, at) => all.findIndex((one) => one.id === id && one.task_id === task_id) === at);
};
