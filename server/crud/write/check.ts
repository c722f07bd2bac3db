// Validates a write: the entity's schema, fields that the server sets, rules over several fields, and references.

import type { EntitySchema } from '@mikro-orm/core';
import type { Rows } from '#generated/entities.ts';
import { allows, lackedOf } from '#schema/core/access.ts';
import { type Entity, fieldRule, nameOf } from '#schema/core/entity.ts';
import { explain } from '#schema/core/explain.ts';
import { type FieldInfo, isPlainText } from '#schema/core/fields.ts';
import { isPrintable } from '#schema/core/file-types.ts';
import { isSecretText } from '#schema/core/secret-text.ts';
import { shared } from '#server/core/database/locks.ts';
import { number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { type FieldError, notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { cleanRichText } from '#server/fields/rich-text.ts';
import { attachedSql } from '../read/attached.ts';
import type { ApiRecord } from '../read/plan.ts';
import { type NamedReference, rowReferences } from '../read/row-references.ts';
import { entityNamed } from '../read/select.ts';
import { checkParts } from './composite-references.ts';

export type Values = Record<string, unknown>;
export type Table = keyof Rows & string;
type AnyRow = { id: number } & Record<string, unknown>;
/** The table of any entity or join, for code that treats all alike. */
export const tableOf = (tx: Tx, name: string): EntitySchema<AnyRow> =>
  tx.database.entities[name as Table] as EntitySchema<object> as EntitySchema<AnyRow>;

/** An empty text in a form means no value. */
export const emptyAsNull = (entity: Entity, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' && entity.info[field] ? null : value]));

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const instant = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? Date.parse(value) : value);

/** Whether a secret comes back masked, as it was answered, from a form or a file. */
export const isShownSecret = ({ info }: Entity, field: string, value: unknown, stored: Values | null): boolean =>
  info[field]?.secret === true && isSecretText(value) && value === stored?.[field];

/** Fields that the server sets may come back unchanged, as a form sends them; any other value for them is refused. */
export const withoutOwned = (entity: Entity, values: Values, stored: ApiRecord | null): { values: Values; errors: FieldError[] } => {
  const remaining: Values = {};
  const errors: FieldError[] = [];
  const names = new Set(['id', 'version', 'title', ...entity.readable, ...Object.keys(entity.facts ?? {}), ...entity.readable.map(nameOf)]);
  for (const [field, value] of Object.entries(values)) {
    if (isShownSecret(entity, field, value, stored)) continue;
    if (entity.writable.includes(field)) remaining[field] = value;
    else if (!names.has(field) && !field.startsWith('$')) errors.push({ field, reason: 'unknown' });
    else if (!stored || !(field in stored ? same(instant(value), instant(stored[field])) : false))
      errors.push({ field, reason: 'serverOwned' });
  }
  return { values: remaining, errors };
};

/** Sanitised rich text; empty where it contains no words. What is too long stays as it is: its check refuses it. */
const cleaned = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const { kind, max = 0 } = entity.info[field] ?? {};
      const isRead = kind === 'richText' && typeof value === 'string' && value.length <= max && isPlainText(value);
      return [field, isRead ? cleanRichText(value) || null : value];
    }),
  );

/** The values parsed by the entity's schema; in a whole record missing values are null, so that rules see them. */
export const validated = (entity: Entity, values: Values, partial: boolean): { data: Values; errors: FieldError[] } => {
  const result = (partial ? entity.patch : entity.input).safeParse(cleaned(entity, values), { reportInput: true });
  if (!result.success) return { data: {}, errors: explain(result.error.issues, (field) => entity.info[field]?.kind) };
  const empty = partial ? {} : Object.fromEntries(entity.writable.map((field) => [field, null]));
  return { data: { ...empty, ...result.data }, errors: [] };
};

export const brokenRules = (entity: Entity, record: Values): FieldError[] =>
  Object.entries(entity.rules ?? {}).flatMap(([name, rule]) => (rule.holds(record) ? [] : [{ field: rule.field, reason: name }]));

/** A file may be attached only by its uploader: nobody gets to see another person's file by its id. */
const wrongFile = async (tx: Tx, field: string, info: FieldInfo, id: number): Promise<FieldError[]> => {
  const { user_id, content_type, ...row } = await tx.get('file', id);
  const put = Object.entries(row).some(([name, value]) => entityNamed('file').info[name]?.onDelete === 'cascade' && value !== null);
  const held = await tx.read.values(sql`select 1 as held where ${attachedSql(sql`${id}`)}`, number);
  if (user_id !== tx.me?.id || put || held.length > 0) return [{ field, reason: 'notOwnFile' }];
  return info.pictures && !isPrintable(content_type) ? [{ field, reason: 'notPicture' }] : [];
};

/** The references in the values: those of the record's fields, and those in its rows. */
const writtenReferences = (entity: Entity, values: Values, stored: ApiRecord | null): NamedReference[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const info = entity.info[field];
    if (!info || value === null || value === 0 || same(value, stored?.[field])) return [];
    if (info.kind === 'rows') return rowReferences(field, info, value, stored?.[field]);
    if (!info.target) return [];
    const before = Array.isArray(stored?.[field]) ? (stored?.[field] as number[]) : [];
    return [{ field, info, ids: (Array.isArray(value) ? value : [value]) as number[], before: new Set(before) }];
  });

type Referred = { readonly id: number; readonly archived?: boolean; readonly active?: boolean };

/** References must name existing rows that belong together; archived rows accept no new references. */
export const checkReferences = async (tx: Tx, entity: Entity, values: Values, stored: ApiRecord | null): Promise<FieldError[]> => {
  const errors: FieldError[] = [];
  const wishes = writtenReferences(entity, values, stored);
  for (const target of new Set(wishes.map(({ info }) => info.target ?? ''))) {
    const { info } = entityNamed(target);
    const targetWishes = wishes.filter((wish) => wish.info.target === target);
    const inRows = targetWishes.some(({ field }) => !(field in entity.info));
    // Locked until the act ends: a concurrent archiving, merge or deletion waits, or is seen here.
    const rows = await tx.em.find<Referred>(
      tableOf(tx, target),
      { id: { $in: [...new Set(targetWishes.flatMap(({ ids }) => ids))] } },
      'archived' in info || inRows ? { lockMode: shared } : {},
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const isGone = (id: number) => ('archived' in info && found.get(id)?.archived) || ('active' in info && found.get(id)?.active === false);
    for (const { field, info: about, ids, before } of targetWishes) {
      const bad = ids.some((id) => !found.has(id) || (!before.has(id) && isGone(id)));
      if (bad) errors.push({ field, reason: 'notReference' });
      else if (about.kind === 'file') errors.push(...(await wrongFile(tx, field, about, ids[0] ?? 0)));
    }
  }
  const torn = errors.length === 0 ? await checkParts(tx, entity, values, stored) : [];
  return [...errors, ...torn];
};

/** Refuses a change of a record that somebody changed since the caller read it. */
export const checkVersion = (ifMatch: string | null, version: unknown) => {
  if (ifMatch === null || ifMatch === '*') return;
  if (ifMatch.replace(/^W\//, '').replaceAll('"', '') !== String(version)) throw new Refusal(412, 'stale', { members: { version } });
};

export const refuseForbiddenFields = (entity: Entity, values: Values, me: Me, record: Values): void => {
  for (const field of Object.keys(values)) {
    const rule = fieldRule(entity, field);
    if (rule && !allows(rule, me, record)) throw notAllowed(lackedOf(rule, me));
  }
};
