// Who was quicker: the groups that a refusal names, each with the task that it holds.
import type { Problem } from '#admin/providers/calls/problem.ts';

export type Group = { readonly id: number; readonly title: string; readonly task_id: number };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'task_id' in value;

export const groupsIn = (problem: Problem | null): readonly Group[] => {
  const groups = problem?.groups;
  if (!Array.isArray(groups)) return [];
  const all = groups.filter(isGroup);
  // A group that holds several of them is named once, with each of its tasks.
  return all.filter(({ id, task_id }, at) => all.findIndex((one) => one.id === id && one.task_id === task_id) === at);
};
