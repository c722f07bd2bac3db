// Looks up titles for a history: of the records that its values refer to, and of the record's parts.
import { sql } from 'kysely';
import type { Caller } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import { type Database, listed, type Row } from '#server/core/database/database.ts';
import { wholesOf } from '#server/core/events/event-whole.ts';
import { codecOf } from '#server/fields/codec.ts';
import { readableAmong } from '../read/readable.ts';
import { entityNamed, type Piece, titleSql } from '../read/select.ts';
import { amongIds, compile } from '../read/statement.ts';
import { readAmong } from './event-access.ts';
import type { StoredEvent, Values } from './events.ts';

const rowsOf = async (database: Database, entity: Entity, columns: Piece, ids: readonly number[]): Promise<Row[]> => {
  const statement = compile(
    database,
    sql`select t.id, ${columns} from ${sql.table(entity.name)} as t where ${amongIds(database.dialect, sql`t.id`)}`,
  );
  return database.read.all(statement.sql, statement.fill({ ids: listed(database.dialect, ids) }));
};

/** A part's title as its own rule shows it, for readers of the record that it is part of. */
const titledAmong = (database: Database, me: Caller, name: string, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  wholesOf(name).length > 0 ? readAmong(database, me, name, ids) : readableAmong(database, database.read, me, name, ids);

/** Titles of records by entity and id, without those that the caller may not look up. */
export class Titles {
  readonly #wanted = new Map<string, Set<number>>();
  readonly #found = new Map<string, string>();

  want(entity: string, id: unknown): void {
    if (entity === '' || typeof id !== 'number' || id === 0) return;
    const ids = this.#wanted.get(entity) ?? new Set();
    this.#wanted.set(entity, ids.add(id));
  }

  of(entity: string, id: unknown): string | null {
    return this.#found.get(`${entity}:${id}`) ?? null;
  }

  /** One query for each entity. */
  async find(database: Database, me: Caller): Promise<void> {
    await Promise.all(
      [...this.#wanted].map(async ([name, wantedIds]) => {
        const entity = entityNamed(name);
        const ids = name === 'user' ? wantedIds : await titledAmong(database, me, name, [...wantedIds]);
        if (ids.size === 0) return;
        for (const row of await rowsOf(database, entity, sql`${titleSql(entity, 't')} as title`, [...ids]))
          this.#found.set(`${name}:${row.id}`, String(row.title));
      }),
    );
  }
}

/** The current titles and owners of the rows that the events are about, by entity and id; deleted rows have none. */
export const currentParts = async (
  database: Database,
  main: Entity | null,
  events: readonly StoredEvent[],
): Promise<ReadonlyMap<string, Values>> => {
  const found = new Map<string, Values>();
  const others = Map.groupBy(
    events.filter(({ entity }) => entity !== main?.name),
    ({ entity }) => entity,
  );
  await Promise.all(
    [...others].map(async ([name, ids]) => {
      const entity = entityNamed(name);
      const numbers = entity.readable.filter((field) => entity.info[field]?.kind === 'sequence');
      const fields = [...new Set([...entity.title, ...numbers, ...('user_id' in entity.info ? ['user_id'] : [])])];
      const columns = sql.join(fields.map((field) => sql.ref(`t.${field}`)));
      for (const row of await rowsOf(database, entity, columns, [...new Set(ids.map(({ entity_id }) => entity_id))])) {
        const values = fields.map((field) => {
          const { fromColumn } = codecOf(entity, field, database.dialect);
          return [field, fromColumn ? fromColumn(row[field]) : row[field]];
        });
        found.set(`${name}:${row.id}`, Object.fromEntries(values));
      }
    }),
  );
  return found;
};
