// Writing: create, update and delete of any entity, validated, authorised, in one transaction with its event.

import { LockMode } from '@mikro-orm/core';
import { entities } from '#generated/registry.ts';
import { allows } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { act, type Tx } from '#server/core/act.ts';
import { invalid, notAllowed, notFound, Refusal } from '#server/core/refusal.ts';
import type { Services } from '#server/core/serve.ts';
import type { Me } from '#server/core/session.ts';
import { toProperties } from '#server/fields/properties.ts';
import {
  brokenRules,
  checkReferences,
  checkVersion,
  emptyAsNull,
  refuseForbiddenFields,
  same,
  type Table,
  tableOf,
  type Values,
  validated,
  withoutOwned,
} from './check.ts';
import type { ApiRecord } from './plan.ts';
import { readInside, wholeRecord } from './read-inside.ts';
import { nextNumber } from './running-number.ts';

export { checkVersion };
export type Door = Pick<Services, 'database' | 'hub'>;

/** What an entity's writes must respect beyond its declaration; `stored` is null for a create, `values` for a delete. */
export type Check = {
  before(tx: Tx, me: Me, stored: ApiRecord | null, values: Values | null): Promise<void>;
  after(tx: Tx, id: number): Promise<void>;
  /** The topics of other records whose screens follow an update. */
  concerns?(tx: Tx, id: number): Promise<string[]>;
};

const writeReferences = async (tx: Tx, entity: Entity, id: number, values: Values): Promise<void> => {
  for (const [field, ids] of Object.entries(values)) {
    const info = entity.info[field];
    if (info?.kind !== 'references') continue;
    const rows = tableOf(tx, `${entity.name}_${field}`);
    await tx.em.nativeDelete(rows, { [`${entity.name}_id`]: id });
    for (const other of ids as number[]) tx.em.create(rows, { [`${entity.name}_id`]: id, [`${info.target}_id`]: other });
  }
};

const changedPart = (entity: Entity, before: ApiRecord, after: ApiRecord) => {
  const fields = entity.readable.filter((field) => !same(before[field], after[field]));
  const pick = (record: ApiRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]));
  return { fields, before: pick(before), after: pick(after) };
};
const stored = (entity: Entity, record: ApiRecord) => Object.fromEntries(entity.readable.map((field) => [field, record[field]]));

/** Inserts a validated row inside an act, with its running numbers and join rows, and records the event; `owned` are the fields that the server sets. */
export const insert = async (
  tx: Tx,
  entity: Entity,
  values: Values,
  owned: Values = {},
  topics: readonly string[] = [],
): Promise<ApiRecord> => {
  const all = { ...values, ...owned };
  for (const field of entity.readable)
    if (entity.info[field]?.kind === 'sequence' && all[field] === undefined) all[field] = await nextNumber(tx, `${entity.name}.${field}`);
  const row = tx.create(entity.name as Table, toProperties(entity, all) as never) as { id: number };
  await tx.flush();
  await writeReferences(tx, entity, row.id, values);
  await tx.flush();
  const record = await wholeRecord(tx, entity, row.id);
  tx.record({ entity: entity.name, id: row.id, action: 'create', after: stored(entity, record), topics: [entity.name, ...topics] });
  return record;
};

/** What a create may take, checked as far as the entity's declaration goes: shape, access, fields, rules, references. */
export const checkedInput = async (tx: Tx, entity: Entity, me: Me, raw: Values): Promise<Values> => {
  const owned = withoutOwned(entity, emptyAsNull(entity, raw), null);
  const { data, errors } = validated(entity, owned.values, false);
  const all = [...owned.errors, ...errors];
  if (all.length > 0) throw invalid(...all);
  const rule = ruleFor(entity, 'create');
  if (!allows(rule, me, data)) throw notAllowed(rule.is === 'can' ? rule.permission : undefined);
  refuseForbiddenFields(entity, owned.values, me, data);
  const broken = [...brokenRules(entity, data), ...(await checkReferences(tx, entity, data, null))];
  if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
  return data;
};

export const create = (door: Door, entity: Entity, me: Me, raw: Values, check?: Check): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    const values = await checkedInput(tx, entity, me, raw);
    await check?.before(tx, me, null, values);
    const { id } = await insert(tx, entity, values);
    await check?.after(tx, id);
    return readInside(tx, entity, me, id);
  });

