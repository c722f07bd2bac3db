// Finds the name of the database rule that an error reports; each driver words it differently.

import { entities } from '#generated/registry.ts';
import { ruleName } from '#schema/core/database-rules.ts';
import type { Entity } from '#schema/core/entity.ts';

/** The entity's table and the rule's full name (`ruleName`), under which its words are found. */
export type BrokenRule = { readonly table: string; readonly name: string };

const registry: readonly Entity[] = Object.values(entities);
const tableByRule = new Map(
  registry.flatMap((entity) => (entity.database ?? []).map((rule) => [ruleName(entity.name, rule), entity.name] as const)),
);

/** The error and its causes: the ORM wraps the driver's error. */
export const causesOf = (error: unknown): Error[] => {
  const found: Error[] = [];
  for (let at: unknown = error; at instanceof Error && found.length < 8; at = at.cause ?? ('previous' in at ? at.previous : undefined))
    found.push(at);
  return found;
};
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** SQLite reports the columns of a broken `unique`, and the name of a check or a trigger. */
const nameFromMessage = (message: string): string | undefined => {
  const columns = /UNIQUE constraint failed: ([\w., ]+)/.exec(message)?.[1]?.split(', ');
  const table = columns?.[0]?.split('.')[0];
  if (columns && table) return `${table}_${columns.map((column) => column.split('.')[1]).join('_')}_unique`;
  return /CHECK constraint failed: (\w+)/.exec(message)?.[1] ?? /\b(\w+_overlap)\b/.exec(message)?.[1];
};

/** The schema's rule that a database error reports; null for any other error. */
export const brokenRule = (error: unknown): BrokenRule | null => {
  for (const layer of causesOf(error)) {
    const named = 'constraint' in layer && typeof layer.constraint === 'string' ? layer.constraint : nameFromMessage(layer.message);
    const table = named && tableByRule.get(named);
    if (named && table) return { table, name: named };
  }
  return null;
};

/** Whether an error reports a broken foreign key: the row is still referred to, or refers to a missing row. */
export const brokenReference = (error: unknown): boolean =>
  causesOf(error).some((layer) => ['23503', '23001'].includes(codeOf(layer)) || layer.message.includes('FOREIGN KEY constraint failed'));
