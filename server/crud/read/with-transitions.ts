// A record with its transitions, each allowed or refused with a reason; the server decides, and screens show the result.
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Refusal as Why } from '#schema/core/workflow.ts';
import type { Database } from '#server/core/database/database.ts';
import { among, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from './plan.ts';
import { readOne } from './read.ts';
import { readInside } from './read-inside.ts';
import { namesForReader, type ReadingCaller } from './reader-names.ts';

const peopleBy = async (read: Reader, ids: readonly number[]): Promise<(chosenIds: readonly number[]) => string[]> => {
  const rows = await read.rows(
    sql`select id, name || ' ' || last_name as name from "user" where id ${among(ids)} order by last_name_sort`,
    { id: number, name: text },
  );
  return (chosenIds) => rows.flatMap(({ id, name }) => (chosenIds.includes(id) ? [name] : []));
};

/** The users and records that block transitions, by the names that the caller may read; one query for each kind of record. */
export const namesIn = async (
  database: Database,
  read: Reader,
  me: ReadingCaller,
  refusals: readonly Why[],
): Promise<(refusal: Why) => readonly string[] | undefined> => {
  const naming = refusals.filter(({ users }) => users?.length);
  const found = new Map<string, (namesByEntity: readonly number[]) => string[]>();
  for (const [about, namedRefusals] of Map.groupBy(naming, ({ about = 'user' }) => about)) {
    const ids = [...new Set(namedRefusals.flatMap(({ users = [] }) => users))];
    // Records other than users are named by number and title.
    found.set(about, about === 'user' ? await peopleBy(read, ids) : await namesForReader(database, read, me, about, ids));
  }
  return ({ users, about = 'user' }) => (users?.length ? found.get(about)?.(users) : undefined);
};

/** The records with their transitions; records without a workflow unchanged. */
export const withTransitions = async (
  database: Database,
  read: Reader,
  entity: Entity,
  me: ReadingCaller,
  records: readonly ApiRecord[],
): Promise<ApiRecord[]> => {
  const workflow = workflows[entity.name];
  if (!workflow) return [...records];
  const transitions = Object.keys(workflow.transitions);
  const decided = records.map((record) => transitions.map((name) => ({ name, why: workflow.refusal(name, me, record) })));
  const namesOf = await namesIn(
    database,
    read,
    me,
    decided.flat().flatMap(({ why }) => why ?? []),
  );
  const refusalText = (why: Why | null) => {
    const names = why && namesOf(why);
    return why ? { allowed: false, reason: why.reason, ...(names && { names }) } : { allowed: true };
  };
  return records.map((record, at) => ({
    ...record,
    $transitions: Object.fromEntries((decided[at] ?? []).map(({ name, why }) => [name, refusalText(why)])),
  }));
};

const withVisibleTransitions = async (
  database: Database,
  read: Reader,
  entity: Entity,
  me: ReadingCaller,
  record: ApiRecord,
): Promise<ApiRecord> => (await withTransitions(database, read, entity, me, [record]))[0] ?? record;

/** One record with its transitions, as `readOne` reads it. */
export const readWithTransitions = async (database: Database, entity: Entity, me: ReadingCaller, id: number): Promise<ApiRecord> =>
  withVisibleTransitions(database, database.read, entity, me, await readOne(database, entity, me, id));

/** The same inside an act, with the act's changes. */
export const readWithTransitionsInside = async (tx: Tx, entity: Entity, me: Me, id: number): Promise<ApiRecord> =>
  withVisibleTransitions(tx.database, tx.read, entity, me, await readInside(tx, entity, me, id));
