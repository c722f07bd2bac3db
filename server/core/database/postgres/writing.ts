// What writes on PostgreSQL: MikroORM with a pool of its own, whose statements are kept and whose lost connections are given back.
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ormOptions } from '../orm.ts';
import { patience } from './postgres.ts';
import { typeParsers } from './types.ts';

/** So many different texts are kept: a text with values in it would be a new one each time, and the database forgets none. */
const remembered = 1000;
const statementNames = new Map<string, string>();
const nameFor = (text: string): string | undefined => {
  if (!statementNames.has(text) && statementNames.size < remembered) statementNames.set(text, `kept${statementNames.size}`);
  return statementNames.get(text);
};

/** What an act reads is prepared once on each connection, as other reads are: planning the statement of a whole record takes longer than running it. */
const keepStatements = (client: pg.PoolClient): void => {
  const { query } = client;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    const name = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameFor(text) : undefined;
    return Reflect.apply(query, client, name ? [{ name, text, values }] : args);
  }) as typeof client.query;
};

/** A connection that is cut in a transaction is given back: its rollback fails, and whoever waits for that would keep its place in the pool for ever. */
const freeLost = (pool: pg.Pool): void => {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    keepStatements(client);
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // Who does release it all the same comes too late.
      client.release = () => {};
      release(true);
    });
  });
};

export const openWriting = async (clientUrl: string, connections: number) => {
  const { tables, options } = ormOptions('postgres');
  const orm = new MikroORM({
    ...options,
    clientUrl,
    pool: { min: 0, max: connections },
    driverOptions: { types: typeParsers, connectionTimeoutMillis: patience, onPoolCreated: freeLost },
  });
  return { orm, tables };
};
