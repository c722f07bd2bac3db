// Lookups for form fields: only id and title of other records, nothing that a page permission protects.
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { number, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readList, readOne, readWhole } from '#server/crud/read/read.ts';

/** Active users by name; open to every signed-in user. */
export const userNames = ({ read }: Database) =>
  read.rows(sql`select id, name || ' ' || last_name as title from "user" where active is true order by last_name_sort, name_sort, id`, {
    id: number,
    title: text,
  });

/** The rows of an entity that belong to a client. */
export const rowsOfClient = async (database: Database, entity: Entity, me: Me, client_id: number): Promise<ApiRecord[]> => {
  if ((await database.read.value(sql`select id from client where id = ${client_id}`, number)) === null) throw notFound();
  return readWhole(database, entity, me, { filter: JSON.stringify({ client_id }) });
};

/** One row of an entity, if it belongs to the client. */
export const rowOfClient = async (database: Database, entity: Entity, me: Me, client_id: number, id: number): Promise<ApiRecord> => {
  const { records } = await readList(database, entity, me, { filter: JSON.stringify({ client_id, id }), range: '[0,0]' });
  if (records.length === 0) throw notFound();
  return readOne(database, entity, me, id);
};
