// Resolves names of other records in a file: a tag, a client, a role; an archived record only where the row already refers to it.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import type { Database, Reader } from '#server/core/database/database.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { entityNamed, titleSql } from '../read/select.ts';
import { compile } from '../read/statement.ts';
import type { Values } from '../write/check.ts';

export type Named = { readonly id: number; readonly title: string; readonly usable: boolean };
export type Names = {
  readonly byId: ReadonlyMap<number, Named>;
  /** The record that a text names: among several the one already referred to (`held`), else the only active one; `gone` allows archived ones. */
  find(text: string, held?: ReadonlySet<number>, gone?: boolean): number | 'noSuchName' | 'ambiguous';
  /** The number of comma-separated parts of the longest name. */
  readonly mostParts: number;
};

const only = (ids: readonly number[]): number | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** The field with a unique mail address, such as a person's account. */
const addressIn = ({ database = [], info }: Entity) =>
  database
    .flatMap((rule) => (rule.rule === 'unique' && !rule.condition && rule.columns.length === 1 ? rule.columns : []))
    .find((name) => info[name]?.kind === 'email');

/** Every title of an entity, and the unique mail address of each record that has one. */
export const namesOf = async (database: Database, read: Reader, target: string): Promise<Names> => {
  const entity = entityNamed(target);
  const column = (name = '') => (name in entity.info ? sql.ref(`t.${name}`) : sql`null`);
  const query = sql`select t.id, ${titleSql(entity, 't')} as title, ${column('archived')} as archived, ${column('active')} as active, ${column(addressIn(entity))} as address from ${sql.table(target)} as t order by t.id`;
  const rows = await read.all(compile(database, query).sql);
  const byId = new Map<number, Named>();
  const byText = new Map<string, number[]>();
  let mostParts = 1;
  const put = (text: unknown, id: number) => {
    if (typeof text !== 'string' || text === '') return;
    mostParts = Math.max(mostParts, text.split(',').length);
    const key = fold(text.trim());
    const alike = byText.get(key);
    if (alike) alike.push(id);
    else byText.set(key, [id]);
  };
  for (const row of rows) {
    const id = Number(row.id);
    const usable = !row.archived && row.active !== false && row.active !== 0;
    byId.set(id, { id, title: String(row.title), usable });
    put(row.title, id);
    put(row.address, id);
  }
  return {
    byId,
    mostParts,
    find: (text, held = new Set(), gone = false) => {
      const ids = [...new Set(byText.get(fold(text.trim())))];
      const inUse = ids.filter((id) => byId.get(id)?.usable);
      const stands = only(ids.filter((id) => held.has(id)));
      return stands ?? only(inUse) ?? (inUse.length > 1 ? 'ambiguous' : ((gone ? only(ids) : null) ?? 'noSuchName'));
    },
  };
};

/** The names for each reference among these fields, by field. */
export const namesFor = async (
  database: Database,
  read: Reader,
  entity: Entity,
  fields: readonly string[],
): Promise<ReadonlyMap<string, Names>> => {
  const byTarget = new Map<string, Names>();
  const byField = new Map<string, Names>();
  for (const field of fields) {
    const { kind, target } = entity.info[field] ?? {};
    if (!target || (kind !== 'reference' && kind !== 'references')) continue;
    const names = byTarget.get(target) ?? (await namesOf(database, read, target));
    byTarget.set(target, names);
    byField.set(field, names);
  }
  return byField;
};

type Find = (text: string) => ReturnType<Names['find']>;
type FoundName = { readonly text: string; readonly id: ReturnType<Find> };
/** The most names in one cell. */
const mostNames = 200;
/** Splits a cell into names. A name may itself contain a comma: the longest known name is taken. */
const namesIn = (parts: readonly string[], find: Find, mostParts: number): FoundName[] => {
  const found: FoundName[] = [];
  for (let at = 0; at < parts.length; ) {
    const named = (length: number) => parts.slice(at, at + length).join(', ');
    let length = Math.min(mostParts, parts.length - at);
    while (length > 1 && typeof find(named(length)) !== 'number') length -= 1;
    found.push({ text: named(length), id: find(named(length)) });
    at += length;
  }
  return found;
};

type ResolvedValue = { readonly value: unknown; readonly errors: readonly FieldError[] };
/** Replaces names of other records by their ids. */
const resolved = (field: string, value: unknown, find: Find, mostParts: number): ResolvedValue => {
  const parts = (Array.isArray(value) ? value : [value]).map(String);
  if (parts.length > mostNames) return { value, errors: [{ field, reason: 'tooMany', parameters: { maximum: mostNames } }] };
  const found = namesIn(parts, find, mostParts);
  const wrong = found.find(({ id }) => typeof id !== 'number');
  if (wrong) return { value, errors: [{ field, reason: String(wrong.id), parameters: { name: wrong.text } }] };
  const ids = [...new Set(found.map(({ id }) => Number(id)))];
  return { value: Array.isArray(value) ? ids.sort((one, other) => one - other) : ids[0], errors: [] };
};

/** A line's values with ids in place of names. A name that the record already refers to may be archived or ambiguous. */
export const withIds = (cells: Values, names: ReadonlyMap<string, Names>, before: ApiRecord | null, gone: boolean) => {
  const values = { ...cells };
  const errors: FieldError[] = [];
  for (const [field, namesOfField] of names) {
    if (cells[field] === undefined) continue;
    const held = new Set([before?.[field] ?? []].flat().map(Number));
    const read = resolved(field, cells[field], (text) => namesOfField.find(text, held, gone), namesOfField.mostParts);
    values[field] = read.value;
    errors.push(...read.errors);
  }
  return { values, errors };
};
