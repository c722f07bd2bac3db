// Changes a task's details: title and description, notes, tags, deadline, priority, client, place and contact.
import { task } from '#schema/tasks/task.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { checkReferences, type Values } from '#server/crud/write/check.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change } from '#server/crud/write/write.ts';
import { tagsFor } from './choices.ts';
import { checkTags, fitToClient, refuseArchivedClient, taskRecord, touchTask } from './life.ts';
import { joinProject } from './project-membership.ts';

/** A task, and the version of it that the caller saw. */
export type TaskVersion = { readonly id: number; readonly ifMatch: string | null };

/** Changes what a transition within the same state allows; `values` is called after the caller's right is checked. */
const edit = (
  services: Services,
  me: Me,
  { id, ifMatch }: TaskVersion,
  name: string,
  values: (tx: Tx, record: ApiRecord) => Promise<Values> | Values,
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const record = await allowed(tx, task, me, id, name, ifMatch);
    const { before, after } = await change(tx, task, id, await values(tx, record), { action: name });
    if (before.version !== after.version) await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** An emptied text becomes null; a field that was not sent stays. */
const changedField = (field: string, value: string | null | undefined): Values => (value === undefined ? {} : { [field]: value || null });

export const setDescription = (
  services: Services,
  me: Me,
  which: TaskVersion,
  { title, description }: { title: string; description?: string | null | undefined },
): Promise<ApiRecord> => edit(services, me, which, 'edit', () => ({ title, ...changedField('description', description) }));

export const setNotes = (
  services: Services,
  me: Me,
  which: TaskVersion,
  additional_comment: string | null | undefined,
): Promise<ApiRecord> => edit(services, me, which, 'editNotes', () => changedField('additional_comment', additional_comment));

export const setDeadline = (services: Services, me: Me, which: TaskVersion, deadline: string | null): Promise<ApiRecord> =>
  edit(services, me, which, 'changeDeadline', () => ({ deadline: deadline && new Date(deadline).toISOString() }));

/** Adds the task to a project or removes it, and sets what of it counts there. */
export const setProject = (
  services: Services,
  me: Me,
  which: TaskVersion,
  { planned_time, ...projectValues }: { project: number; project_hours: boolean; planned_time?: number | null | undefined },
): Promise<ApiRecord> =>
  edit(services, me, which, 'changeProject', async (tx, record) => {
    const { client_company_id, branch_office_id, client_company_contact_id } = record;
    const values = { ...projectValues, ...(planned_time !== undefined && { planned_time }) };
    if (projectValues.project === record.project) return values;
    const { project: _project, ...place } = await joinProject(tx, {
      project: projectValues.project,
      client_company_id,
      branch_office_id,
      client_company_contact_id,
    });
    return { ...place, ...values };
  });

export const setPriority = (services: Services, me: Me, which: TaskVersion, priority: number): Promise<ApiRecord> =>
  edit(services, me, which, 'changePriority', () => ({ priority }));

/** Sets tags: global ones, those of the task's client, and those that the task already has. */
export const setTags = (services: Services, me: Me, which: TaskVersion, tags: readonly number[]): Promise<ApiRecord> =>
  edit(services, me, which, 'changeTags', async (tx, record) => {
    const standing = new Set(record.tags as number[]);
    await checkTags(
      tx,
      Number(record.client_company_id ?? 0),
      tags.filter((id) => !standing.has(id)),
    );
    return { tags: [...tags].sort((a, b) => a - b) };
  });

/** Sets the client, with its primary contact and only the tags allowed for it; another branch office of the same client changes neither. */
export const setClient = (
  services: Services,
  me: Me,
  which: TaskVersion,
  { client_company_id, branch_office_id }: { client_company_id: number; branch_office_id: number },
): Promise<ApiRecord> =>
  edit(services, me, which, 'changeClient', async (tx, record) => {
    if (client_company_id !== record.client_company_id) await refuseArchivedClient(tx, client_company_id);
    const broken = await checkReferences(tx, task, { client_company_id }, record);
    if (broken.length > 0) throw invalid(...broken);
    if (client_company_id === record.client_company_id)
      return fitToClient(tx, { client_company_id, branch_office_id, client_company_contact_id: record.client_company_contact_id });
    const tags = await tagsFor(tx, client_company_id, record.tags as number[]);
    return { ...(await fitToClient(tx, { client_company_id, branch_office_id })), tags };
  });

/** Sets another contact of the task's client. */
export const setContact = (services: Services, me: Me, which: TaskVersion, contact_id: number): Promise<ApiRecord> =>
  edit(services, me, which, 'changeContact', async (tx, record) => {
    const client_id = Number(record.client_company_id ?? 0);
    if ((await tx.em.count(tx.database.entities.contact, { id: contact_id, client_id })) === 0)
      throw invalid({ field: 'client_company_contact_id', reason: 'notReference' });
    return { client_company_contact_id: contact_id };
  });
