// How long rows are kept: ephemeral rows (somebody has a page open) are published but leave no history; expired rows are deleted.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '../database/database.ts';
import { type Fragment, identifier, literal, number, sql } from '../database/sql.ts';
import { act } from './act.ts';
import type { Hub } from './events.ts';

const registry: Readonly<Record<string, Entity>> = entities;

/** Whether events of this entity are left out of every history. */
const isEphemeral = (name: string): boolean => registry[name]?.ephemeral !== undefined;

/** The entities whose events are kept. */
export const lastingNames: readonly string[] = Object.keys(registry).filter((name) => !isEphemeral(name));

const expiring = Object.values(registry).flatMap(({ name, ephemeral: at, expires: expiry }) =>
  at ? [{ name, at, days: 1 }] : expiry ? [{ name, at: expiry.after, days: expiry.days }] : [],
);
const dayMs = 86_400_000;
const atOnce = 1000;

/** Deletes expired rows, and the events of ephemeral ones, a batch at a time. @returns whether there may be more */
export const deleteExpired = ({ database, hub }: { readonly database: Database; readonly hub: Hub }): Promise<boolean> =>
  act({ database, hub }, null, async (tx) => {
    const forget = async (name: string, at: string, which: Fragment) => {
      const table = identifier(name);
      const oldest = sql`select id from ${table} where ${which} order by ${identifier(at)} limit ${literal(atOnce)}`;
      return (await tx.read.values(sql`delete from ${table} where id in (${oldest}) returning id`, number)).length === atOnce;
    };
    let more = false;
    for (const { name, at, days } of expiring) {
      const before = new Date(tx.now.getTime() - days * dayMs);
      if (await forget(name, at, sql`${identifier(at)} < ${before}`)) more = true;
      if (isEphemeral(name) && (await forget('event', 'id', sql`entity = ${name} and at < ${before}`))) more = true;
    }
    return more;
  });
