// A record that is part of another is named only together with it: the contact of a client by that client, its branch office beside it; and while it is named there it does not move away.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { identifier, number, type Reader, sql } from '#server/core/database/sql.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { entityNamed } from '../read/select.ts';
import type { Values } from './check.ts';

type From = { readonly read: Reader };

/** The reference by which a record is part of another one, which it goes with. */
const wholeOf = ({ info }: Entity) => Object.entries(info).find(([, { kind, onDelete }]) => kind === 'reference' && onDelete === 'cascade');
const referencesTo = ({ info }: Entity, target: string | undefined): string[] =>
  Object.entries(info).flatMap(([name, one]) => (one.kind === 'reference' && one.target === target ? [name] : []));

type PartReference = { readonly field: string; readonly part: Entity; readonly partColumn: string; readonly ours: string };
/** Which fields of an entity name parts of what it is, or of what it names besides; `ours` is where that stands. */
const partReferencesOf = (entity: Entity): PartReference[] =>
  Object.entries(entity.info).flatMap(([field, { kind, target }]) => {
    if (kind !== 'reference' || !target || target === entity.name) return [];
    const part = entityNamed(target);
    const [partColumn, wholeField] = wholeOf(part) ?? [];
    if (!partColumn) return [];
    const ours = wholeField?.target === entity.name ? 'id' : referencesTo(entity, wholeField?.target).find((name) => name !== field);
    return ours ? [{ field, part, partColumn, ours }] : [];
  });

/** The written references whose part belongs to another whole. */
const mismatches = async ({ read }: From, entity: Entity, values: Values, merged: Values, isMove: boolean): Promise<FieldError[]> => {
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

/** How many records name a part together with the whole that it would leave. */
const namedWith = async ({ read }: From, part: Entity, id: number): Promise<number> => {
  let count = 0;
  for (const entity of Object.values(entities) as Entity[])
    for (const { field } of partReferencesOf(entity).filter((reference) => reference.part.name === part.name)) {
      const named = sql`select count(*) from ${identifier(entity.name)} where ${identifier(field)} = ${id}`;
      count += (await read.value(named, number)) ?? 0;
    }
  return count;
};

/** The references to parts that a write would leave with another whole. */
export const checkParts = async (from: From, entity: Entity, values: Values, stored: ApiRecord | null): Promise<FieldError[]> => {
  const [wholeColumn = ''] = wholeOf(entity) ?? [];
  const isMove = stored !== null && wholeColumn in values && values[wholeColumn] !== stored[wholeColumn];
  const errors = await mismatches(from, entity, values, { ...stored, ...values }, isMove);
  const named = isMove ? await namedWith(from, entity, Number(stored.id)) : 0;
  return named > 0 ? [...errors, { field: wholeColumn, reason: 'stillNamed', parameters: { count: named } }] : errors;
};
