// The contacts and tags that a task may have: contacts of its client, tags allowed for its client.
import { contact } from '#schema/clients/contact.ts';
import { allows, lackedOf } from '#schema/core/access.ts';
import { task } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { among, nullable, number, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** The task's client; its id is null for a task without client. @throws Refusal 404 without such a task */
const clientOf = async ({ read }: Database, id: number) => {
  const clientRow = await read.row(
    sql`select client.id, primary_contact_id from task t left join client on client.id = t.client_company_id where t.id = ${id}`,
    { id: nullable(number), primary_contact_id: nullable(number) },
  );
  if (!clientRow) throw notFound();
  return clientRow;
};

/** The contacts of the task's client. Phone and e-mail only for callers who read clients or may change the contact; the task's own contact always has them. @throws Refusal 404 without such a task */
export const contactsOf = async (database: Database, me: Me, id: number) => {
  const client = await clientOf(database, id);
  const taskRecord = await readOne(database, task, me, id);
  const all = me.permissions.has('clients.read') || allows(taskWorkflow.transitions.changeContact.allow, me, taskRecord);
  const reaches = (contact_id: number) => all || contact_id === taskRecord.client_company_contact_id;
  const rows = await database.read.rows(
    sql`select id, name, l_name, phone, email from contact where client_id = ${client.id} order by l_name_sort, name_sort, id`,
    columnsOf(contact, 'id', 'name', 'l_name', 'phone', 'email'),
  );
  return rows.map(({ phone, email, ...row }) => ({
    ...row,
    ...(reaches(row.id) ? { phone, email } : { phone: null, email: null }),
    primary: row.id === client.primary_contact_id,
  }));
};

const carriedFor = (client_id: number | null) =>
  sql`("global" is true or id in (select tag_id from client_tags where client_id = ${client_id}))`;

/** The tags that the task may have: global ones and those of its client. */
export const selectableTags = async (database: Database, id: number): Promise<number[]> => {
  const client = await clientOf(database, id);
  return database.read.values(sql`select id from tag where archived is false and ${carriedFor(client.id)} order by name_sort, id`, number);
};

/** Those tags that a task keeps with this client: global ones and the client's, archived ones too. */
export const tagsFor = ({ read }: ReadSource, client_id: number, tags: readonly number[]): Promise<number[]> =>
  read.values(sql`select id from tag where id ${among(tags)} and ${carriedFor(client_id)} order by id`, number);

/** Those tags that a task with this client may be given: global ones and the client's, unless archived. */
export const usableTags = async (tx: Tx, client_id: number, tagIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { tag, client_tags } = tx.database.entities;
  const tags = await tx.em.find(tag, { id: { $in: [...tagIds] }, archived: false });
  const ofClient = new Set((await tx.em.find(client_tags, { client_id, tag_id: { $in: [...tagIds] } })).map(({ tag_id }) => tag_id));
  return new Set(tags.filter((one) => one.global || ofClient.has(one.id)).map(({ id }) => id));
};

/** Previews another client for a task: its primary contact and language, and the tags that would be removed. @throws Refusal 403, 404 without such a task or client */
export const changesWith = async (database: Database, me: Me, id: number, client_id: number) => {
  const { allow } = taskWorkflow.transitions.changeClient;
  if (!allows(allow, me, await readOne(database, task, me, id))) throw notAllowed(lackedOf(allow, me));
  const clientRow = await database.read.row(
    sql`select c.language, k.name, k.l_name from client c left join contact k on k.id = c.primary_contact_id where c.id = ${client_id}`,
    { language: text, name: nullable(text), l_name: nullable(text) },
  );
  if (!clientRow) throw notFound();
  const tags = await database.read.values(sql`select tag_id from task_tags where task_id = ${id}`, number);
  const allowedTags = new Set(await tagsFor(database, client_id, tags));
  return {
    language: clientRow.language,
    contact: clientRow.name === null ? null : { name: clientRow.name, l_name: clientRow.l_name },
    tags: tags.filter((tag) => !allowedTags.has(tag)),
  };
};
