// The writer on PostgreSQL: MikroORM with its own pool, prepared statements, and lost connections released.
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ormOptions } from '../orm.ts';
import { patience } from './postgres.ts';
import { typeParsers } from './types.ts';

/** The most statements that are prepared: PostgreSQL keeps each for the connection's life, and a text with inlined values would be new each time. */
const remembered = 1000;
const statementNames = new Map<string, string>();
const nameFor = (text: string): string | undefined => {
  if (!statementNames.has(text) && statementNames.size < remembered) statementNames.set(text, `kept${statementNames.size}`);
  return statementNames.get(text);
};

/** Statements that an act reads by are prepared once on each connection: planning a whole record's statement takes longer than running it. */
const keepStatements = (client: pg.PoolClient): void => {
  const { query } = client;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    const name = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameFor(text) : undefined;
    return Reflect.apply(query, client, name ? [{ name, text, values }] : args);
  }) as typeof client.query;
};

/** Releases a connection that breaks inside a transaction: its rollback fails, and the connection would otherwise keep its place in the pool for ever. */
const freeLost = (pool: pg.Pool): void => {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    keepStatements(client);
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // A later release does nothing.
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
