// Makes a project from a template: previews the outcome, then creates everything at once.

import { project } from '#schema/projects/project.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { identifier, number, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { checkReferences } from '#server/crud/write/check.ts';
import { projectRecord } from './life.ts';
import { companyOf, outlineOf, startProject, tasksFrom, templateOf, usualStart } from './start.ts';

/** Ids with names, for display. */
const namesIn = async ({ read }: ReadSource, table: 'work_type' | 'user_type'): Promise<ReadonlyMap<number, string>> =>
  new Map((await read.rows(sql`select id, name from ${identifier(table)}`, { id: number, name: text })).map(({ id, name }) => [id, name]));

/** Active users with a user type, by name. */
const peopleOf = ({ read }: ReadSource) =>
  read.rows(sql`select id, user_type_id from "user" where user_type_id is not null and active is true order by last_name_sort`, {
    id: number,
    user_type_id: number,
  });

/** The team of a template: how many users of each type, and the users of that type. */
export const teamOf = async (database: ReadSource, team: readonly { user_type_id: number; people: number }[]) => {
  if (team.length === 0) return [];
  const [names, users] = [await namesIn(database, 'user_type'), await peopleOf(database)];
  return team.map(({ user_type_id, people }) => ({
    user_type_id,
    user_type_name: names.get(user_type_id) ?? '',
    people,
    users: users.flatMap((one) => (one.user_type_id === user_type_id ? [one.id] : [])),
  }));
};
export const planWithNames = async (database: ReadSource, plan: readonly { work_type_id: number; planned_time: number }[]) => {
  const names = plan.length > 0 ? await namesIn(database, 'work_type') : new Map<number, string>();
  return plan.map((row) => ({ ...row, work_type_name: names.get(row.work_type_id) ?? '' }));
};

/** Previews what the template would create. @throws Refusal 404 without such a template */
export const templateOutline = async (database: Database, id: number, starts_on: string | undefined) => {
  const [template, company] = [await templateOf(database, id), await companyOf(database)];
  if (!template) throw notFound();
  const start = starts_on ?? usualStart(company, Date.now());
  const { tasks } = outlineOf(company, template.plan, tasksFrom(template, start, company));
  return {
    starts_on: start,
    plan: await planWithNames(database, template.plan),
    tasks: tasks.map(({ title, deadline }) => ({ title, deadline })),
    team: await teamOf(database, template.team),
  };
};

export type ProjectStart = {
  readonly title: string;
  readonly client_id: number;
  readonly branch_office_id?: number | null | undefined;
  readonly contact_id?: number | null | undefined;
  readonly leader_id?: number | null | undefined;
  readonly members: readonly number[];
  readonly starts_on?: string | undefined;
};

/** Creates a project from a template with its plan and all its tasks, or nothing. */
export const projectFromTemplate = (
  services: Services,
  me: Me,
  id: number,
  { starts_on, ...projectValues }: ProjectStart,
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    // Locked, so that the template does not change while its tasks are created.
    await tx.lock('project_template', id);
    const [template, company] = [await templateOf(tx, id), await companyOf(tx)];
    if (!template) throw notFound();
    if (template.archived) throw invalid({ field: 'id', reason: 'notReference' });
    const start = starts_on ?? usualStart(company, tx.now.getTime());
    const values = {
      ...projectValues,
      starts_on: start,
      branch_office_id: projectValues.branch_office_id ?? 0,
      contact_id: projectValues.contact_id ?? 0,
      leader_id: projectValues.leader_id ?? me.id,
      members: [...projectValues.members],
      description: null,
      tags: [],
      notes: null,
    };
    const broken = await checkReferences(tx, project, values, null);
    if (broken.length > 0) throw invalid(...broken);
    const made = await startProject(
      tx,
      me,
      { ...values, template_id: id },
      outlineOf(company, template.plan, tasksFrom(template, start, company)),
    );
    return projectRecord(tx, me, made.id);
  });
