// The billable work of tasks: time entries, finished rides and materials, each with quantity, price and how they were calculated.

import { settings } from '#schema/company/settings.ts';
import { dayOf } from '#schema/core/zone.ts';
import type { Basis } from '#schema/invoicing/explanation.ts';
import type { Billable } from '#schema/invoicing/invoice-proposal.ts';
import { type BilledTime, billedTime, type WorkedEntry } from '#schema/invoicing/invoice-time.ts';
import { timeEntry } from '#schema/times/time-entry.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { among, type Fragment, instant, nullable, number, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { isFree } from './free-work.ts';
import { hourlyPrices } from './prices.ts';
import { materialsOf } from './work-materials.ts';
import { ridesOf } from './work-rides.ts';

export type Stretch = { readonly start_time: string; readonly end_time: string; readonly multiplier: number; readonly seconds: number };

const entryColumns = {
  id: number,
  task_id: number,
  client_id: nullable(number),
  work_type_id: number,
  user_type_id: nullable(number),
  title: text,
  user_name: text,
  note: nullable(text),
  comment: nullable(text),
  ...columnsOf(timeEntry, 'total_time', 'non_invoiced_part', 'non_invoiced_time'),
};
type Entry = WorkedEntry & Readonly<RowOf<typeof entryColumns>> & { readonly sub_times: readonly Stretch[] };
const stretchColumns = { time_entry_id: number, start_time: instant, end_time: instant, multiplier: number };

/** The entries that satisfy the condition, with their closed stretches. */
const entriesWhere = async ({ read }: ReadSource, condition: Fragment): Promise<Entry[]> => {
  const rows = await read.rows(
    sql`select e.id, e.task_id, t.client_company_id as client_id, e.work_type_id, u.user_type_id, w.name as title, u.name || ' ' || u.last_name as user_name, e.notes as note,
        e.non_invoiced_comment as comment, e.total_time, e.non_invoiced_part, e.non_invoiced_time
      from time_entry e join task t on t.id = e.task_id join work_type w on w.id = e.work_type_id join "user" u on u.id = e.user_id
      where ${condition} order by e.task_id, e.id`,
    entryColumns,
  );
  const stretches = await read.rows(
    sql`select s.time_entry_id, s.start_time, s.end_time, s.multiplier from sub_time s join time_entry e on e.id = s.time_entry_id
      where ${condition} and s.end_time is not null order by s.start_time, s.id`,
    stretchColumns,
  );
  const byEntry = Map.groupBy(stretches, ({ time_entry_id }) => time_entry_id);
  return rows.map((row) => ({
    ...row,
    sub_times: (byEntry.get(row.id) ?? []).map(({ time_entry_id: _entry, ...stretch }) => ({
      ...stretch,
      seconds: Math.round((Date.parse(stretch.end_time) - Date.parse(stretch.start_time)) / 1000),
    })),
  }));
};

type Company = { readonly zone: string; readonly unit: number };
const companyIn = async ({ read }: ReadSource): Promise<Company> => {
  const row = await read.row(
    sql`select timezone, minimal_invoicing_unit from settings where id = 1`,
    columnsOf(settings, 'timezone', 'minimal_invoicing_unit'),
  );
  return { zone: row?.timezone ?? 'UTC', unit: row?.minimal_invoicing_unit ?? 1 };
};

const basisOf = (entry: Entry, { weighted, exact, billed }: BilledTime, unit: number, day: string): Basis<'work'> => ({
  user_name: entry.user_name,
  day,
  note: entry.note,
  sub_times: [...entry.sub_times],
  total_time: entry.total_time,
  weighted_time: weighted,
  non_invoiced_time: entry.non_invoiced_part ? entry.non_invoiced_time : 0,
  non_invoiced_comment: entry.non_invoiced_part ? entry.comment : null,
  exact_time: exact,
  billed_time: billed,
  unit_minutes: unit,
});

const billablesOf = async (reading: ReadSource, entries: readonly Entry[]): Promise<Billable[]> => {
  const { zone, unit } = await companyIn(reading);
  const began = entries.map(({ sub_times: [first] }) => (first ? dayOf(Date.parse(first.start_time), zone) : dayOf(Date.now(), zone)));
  const prices = await hourlyPrices(
    reading,
    entries.map(({ client_id, work_type_id, user_type_id }, at) => ({
      client_id: client_id ?? 0,
      work_type_id,
      user_type_id,
      day: began[at] ?? '',
    })),
  );
  return entries.map((entry, at): Billable => {
    const [day, found, time] = [began[at] ?? '', prices[at], billedTime(entry, unit)];
    return {
      kind: 'work',
      held: { time_entry_id: entry.id },
      task_id: entry.task_id,
      work_type_id: entry.work_type_id,
      transport_type_id: null,
      title: entry.title,
      unit: 'hour',
      quantity: time.billed,
      price: found?.price ?? null,
      price_rule: found?.rule ?? 'none',
      day,
      basis: basisOf(entry, time, unit, day),
    };
  });
};

/** Everything on these tasks that no group or issued invoice holds. */
export const freeWork = async (reading: ReadSource, tasks: readonly number[]): Promise<Billable[]> => {
  if (tasks.length === 0) return [];
  const { zone } = await companyIn(reading);
  const entries = await entriesWhere(reading, sql`e.task_id ${among(tasks)} and ${isFree('time_entry_id', 'e')}`);
  return [...(await billablesOf(reading, entries)), ...(await ridesOf(reading, tasks, zone)), ...(await materialsOf(reading, tasks, zone))];
};

/** One entry as it would be billed now, whether an invoice holds it or not. */
export const billableEntry = async (reading: ReadSource, id: number): Promise<Billable | null> => {
  const [entry] = await entriesWhere(reading, sql`e.id = ${id}`);
  return entry ? ((await billablesOf(reading, [entry]))[0] ?? null) : null;
};

export type WorkSum = { readonly billed_time: number; readonly kilometers: number; readonly materials: number };
/** Totals: seconds, kilometres, and the number of materials. */
export const sumOf = (billables: readonly Billable[]): WorkSum => {
  const of = (kind: Billable['kind']) => billables.filter((one) => one.kind === kind);
  const total = (kind: Billable['kind']) => of(kind).reduce((sum, { quantity }) => sum + quantity, 0);
  return { billed_time: total('work'), kilometers: total('transport'), materials: of('material').length };
};
