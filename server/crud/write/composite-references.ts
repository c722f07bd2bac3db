// A record that is part of another, such as a client's contact or branch office, may be referred to only beside that client, and while it is referred to it cannot move to another client.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { identifier, number, sql } from '#server/core/database/sql.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { entityNamed } from '../read/select.ts';
import type { Values } from './check.ts';

/** The cascading reference by which a record is part of another. */
const wholeOf = ({ info }: Entity) => Object.entries(info).find(([, { kind, onDelete }]) => kind === 'reference' && onDelete === 'cascade');
const referencesTo = ({ info }: Entity, target: string | undefined): string[] =>
  Object.entries(info).flatMap(([name, one]) => (one.kind === 'reference' && one.target === target ? [name] : []));

type PartReference = { readonly field: string; readonly part: Entity; readonly partColumn: string; readonly ours: string };
/** The fields that refer to parts of the record's own owner, or of another record that it refers to; `ours` is the field with that owner. */
const partReferencesOf = (entity: Entity): PartReference[] =>
  Object.entries(entity.info).flatMap(([field, { kind, target }]) => {
    if (kind !== 'reference' || !target || target === entity.name) return [];
    const part = entityNamed(target);
    const [partColumn, wholeField] = wholeOf(part) ?? [];
    if (!partColumn) return [];
    const ours = wholeField?.target === entity.name ? 'id' : referencesTo(entity, wholeField?.target).find((name) => name !== field);
    return ours ? [{ field, part, partColumn, ours }] : [];
  });

/** The written references to parts that belong to another owner. */
const mismatches = async ({ read }: ReadSource, entity: Entity, values: Values, merged: Values, isMove: boolean): Promise<FieldError[]> => {
  const errors: FieldError[] = [];
  for (const { field, part, partColumn, ours } of partReferencesOf(entity)) {
    const named = merged[field];
    const whole = ours === 'id' ? (merged.id ?? 0) : merged[ours];
    if (!named || !(field in values || isMove) || (ours !== 'id' && !whole)) continue;
    const own = sql`id = ${Number(named)} and ${identifier(partColumn)} = ${Number(whole)}`;
    if ((await read.value(sql`select id from ${identifier(part.name)} where ${own}`, number)) === null)
      errors.push({ field, reason: 'notReference' });
  }
  return errors;
};

/** The number of records that refer to a part together with the owner that it would leave. */
const namedWith = async ({ read }: ReadSource, part: Entity, id: number): Promise<number> => {
  let count = 0;
  for (const entity of Object.values(entities) as Entity[])
    for (const { field } of partReferencesOf(entity).filter((reference) => reference.part.name === part.name)) {
      const named = sql`select count(*) from ${identifier(entity.name)} where ${identifier(field)} = ${id}`;
      count += (await read.value(named, number)) ?? 0;
    }
  return count;
};

/** Refuses references to parts that this write would leave with another owner. */
export const checkParts = async (from: ReadSource, entity: Entity, values: Values, stored: ApiRecord | null): Promise<FieldError[]> => {
  const [wholeColumn = ''] = wholeOf(entity) ?? [];
  const isMove = stored !== null && wholeColumn in values && values[wholeColumn] !== stored[wholeColumn];
  const errors = await mismatches(from, entity, values, { ...stored, ...values }, isMove);
  const named = isMove ? await namedWith(from, entity, Number(stored.id)) : 0;
  return named > 0 ? [...errors, { field: wholeColumn, reason: 'stillNamed', parameters: { count: named } }] : errors;
};
