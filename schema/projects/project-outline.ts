// The starting content of a project, from a template and the lines of an offer: planned hours by work type, and tasks with deadlines.

import { type WorkCalendar, workingDayAfter } from '../company/working-days.ts';
import type { OfferLine } from '../offers/offer-totals.ts';

export type PlanRow = { readonly work_type_id: number; readonly planned_time: number };
export type TaskTemplate = {
  readonly title: string;
  readonly description: string | null;
  readonly work_type_id: number | null;
  readonly planned_time: number | null;
  readonly days_after_start: number;
  readonly tags: readonly number[];
  readonly checklist: string | null;
};
export type TaskOutline = Omit<TaskTemplate, 'days_after_start'> & {
  /** The day of the deadline; null without any. */
  readonly day: string | null;
};

/** Hours by work type, in the order in which the lines name the types. */
export const planOfLines = (lines: readonly Pick<OfferLine, 'kind' | 'work_type_id' | 'quantity'>[]): PlanRow[] => {
  const plan = new Map<number, number>();
  for (const { kind, work_type_id, quantity } of lines)
    if (kind === 'work' && work_type_id) plan.set(work_type_id, (plan.get(work_type_id) ?? 0) + Math.round(quantity * 3600));
  return [...plan].filter(([, time]) => time >= 60).map(([work_type_id, planned_time]) => ({ work_type_id, planned_time }));
};

/** The tasks of a template, each due so many working days after the start. */
export const tasksOfTemplate = (tasks: readonly TaskTemplate[], start: string, calendar: WorkCalendar): TaskOutline[] =>
  tasks.map(({ days_after_start, ...task }) => ({ ...task, day: workingDayAfter(start, days_after_start, calendar) }));

/** Without a template each line of work becomes a task. */
export const tasksOfLines = (lines: readonly OfferLine[]): TaskOutline[] =>
  lines
    .filter(({ kind }) => kind === 'work')
    .map(({ title, work_type_id, quantity }) => ({
      title,
      description: null,
      work_type_id,
      planned_time: quantity > 0 ? Math.round(quantity * 3600) : null,
      tags: [],
      checklist: null,
      day: null,
    }));

/** The checklist as text for the notes of a task. */
export const checklistText = (checklist: string | null): string | null => {
  const points = (checklist ?? '').split('\n').map((point) => point.trim());
  return points.some(Boolean) ? points.map((point) => point && `☐ ${point}`).join('\n') : null;
};
