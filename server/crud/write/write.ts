// Create, update and delete of any entity: validated, authorised, in one transaction with its event.

import { allows, lackedOf } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid, notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { toProperties } from '#server/fields/properties.ts';
import type { ApiRecord } from '../read/plan.ts';
import { pointersTo } from '../read/pointers.ts';
import { readInside, wholeRecord } from '../read/read-inside.ts';
import { rowReferrers } from '../read/row-references.ts';
import { change, writeReferences } from './change.ts';
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
import { nextNumber } from './running-number.ts';

export { change, checkVersion };
/** What an entity's writes must respect beyond its declaration; `stored` is null for a create, `values` for a delete. */
export type Check = {
  /** The reasons for which a write may be refused, beside state and database rules. */
  readonly refuses?: readonly string[];
  /** Fields that the server sets when a row is created. */
  owned?(me: Me): Values;
  /** Refusals that can be checked before the act: an import checks each line before it writes any. @throws Refusal */
  ahead?(from: ReadSource, me: Me, stored: ApiRecord | null, values: Values): Promise<void>;
  before(tx: Tx, me: Me, stored: ApiRecord | null, values: Values | null): Promise<void>;
  after(tx: Tx, id: number): Promise<void>;
  /** The topics of other records whose screens an update concerns. */
  concerns?(tx: Tx, id: number): Promise<string[]>;
};

/** The topics of the records of which this one is part: their histories include it. */
export const wholes = (entity: Entity, ...records: readonly ApiRecord[]): string[] =>
  Object.entries(entity.info).flatMap(([field, { onDelete, target }]) =>
    onDelete === 'cascade' ? records.flatMap((record) => (record[field] ? [`${target}:${record[field]}`] : [])) : [],
  );

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
  await writeReferences(tx, entity, row.id, values, true);
  await tx.flush();
  const record = await wholeRecord(tx, entity, row.id);
  tx.record({
    entity: entity.name,
    id: row.id,
    action: 'create',
    after: stored(entity, record),
    topics: [entity.name, ...wholes(entity, record), ...topics],
  });
  return record;
};

/** Validates a create as far as the entity's declaration goes: schema, access, fields, rules, references. */
export const checkedInput = async (tx: Tx, entity: Entity, me: Me, raw: Values): Promise<Values> => {
  const owned = withoutOwned(entity, emptyAsNull(entity, raw), null);
  const { data, errors } = validated(entity, owned.values, false);
  const all = [...owned.errors, ...errors];
  if (all.length > 0) throw invalid(...all);
  const rule = ruleFor(entity, 'create');
  if (!allows(rule, me, data)) throw notAllowed(lackedOf(rule, me));
  refuseForbiddenFields(entity, owned.values, me, data);
  const broken = [...brokenRules(entity, data), ...(await checkReferences(tx, entity, data, null))];
  if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
  return data;
};

export const create = (services: Services, entity: Entity, me: Me, raw: Values, check?: Check): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const values = await checkedInput(tx, entity, me, raw);
    await check?.before(tx, me, null, values);
    const { id } = await insert(tx, entity, values, check?.owned?.(me));
    await check?.after(tx, id);
    return readInside(tx, entity, me, id);
  });

export const update = (
  services: Services,
  entity: Entity,
  me: Me,
  id: number,
  raw: Values,
  ifMatch: string | null,
  check?: Check,
  reason?: string,
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await tx.get(entity.name as Table, id);
    const visibleRecord = await readInside(tx, entity, me, id);
    const rule = ruleFor(entity, 'update');
    if (!allows(rule, me, visibleRecord)) throw notAllowed(lackedOf(rule, me));
    checkVersion(ifMatch, visibleRecord.version);
    const owned = withoutOwned(entity, emptyAsNull(entity, raw), visibleRecord);
    const { data, errors } = validated(entity, owned.values, true);
    const all = [...owned.errors, ...errors];
    if (all.length > 0) throw invalid(...all);
    const changed = Object.fromEntries(Object.entries(data).filter(([field, value]) => !same(value, visibleRecord[field])));
    refuseForbiddenFields(entity, changed, me, visibleRecord);
    const broken = [
      ...brokenRules(entity, { ...(await wholeRecord(tx, entity, id)), ...changed }),
      ...(await checkReferences(tx, entity, changed, visibleRecord)),
    ];
    if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
    await check?.before(tx, me, visibleRecord, changed);
    await change(tx, entity, id, changed, {
      reason,
      topics: [...wholes(entity, visibleRecord), ...((await check?.concerns?.(tx, id)) ?? [])],
    });
    await check?.after(tx, id);
    return readInside(tx, entity, me, id);
  });

/** The number of rows, by entity, that refer to this one. */
const referrers = async (tx: Tx, entity: Entity, id: number): Promise<Record<string, number>> => {
  const counts = await rowReferrers(tx, entity.name, id);
  for (const { entity: other, table, column, follows } of pointersTo(entity.name)) {
    const n = follows ? 0 : await tx.em.count(tableOf(tx, table), { [column]: id });
    if (n > 0) counts[other] = (counts[other] ?? 0) + n;
  }
  return counts;
};

export const remove = (services: Services, entity: Entity, me: Me, id: number, ifMatch: string | null, check?: Check): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const row = await tx.get(entity.name as Table, id);
    const visibleRecord = await readInside(tx, entity, me, id);
    const rule = ruleFor(entity, 'delete');
    if (!allows(rule, me, visibleRecord)) throw notAllowed(lackedOf(rule, me));
    checkVersion(ifMatch, visibleRecord.version);
    const counts = await referrers(tx, entity, id);
    const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
    // An entity with an archive is archived instead; for others the references must be removed first.
    if (total > 0)
      throw new Refusal(409, 'archived' in entity.info ? 'referred' : 'stillReferred', {
        parameters: { smart_count: total },
        members: { references: counts },
      });
    const before = await wholeRecord(tx, entity, id);
    await check?.before(tx, me, visibleRecord, null);
    tx.remove(entity.name as Table, row);
    await check?.after(tx, id);
    tx.record({
      entity: entity.name,
      id,
      action: 'delete',
      before: stored(entity, before),
      topics: [entity.name, ...wholes(entity, before)],
    });
    return visibleRecord;
  });