/** How a change is told: its name, why it was made, and which screens beside the record's own show it. */
export type Saying = {
  readonly action?: string;
  readonly reason?: string | undefined;
  readonly topics?: readonly string[];
  /** What the event says beside the changed fields: who of the client's confirmed. */
  readonly told?: Values;
};

/** Changes a row inside an act; the rules see the stored record merged with the change. */
export const change = async (
  tx: Tx,
  entity: Entity,
  id: number,
  values: Values,
  { action = 'update', reason, topics = [], told = {} }: Saying = {},
): Promise<{ before: ApiRecord; after: ApiRecord }> => {
  const row = await tx.em.findOneOrFail(tableOf(tx, entity.name), { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: notFound });
  const before = await wholeRecord(tx, entity, id);
  Object.assign(row, toProperties(entity, values));
  await writeReferences(tx, entity, id, values);
  await tx.flush();
  const after = await wholeRecord(tx, entity, id);
  const part = changedPart(entity, before, after);
  if (part.fields.length === 0) return { before, after };
  row.version = Number(row.version) + 1;
  await tx.flush();
  tx.record({
    entity: entity.name,
    id,
    action,
    before: part.before,
    after: { ...part.after, ...told },
    reason,
    topics: [entity.name, ...topics],
  });
  return { before, after: { ...after, version: row.version } };
};

export const update = (
  door: Door,
  entity: Entity,
  me: Me,
  id: number,
  raw: Values,
  ifMatch: string | null,
  check?: Check,
): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    await tx.get(entity.name as Table, id);
    const seen = await readInside(tx, entity, me, id);
    const rule = ruleFor(entity, 'update');
    if (!allows(rule, me, seen)) throw notAllowed(rule.is === 'can' ? rule.permission : undefined);
    checkVersion(ifMatch, seen.version);
    const owned = withoutOwned(entity, emptyAsNull(entity, raw), seen);
    const { data, errors } = validated(entity, owned.values, true);
    const all = [...owned.errors, ...errors];
    if (all.length > 0) throw invalid(...all);
    const changed = Object.fromEntries(Object.entries(data).filter(([field, value]) => !same(value, seen[field])));
    refuseForbiddenFields(entity, changed, me, seen);
    const broken = [
      ...brokenRules(entity, { ...(await wholeRecord(tx, entity, id)), ...changed }),
      ...(await checkReferences(tx, entity, changed, seen)),
    ];
    if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
    await check?.before(tx, me, seen, changed);
    await change(tx, entity, id, changed, { topics: (await check?.concerns?.(tx, id)) ?? [] });
    await check?.after(tx, id);
    return readInside(tx, entity, me, id);
  });

/** How many rows of which entity hold on to this one. */
const referrers = async (tx: Tx, entity: Entity, id: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const other of Object.values(entities) as Entity[])
    for (const [field, info] of Object.entries(other.info)) {
      if (info.target !== entity.name || info.onDelete) continue;
      const n =
        info.kind === 'references'
          ? await tx.em.count(tableOf(tx, `${other.name}_${field}`), { [`${info.target}_id`]: id })
          : await tx.em.count(tableOf(tx, other.name), { [field]: id });
      if (n > 0) counts[other.name] = (counts[other.name] ?? 0) + n;
    }
  return counts;
};

export const remove = (door: Door, entity: Entity, me: Me, id: number, ifMatch: string | null, check?: Check): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    const row = await tx.get(entity.name as Table, id);
    const seen = await readInside(tx, entity, me, id);
    const rule = ruleFor(entity, 'delete');
    if (!allows(rule, me, seen)) throw notAllowed(rule.is === 'can' ? rule.permission : undefined);
    checkVersion(ifMatch, seen.version);
    const counts = await referrers(tx, entity, id);
    const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
    // What has an archive can go there; anything else needs its references moved first.
    if (total > 0)
      throw new Refusal(409, 'archived' in entity.info ? 'referred' : 'stillReferred', {
        parameters: { smart_count: total },
        members: { references: counts },
      });
    const before = await wholeRecord(tx, entity, id);
    await check?.before(tx, me, seen, null);
    tx.remove(entity.name as Table, row);
    await check?.after(tx, id);
    tx.record({ entity: entity.name, id, action: 'delete', before: stored(entity, before), topics: [entity.name] });
    return seen;
  });
