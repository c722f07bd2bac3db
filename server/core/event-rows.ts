// What happened in an act, written down as the last rows of its transaction.
import type { Happening, Tx } from './act.ts';
import type { Dialect } from './database.ts';
import type { Published } from './events.ts';

const columns = ['at', 'by', 'entity', 'entity_id', 'action', 'topics', 'before', 'after', 'reason'];
const statementFor = (dialect: Dialect): string => {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map((_column, at) => (dialect === 'sqlite' ? '?' : `$${at + 1}`)).join(', ');
  return `insert into event (${names}) values (${places}) returning id`;
};
const statements = { sqlite: statementFor('sqlite'), postgres: statementFor('postgres') };
const told = (values: Happening['before']): string | null => (values ? JSON.stringify(values) : null);

/** Writes one row for each happening, in their order; answers what listeners are told once it is committed. */
export const writeEvents = async ({ database, me, now, read }: Tx, happenings: readonly Happening[]): Promise<Published[]> => {
  const { dialect } = database;
  const at = dialect === 'sqlite' ? now.getTime() : now;
  const by = me?.id ?? null;
  const published: Published[] = [];
  for (const { entity, id, action, before, after, reason = null, topics: shown = [] } of happenings) {
    const topics = [...new Set([`${entity}:${id}`, ...shown])];
    const [row] = await read.all(statements[dialect], [
      at,
      by,
      entity,
      id,
      action,
      JSON.stringify(topics),
      told(before),
      told(after),
      reason,
    ]);
    published.push({ id: Number(row?.id), topics, entity, entity_id: id, action, by, at: now.toISOString() });
  }
  return published;
};
