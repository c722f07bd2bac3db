// Starts a project from a template or an accepted offer, with its plan and all its tasks in one transaction.

import { settings } from '#schema/company/settings.ts';
import { type WorkCalendar, workingDayAfter } from '#schema/company/working-days.ts';
import { dayAfter, dayOf, instantsAt } from '#schema/core/zone.ts';
import { checklistText, type PlanRow, type TaskOutline, tasksOfTemplate } from '#schema/projects/project-outline.ts';
import { projectTemplate } from '#schema/projects/project-template.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Values } from '#server/crud/write/check.ts';
import { insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { usableTags } from '../tasks/choices.ts';
import { openProject } from './life.ts';

/** The company's working days and its time zone. */
export type Company = { readonly calendar: WorkCalendar; readonly timeZone: string };
export const companyOf = async ({ read }: ReadSource): Promise<Company> => {
  const company = await read.row(
    sql`select timezone, work_days, country from settings where id = 1`,
    columnsOf(settings, 'timezone', 'work_days', 'country'),
  );
  const days = await read.values(sql`select date from holiday where country = ${company?.country ?? ''}`, text);
  return { calendar: { workDays: company?.work_days ?? [], holidays: new Set(days) }, timeZone: company?.timezone ?? 'UTC' };
};

/** The first working day after today. */
export const usualStart = ({ calendar, timeZone }: Company, now: number): string =>
  workingDayAfter(dayAfter(dayOf(now, timeZone)), 0, calendar);

/** A task due on a day is due at the end of the working day. */
const endOfWork = '16:00';
const deadlineOf = (day: string | null, timeZone: string): string | null => {
  const [at] = day ? instantsAt(`${day} ${endOfWork}`, timeZone) : [];
  return at === undefined ? null : new Date(at).toISOString();
};

const template = columnsOf(projectTemplate, 'id', 'title', 'plan', 'team', 'tasks', 'archived');
export type Template = Readonly<RowOf<typeof template>>;
/** The template with its tasks; null if it does not exist. */
export const templateOf = async ({ read }: ReadSource, id: number | null): Promise<Template | null> =>
  id === null ? null : read.row(sql`select ${selected(template, 't')} from project_template t where id = ${id}`, template);

export type Outline = {
  readonly plan: readonly PlanRow[];
  readonly tasks: readonly (TaskOutline & { readonly deadline: string | null })[];
};

/** What a project would begin with; without a start day it begins on the first working day after today. */
export const outlineOf = (company: Company, plan: readonly PlanRow[], tasks: readonly TaskOutline[]): Outline => ({
  plan,
  tasks: tasks.map((one) => ({ ...one, deadline: deadlineOf(one.day, company.timeZone) })),
});
export const tasksFrom = ({ tasks }: Template, start: string, { calendar }: Company): TaskOutline[] =>
  tasksOfTemplate(tasks, start, calendar);

const notesOf = (workType: string | undefined, checklist: string | null): string | null =>
  [workType, checklistText(checklist)].filter(Boolean).join('\n') || null;

/** Creates the project with its plan and tasks inside an act; `values` hold its first day, and it is due with its last task. */
export const startProject = async (tx: Tx, me: Me, values: Values, { plan, tasks }: Outline): Promise<ApiRecord> => {
  const deadlines = tasks.flatMap(({ deadline }) => deadline ?? []).sort();
  const project = await openProject(tx, me, { deadline: deadlines.at(-1) ?? null, ...values, plan });
  const usable = await usableTags(tx, Number(project.client_id), [...new Set(tasks.flatMap(({ tags }) => tags))]);
  const types = await tx.em.find(tx.database.entities.work_type, { id: { $in: tasks.flatMap(({ work_type_id }) => work_type_id ?? []) } });
  const typeName = new Map(types.map(({ id, name }) => [id, name]));
  for (const { title, description, deadline, planned_time, tags, work_type_id, checklist } of tasks)
    await insert(
      tx,
      task,
      {
        title,
        description,
        additional_comment: notesOf(typeName.get(work_type_id ?? 0), checklist),
        deadline,
        planned_time,
        priority: 1,
        client_company_id: project.client_id,
        branch_office_id: project.branch_office_id,
        client_company_contact_id: project.contact_id,
        tags: tags.filter((id) => usable.has(id)),
        project: project.id,
        project_hours: true,
      },
      { status: taskStates.unassigned, user_added: me.id, date_added: tx.now.toISOString() },
    );
  return project;
};
