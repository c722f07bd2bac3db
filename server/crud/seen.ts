// A record as somebody sees it who may act on it: with its transitions, each allowed or refused with the reason; the server decides once, screens show it.
import { workflows } from '#generated/registry.ts';
import type { Caller } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Refusal as Why } from '#schema/core/workflow.ts';
import type { Tx } from '#server/core/act.ts';
import { among, type Database, type Dialect, listed, type Reader } from '#server/core/database.ts';
import type { Me } from '#server/core/session.ts';
import type { ApiRecord } from './plan.ts';
import { readOne } from './read.ts';
import { readInside } from './read-inside.ts';
import { calledBy } from './subject.ts';

/** Who or what stands in the way, by name. */
export const namesIn = async (
  read: Reader,
  dialect: Dialect,
  { users, about }: Pick<Why, 'users' | 'about'>,
): Promise<string[] | undefined> => {
  if (!users?.length) return undefined;
  // Other records than users are called by their number and title.
  if (about) return [...(await calledBy(read, dialect, about, users)).values()];
  const rows = await read.all(`select name, last_name from "user" where id ${among(dialect)} order by last_name_sort`, [
    listed(dialect, users),
  ]);
  return rows.map((row) => `${row.name} ${row.last_name}`);
};

/** The record with its transitions; one without a life as it is. */
export const withTransitions = async (
  read: Reader,
  dialect: Dialect,
  entity: Entity,
  me: Caller,
  record: ApiRecord,
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name];
  if (!workflow) return record;
  const transitions: Record<string, unknown> = {};
  const asked = new Map<string, Promise<string[] | undefined>>();
  for (const name of Object.keys(workflow.transitions)) {
    const why = workflow.refusal(name, me, record);
    const users = why?.users?.length ? why.users : null;
    const key = `${why?.about ?? ''}|${users?.join() ?? ''}`;
    if (why && users && !asked.has(key)) asked.set(key, namesIn(read, dialect, why));
    const names = users && (await asked.get(key));
    transitions[name] = why ? { allowed: false, reason: why.reason, ...(names && { names }) } : { allowed: true };
  }
  return { ...record, $transitions: transitions };
};

/** One record with its transitions, as `readOne` reads it. */
export const seenOne = async (database: Database, entity: Entity, me: Caller, id: number): Promise<ApiRecord> =>
  withTransitions(database.read, database.dialect, entity, me, await readOne(database, entity, me, id));

/** The same inside an act, with what the act has changed. */
export const seenInside = async (tx: Tx, entity: Entity, me: Me, id: number): Promise<ApiRecord> =>
  withTransitions(tx.read, tx.database.dialect, entity, me, await readInside(tx, entity, me, id));
