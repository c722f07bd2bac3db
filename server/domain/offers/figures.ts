// The figures above a list of offers: count and worth at each step, the share of sent offers that were approved, and the longest waiting offer.
import { sql } from 'kysely';
import { offer, offerSteps } from '#schema/offers/offer.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Columns, number } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { readFilter } from '#server/crud/read/filter.ts';
import { conditionsOf } from '#server/crud/read/plan.ts';
import { Parameter } from '#server/crud/read/rule-sql.ts';
import type { Piece } from '#server/crud/read/select.ts';
import { shapeFor } from '#server/crud/read/shape.ts';
import { rowsOf } from '#server/crud/read/statement.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** The days over which sent and approved offers are compared. */
const conversionDays = 365;
const dayMs = 86_400_000;

/** The figures of the offers that the caller may see; `filter` is the list's filter without its search. */
export const figuresOf = async (database: Database, me: Me, filter: string | undefined) => {
  const shape = shapeFor(offer, me);
  const { terms, rest } = readFilter(offer, filter, me, database.dialect, shape.lookup);
  const visibleRows = sql.join([sql`1 = 1`, ...conditionsOf(database, offer, { shape, terms, rest })], sql` and `);
  const since = new Date(Date.now() - conversionDays * dayMs);
  const values: Readonly<Record<string, unknown>> = Object.assign({ me: me.id, since }, ...terms.map((term) => term.values));
  const run = <C extends Columns>(piece: Piece, columns: C) => rowsOf(database, piece, values, columns);
  const { sentToClient, approved, ordered } = offerSteps;
  const [steps, [longest], [conversion]] = await Promise.all([
    run(
      sql`select t.status, count(*) as count, coalesce(sum(t.value), 0) as value, coalesce(sum(t.value * t.probability), 0) as weighted from offer as t where ${visibleRows} group by t.status order by t.status`,
      { status: number, count: number, value: number, weighted: number },
    ),
    run(
      sql`select t.id, t.number, t.title, t.status, t.step_since from offer as t where ${visibleRows} and t.status <= ${sql.lit(ordered)} order by t.step_since, t.id limit 1`,
      columnsOf(offer, 'id', 'number', 'title', 'status', 'step_since'),
    ),
    run(
      sql`select count(distinct s.offer_id) as sent, count(distinct a.offer_id) as approved from offer_step as s join offer as t on t.id = s.offer_id left join offer_step as a on a.offer_id = s.offer_id and a.step = ${sql.lit(approved)} and a.entered_at >= s.entered_at where s.step = ${sql.lit(sentToClient)} and s.entered_at >= ${new Parameter('since')} and ${visibleRows}`,
      { sent: number, approved: number },
    ),
  ]);
  const open = steps.filter(({ status }) => status <= ordered);
  const sum = (of: (step: (typeof steps)[number]) => number) => open.reduce((total, step) => total + of(step), 0);
  return {
    steps: steps.map(({ status, count, value }) => ({ status, count, value })),
    open: {
      count: sum(({ count }) => count),
      value: sum(({ value }) => value),
      weighted: Math.round(sum(({ weighted }) => weighted) / 100),
    },
    conversion: { days: conversionDays, sent: conversion?.sent ?? 0, approved: conversion?.approved ?? 0 },
    longest: longest ?? null,
  };
};
