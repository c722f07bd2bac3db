// Reads inside an act: the record as the transaction sees it, with its own changes.
import type { Entity } from '#schema/core/entity.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { type ApiRecord, type Plan, planOne, planWhole } from './plan.ts';

const run = async (tx: Tx, plan: Plan, id: number): Promise<ApiRecord> => {
  await tx.flush();
  const [row] = await tx.read.all(plan.statement.sql, plan.statement.fill({ id, me: tx.me?.id ?? 0 }));
  if (!row) throw notFound();
  return plan.decode(row);
};

/** The record as the caller may see it. */
export const readInside = (tx: Tx, entity: Entity, me: Me, id: number): Promise<ApiRecord> => run(tx, planOne(tx.database, entity, me), id);
/** The record with every field and fact, for guards, rules and events. */
export const wholeRecord = (tx: Tx, entity: Entity, id: number): Promise<ApiRecord> => run(tx, planWhole(tx.database, entity), id);
