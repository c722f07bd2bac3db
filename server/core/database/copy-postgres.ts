// Dumps and restores the rows of a PostgreSQL database in one file, through the driver alone: no tool of PostgreSQL has to be installed.
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { migrationTable } from './migration-table.ts';

type Head = { readonly migrations: readonly string[]; readonly sequences: Readonly<Record<string, string | null>> };
type Part = { readonly table: string; readonly columns: readonly string[] };
type Line = { readonly head: Head } | { readonly part: Part } | { readonly rows: number };

const atOnce = 1000;
const id = pg.escapeIdentifier;
const names = (columns: readonly string[]) => columns.map(id).join(', ');

const texts = async (client: pg.Client, sql: string): Promise<string[]> => (await client.query<{ v: string }>(sql)).rows.map(({ v }) => v);
const migrationsOf = (client: pg.Client) => texts(client, `select name as v from ${migrationTable} order by name`);
const sequencesOf = (client: pg.Client) =>
  texts(client, 'select sequencename as v from pg_sequences where schemaname = current_schema() order by 1');

/** Every table with its copied columns: not those that PostgreSQL computes, and not transaction ids, which mean nothing in another database. */
const partsOf = async (client: pg.Client): Promise<Part[]> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name::text as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.data_type <> 'xid8' and c.table_name <> $1
     group by 1 order by 1`,
    [migrationTable],
  );
  return rows;
};

const withClient = async <T>(url: string, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // Rolled back at once: the end of the connection, which nobody waits for, could come after the caller has seen the error.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

const lineText = (line: Line) => `#${JSON.stringify(line)}\n`;

async function* linesOf(client: pg.Client): AsyncGenerator<string> {
  const sequences: Record<string, string | null> = {};
  for (const name of await sequencesOf(client)) {
    const [last] = await texts(client, `select case when is_called then last_value::text end as v from ${id(name)}`);
    sequences[name] = last ?? null;
  }
  yield lineText({ head: { migrations: await migrationsOf(client), sequences } });
  let rows = 0;
  for (const part of await partsOf(client)) {
    yield lineText({ part });
    await client.query(
      `declare copied cursor for select row_to_json(t)::text as v from (select ${names(part.columns)} from ${id(part.table)}) t`,
    );
    for (
      let some = await texts(client, `fetch ${atOnce} from copied`);
      some.length > 0;
      some = await texts(client, `fetch ${atOnce} from copied`)
    ) {
      rows += some.length;
      yield `${some.join('\n')}\n`;
    }
    await client.query('close copied');
  }
  yield lineText({ rows });
}

/** Writes a consistent snapshot of the database while the server runs; answers the rows of the query `also` in the same snapshot. */
export const copyPostgres = (url: string, file: string, also: string): Promise<string[]> =>
  withClient(url, 'begin isolation level repeatable read read only', async (client) => {
    await pipeline(Readable.from(linesOf(client)), createGzip(), createWriteStream(file));
    return texts(client, also);
  });

/** Drops foreign keys and disables triggers, which would refuse rows in file order; answers the statements that restore them. */
const restRules = async (client: pg.Client, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ at: string; name: string; rule: string }>(
    `select c.conrelid::regclass::text as at, c.conname as name, pg_get_constraintdef(c.oid) as rule from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
  );
  for (const { at, name } of rows) await client.query(`alter table ${at} drop constraint ${id(name)}`);
  for (const table of tables) await client.query(`alter table ${id(table)} disable trigger user`);
  return [
    ...tables.map((table) => `alter table ${id(table)} enable trigger user`),
    ...rows.map(({ at, name, rule }) => `alter table ${at} add constraint ${id(name)} ${rule}`),
  ];
};

const notWhole = (file: string, cause?: unknown) => new Error(`${file} is no whole backup; nothing was changed.`, { cause });

/** Reads a file by line; a truncated file is an error. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const source = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  let rest = '';
  try {
    for await (const text of source.pipe(unpacked).setEncoding('utf8')) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw notWhole(file, error);
  }
  if (rest !== '') yield rest;
}

/** PostgreSQL's first transaction id: restored events carry it, so that no process announces them as new. */
const longAgo = "'3'::xid8";
const transactionNumbers = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns where table_schema = current_schema() and data_type = 'xid8'`,
  );
  return new Map(rows.map(({ table, column }) => [table, column]));
};

const sameNames = (a: readonly string[], b: readonly string[]) => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

const attempts = 20;
/**
 * Locks all tables, waiting for running acts first. Such an act may hold a later table and wait for an earlier one: where PostgreSQL
 * resolves this deadlock by ending our side, the act goes on, and the lock is tried again.
 */
const holdAll = async (client: pg.Client, tables: readonly string[], attempt = 1): Promise<void> => {
  await client.query('savepoint free');
  try {
    await client.query(`lock table ${tables.map(id).join(', ')} in access exclusive mode`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '40P01' || attempt === attempts) throw error;
    await client.query('rollback to savepoint free');
    await holdAll(client, tables, attempt + 1);
  }
};

/**
 * Replaces the rows of the database by those of a file, all or nothing; the tables must exist. A running server waits
 * meanwhile.
 * @throws Error for a file of another version, and for one that ends too early
 */
export const bringBackPostgres = (url: string, file: string): Promise<void> =>
  withClient(url, 'begin', async (client) => {
    const tables = (await partsOf(client)).map(({ table }) => table);
    await holdAll(client, tables);
    const numbered = await transactionNumbers(client);
    const back = await restRules(client, tables);
    await client.query(`truncate ${tables.map(id).join(', ')}`);
    let part: Part | undefined;
    let rows: string[] = [];
    let rowCount = 0;
    let whole = false;
    const send = async () => {
      if (part && rows.length > 0) {
        const number = numbered.get(part.table);
        const [into, values] = number
          ? [names([...part.columns, number]), `${names(part.columns)}, ${longAgo}`]
          : [names(part.columns), names(part.columns)];
        await client.query(
          `insert into ${id(part.table)} (${into}) select ${values} from json_populate_recordset(null::${id(part.table)}, $1::json)`,
          [`[${rows.join(',')}]`],
        );
      }
      rowCount += rows.length;
      rows = [];
    };
    const take = async (line: Line) => {
      await send();
      if ('part' in line) part = line.part;
      else if ('rows' in line) whole = line.rows === rowCount;
      else {
        if (!sameNames(line.head.migrations, await migrationsOf(client)))
          throw new Error(`${file} was made by another version of the program: restore it with that one, then update.`);
        // `setval` survives a rollback: after a refused restore it would make the database reuse numbers.
        for (const [name, last] of Object.entries(line.head.sequences))
          await client.query(`alter sequence ${id(name)} restart${last === null ? '' : ` with ${BigInt(last) + 1n}`}`);
      }
    };
    for await (const line of linesIn(file)) {
      if (line.startsWith('#')) await take(JSON.parse(line.slice(1)) as Line);
      else rows.push(line);
      if (rows.length === atOnce) await send();
    }
    if (!whole) throw notWhole(file);
    for (const sql of back) await client.query(sql);
  });
