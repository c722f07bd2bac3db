// Matches lines of a file with existing rows, and finds conflicts with unique values of other rows.

import { ruleName } from '#schema/core/database-rules.ts';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import { importableFields, importKeys } from '#schema/core/import-keys.ts';
import type { Reader, Row } from '#server/core/database/database.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import type { Values } from '../write/check.ts';

const keyOf = (fields: readonly string[], values: Readonly<Record<string, unknown>>): string | null => {
  const parts = fields.map((field) => values[field]);
  if (parts.every((part) => part === null || part === undefined || part === '')) return null;
  return JSON.stringify(parts.map((part) => (typeof part === 'string' ? fold(part.trim()) : (part ?? null))));
};

export type Match = { readonly id: number | null; readonly errors: readonly FieldError[] };
export type Matcher = {
  /** The existing row that a line means. */
  match(row: number, values: Values): Match;
  /** The values that another row, stored or in the file, already has; `id` is the row to be changed. */
  taken(row: number, values: Values, id: number | null): FieldError[];
};

/** The properties of an entity that the matching uses. */
const shapeOf = (entity: Entity) => ({
  title: entity.title,
  writable: entity.writable,
  fields: Object.fromEntries(
    Object.entries(entity.info).map(([name, info]) => [
      name,
      { kind: info.kind, optional: entity.input.shape[name]?.safeParse(undefined).success ?? true },
    ]),
  ),
});
export const keysOf = (entity: Entity): string[][] => importKeys(shapeOf(entity));
export const importableIn = (entity: Entity): string[] => importableFields(shapeOf(entity));

/** Indexes all stored rows; `key` are the fields by which a line matches a row, none where every line is new. */
export const matcherFor = async (read: Reader, entity: Entity, key: readonly string[]): Promise<Matcher> => {
  const uniques = (entity.database ?? []).flatMap((rule) =>
    rule.rule === 'unique' && !rule.condition && rule.columns.every((column) => entity.writable.includes(column))
      ? [{ name: ruleName(entity.name, rule), columns: rule.columns, seen: new Map<string, { id: number | null; row: number | null }>() }]
      : [],
  );
  const names = keysOf(entity).find((one) => one.some((field) => entity.title.includes(field))) ?? [];
  // A row without the unique number, or with a new one, may still match by its name.
  const [sure] = key.length === 1 && !entity.title.includes(key[0] ?? '') ? key : [];
  const keys = [key, ...(sure && names.length > 0 ? [names] : [])].filter((one) => one.length > 0);
  const columns = [...new Set([...keys.flat(), ...uniques.flatMap((one) => one.columns)])];
  const rows: Row[] =
    columns.length > 0
      ? await read.all(`select ${['id', ...columns].map((column) => `"${column}"`).join(', ')} from "${entity.name}" order by id`)
      : [];
  const known = keys.map((fields) => {
    const index = new Map<string, Row[]>();
    for (const row of rows) {
      const text = keyOf(fields, row);
      const alike = text && index.get(text);
      if (alike) alike.push(row);
      else if (text) index.set(text, [row]);
    }
    return { fields, index };
  });
  for (const { columns: fields, seen: takenRows } of uniques)
    for (const row of rows) {
      const text = keyOf(fields, row);
      if (text) takenRows.set(text, { id: Number(row.id), row: null });
    }
  const meantBy = new Map<number, number>();
  const madeBy = new Map<string, number>();
  const twice = (field: string, row: number): FieldError => ({ field, reason: 'twiceInFile', parameters: { row: String(row) } });

  const find = (values: Values): { id: number | null; ambiguous?: string } => {
    for (const [at, { fields, index }] of known.entries()) {
      const text = keyOf(fields, values);
      if (!text) continue;
      // The same name with another number is another row.
      const found = (index.get(text) ?? []).filter((row) => at === 0 || !sure || !row[sure] || !values[sure]);
      if (found.length > 1) return { id: null, ambiguous: fields[0] ?? '' };
      if (found[0]) return { id: Number(found[0].id) };
    }
    return { id: null };
  };
  return {
    match: (row, values) => {
      const { id, ambiguous } = find(values);
      if (ambiguous) return { id: null, errors: [{ field: ambiguous, reason: 'ambiguous' }] };
      const first = key[0] ?? '';
      if (id !== null) {
        const before = meantBy.get(id);
        meantBy.set(id, before ?? row);
        return { id, errors: before === undefined ? [] : [twice(first, before)] };
      }
      if (key.length === 0) return { id, errors: [] };
      const text = keyOf(key, values);
      // Two lines without the unique number are two records, unless they are equal in everything.
      const value = text ?? `whole ${JSON.stringify(values)}`;
      const before = madeBy.get(value);
      madeBy.set(value, before ?? row);
      return { id, errors: before === undefined ? [] : [twice(text === null ? (entity.title[0] ?? first) : first, before)] };
    },
    taken: (row, values, id) =>
      uniques.flatMap(({ name, columns: fields, seen: takenRows }): FieldError[] => {
        const text = keyOf(fields, values);
        if (!text || fields.some((field) => values[field] === null || values[field] === undefined)) return [];
        const holder = takenRows.get(text);
        const field = fields.at(-1) ?? '';
        if (!holder) {
          takenRows.set(text, { id, row });
          return [];
        }
        if (holder.row !== null && holder.row !== row) return [twice(field, holder.row)];
        return holder.id === id ? [] : [{ field, reason: name }];
      }),
  };
};
