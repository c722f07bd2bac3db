// What a task may be given: a contact among the people at its client, tags among those that its tasks may carry.
import type { Database, Row } from '#server/core/database.ts';
import { notFound } from '#server/core/refusal.ts';

const mark = (database: Database) => (database.dialect === 'sqlite' ? '?' : '$1');

/** The client of a task; none has the id null. @throws Refusal 404 without such a task */
const clientOf = async (database: Database, id: number): Promise<Row> => {
  const [its] = await database.read.all(
    `select client.id, primary_contact_id from task t left join client on client.id = t.client_company_id where t.id = ${mark(database)}`,
    [id],
  );
  if (!its) throw notFound();
  return its;
};

/** The people at the task's client: whoever reads the task may call and write to them. */
export const contactsOf = async (database: Database, id: number): Promise<Row[]> => {
  const client = await clientOf(database, id);
  const rows = await database.read.all(
    `select id, name, l_name, phone, email from contact where client_id = ${mark(database)} order by l_name_sort, name_sort, id`,
    [client.id],
  );
  return rows.map((row) => ({ ...row, primary: row.id === client.primary_contact_id }));
};

/** The tags that the task may carry: those for everybody, and those of its client. */
export const selectableTags = async (database: Database, id: number): Promise<number[]> => {
  const client = await clientOf(database, id);
  const [global, archived] = database.dialect === 'sqlite' ? ['"global" = 1', 'archived = 0'] : ['"global"', 'not archived'];
  const rows = await database.read.all(
    `select id from tag where ${archived} and (${global} or id in (select tag_id from client_tags where client_id = ${mark(database)})) order by name_sort, id`,
    [client.id],
  );
  return rows.map((row) => Number(row.id));
};

/** Those of some tags that stay on a task with this client: what anybody's task may carry, also from the archive, and what its tasks may. */
export const tagsFor = async ({ read, dialect }: Pick<Database, 'read' | 'dialect'>, client_id: number, tags: readonly number[]) => {
  const sqlite = dialect === 'sqlite';
  const [among, global, its] = sqlite ? ['in (select value from json_each(?))', '"global" = 1', '?'] : ['= any($1)', '"global"', '$2'];
  const rows = await read.all(
    `select id from tag where id ${among} and (${global} or id in (select tag_id from client_tags where client_id = ${its})) order by id`,
    [sqlite ? JSON.stringify(tags) : tags, client_id],
  );
  return rows.map((row) => Number(row.id));
};

/** What a task would get with another client, its primary contact and language, and which of its tags would come off. @throws Refusal 404 without such a task or client */
export const changesWith = async (database: Database, id: number, client_id: number): Promise<Row> => {
  await clientOf(database, id);
  const place = mark(database);
  const [its] = await database.read.all(
    `select c.language, k.name, k.l_name from client c left join contact k on k.id = c.primary_contact_id where c.id = ${place}`,
    [client_id],
  );
  if (!its) throw notFound();
  const tags = (await database.read.all(`select tag_id from task_tags where task_id = ${place}`, [id])).map((row) => Number(row.tag_id));
  const kept = new Set(await tagsFor(database, client_id, tags));
  return {
    language: its.language,
    contact: its.name === null ? null : { name: its.name, l_name: its.l_name },
    tags: tags.filter((tag) => !kept.has(tag)),
  };
};
