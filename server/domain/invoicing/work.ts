// What of the work on tasks can be billed: entries, finished rides and materials, each with its quantity, its price and how it came to them.

import { languageAmong } from '#schema/core/words.ts';
import { dayOf } from '#schema/core/zone.ts';
import type { Billable } from '#schema/invoicing/invoice-proposal.ts';
import { type BilledTime, billedTime, type WorkedEntry } from '#schema/invoicing/invoice-time.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { among, asTold, type Database, listed, type Row, slot } from '#server/core/database/database.ts';
import { sayIn } from '#server/core/http/words.ts';
import { hourlyPrices, kilometerPrices } from './prices.ts';

/** Reads inside an act or beside it. */
export type Reading = Pick<Database, 'read' | 'dialect'>;
export type Stretch = { readonly start_time: string; readonly end_time: string; readonly multiplier: number; readonly seconds: number };
type Entry = WorkedEntry & {
  readonly id: number;
  readonly task_id: number;
  readonly client_id: number;
  readonly work_type_id: number;
  readonly user_type_id: number | null;
  readonly title: string;
  readonly user_name: string;
  readonly note: string | null;
  readonly comment: string | null;
  readonly sub_times: readonly Stretch[];
};

const person = `u.name || ' ' || u.last_name as user_name`;
const free = (field: string, of: string) => `not exists (select 1 from invoice_item i where i.${field} = ${of}.id and i.released = false)`;
const entryColumns = `e.id, e.task_id, t.client_company_id as client_id, e.work_type_id, u.user_type_id, w.name as title, ${person}, e.notes, e.total_time,
  e.non_invoiced_part, e.non_invoiced_time, e.non_invoiced_comment`;
const entryTables = `time_entry e join task t on t.id = e.task_id join work_type w on w.id = e.work_type_id join "user" u on u.id = e.user_id`;

const stretchOf = (row: Row): Stretch => {
  const [start_time, end_time] = [asTold(row.start_time), asTold(row.end_time)];
  const seconds = Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000);
  return { start_time, end_time, multiplier: Number(row.multiplier), seconds };
};

/** Entries with their closed stretches, of those whose condition holds. */
const entriesWhere = async ({ read }: Reading, condition: string, values: readonly unknown[]): Promise<Entry[]> => {
  const rows = await read.all(`select ${entryColumns} from ${entryTables} where ${condition} order by e.task_id, e.id`, values);
  const stretches = await read.all(
    `select s.time_entry_id, s.start_time, s.end_time, s.multiplier from sub_time s join time_entry e on e.id = s.time_entry_id
     where ${condition} and s.end_time is not null order by s.start_time, s.id`,
    values,
  );
  const byEntry = Map.groupBy(stretches, ({ time_entry_id }) => Number(time_entry_id));
  return rows.map((row) => ({
    id: Number(row.id),
    task_id: Number(row.task_id),
    client_id: Number(row.client_id ?? 0),
    work_type_id: Number(row.work_type_id),
    user_type_id: row.user_type_id === null ? null : Number(row.user_type_id),
    title: String(row.title),
    user_name: String(row.user_name),
    note: row.notes === null ? null : String(row.notes),
    comment: row.non_invoiced_comment === null ? null : String(row.non_invoiced_comment),
    total_time: Number(row.total_time),
    non_invoiced_part: Boolean(row.non_invoiced_part),
    non_invoiced_time: Number(row.non_invoiced_time),
    sub_times: (byEntry.get(Number(row.id)) ?? []).map(stretchOf),
  }));
};

type Company = { readonly zone: string; readonly unit: number };
const companyIn = async ({ read }: Reading): Promise<Company> => {
  const [row] = await read.all('select timezone, minimal_invoicing_unit from settings where id = 1');
  return { zone: String(row?.timezone ?? 'UTC'), unit: Number(row?.minimal_invoicing_unit ?? 1) };
};

const basisOf = (entry: Entry, { weighted, exact, billed }: BilledTime, unit: number, day: string) => ({
  user_name: entry.user_name,
  day,
  note: entry.note,
  sub_times: entry.sub_times,
  total_time: entry.total_time,
  weighted_time: weighted,
  non_invoiced_time: entry.non_invoiced_part ? entry.non_invoiced_time : 0,
  non_invoiced_comment: entry.non_invoiced_part ? entry.comment : null,
  exact_time: exact,
  billed_time: billed,
  unit_minutes: unit,
});

const billablesOf = async (reading: Reading, entries: readonly Entry[]): Promise<Billable[]> => {
  const { zone, unit } = await companyIn(reading);
  const began = entries.map(({ sub_times: [first] }) => (first ? dayOf(Date.parse(first.start_time), zone) : dayOf(Date.now(), zone)));
  const prices = await hourlyPrices(
    reading,
    entries.map(({ client_id, work_type_id, user_type_id }, at) => ({ client_id, work_type_id, user_type_id, day: began[at] ?? '' })),
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

const ridesOf = async (reading: Reading, tasks: readonly number[], zone: string): Promise<Billable[]> => {
  const { read, dialect } = reading;
  const rows = await read.all(
    `select r.id, r.task_id, r.transport_type_id, y.name as title, t.client_company_id as client_id, r.start_kilometers, r.end_kilometers, r.start_time, r.start_point, r.end_point,
       v.name as vehicle, ${person}, c.language
     from transport r join task t on t.id = r.task_id join vehicle v on v.id = r.vehicle_id join "user" u on u.id = r.user_id
       left join client c on c.id = t.client_company_id left join transport_type y on y.id = r.transport_type_id
     where r.task_id ${among(dialect)} and r.status = ${rideStates.finished} and ${free('transport_id', 'r')} order by r.task_id, r.id`,
    [listed(dialect, tasks)],
  );
  const dayOfRide = (row: Row) => dayOf(Date.parse(asTold(row.start_time)), zone);
  // Id 0 is no kind of ride, and has no price.
  const prices = await kilometerPrices(
    reading,
    rows.map((row) => ({ client_id: Number(row.client_id), transport_type_id: Number(row.transport_type_id ?? 0), day: dayOfRide(row) })),
  );
  return rows.map((row, at): Billable => {
    const { price = null, rule = 'none' } = prices[at] ?? {};
    const [start_kilometers, end_kilometers] = [Number(row.start_kilometers), Number(row.end_kilometers)];
    const day = dayOfRide(row);
    const kilometers = end_kilometers - start_kilometers;
    const { user_name, vehicle, start_point, end_point } = row;
    return {
      kind: 'transport',
      held: { transport_id: Number(row.id) },
      task_id: Number(row.task_id),
      work_type_id: null,
      transport_type_id: row.transport_type_id === null ? null : Number(row.transport_type_id),
      title: row.title === null ? sayIn(languageAmong(row.language))('transport.one') : String(row.title),
      unit: 'kilometer',
      quantity: kilometers,
      price,
      price_rule: rule,
      day,
      basis: { user_name, day, note: null, vehicle, start_point, end_point, start_kilometers, end_kilometers, kilometers },
    };
  });
};

const materialsOf = async ({ read, dialect }: Reading, tasks: readonly number[], zone: string): Promise<Billable[]> => {
  const rows = await read.all(
    `select m.id, m.task_id, m.name, m.unit, m.quantity, m.date_added, ${person} from material m join "user" u on u.id = m.user_id
     where m.task_id ${among(dialect)} and ${free('material_id', 'm')} order by m.task_id, m.id`,
    [listed(dialect, tasks)],
  );
  return rows.map((row): Billable => {
    const day = dayOf(Date.parse(asTold(row.date_added)), zone);
    const quantity = Number(row.quantity);
    return {
      kind: 'material',
      held: { material_id: Number(row.id) },
      task_id: Number(row.task_id),
      work_type_id: null,
      transport_type_id: null,
      title: String(row.name),
      unit: row.unit === 'Meter' ? 'meter' : 'piece',
      quantity,
      price: null,
      price_rule: 'none',
      day,
      basis: { user_name: row.user_name, day, note: null, quantity },
    };
  });
};

/** Everything on these tasks that no group and no issued invoice holds. */
export const freeWork = async (reading: Reading, tasks: readonly number[]): Promise<Billable[]> => {
  if (tasks.length === 0) return [];
  const { zone } = await companyIn(reading);
  const entries = await entriesWhere(reading, `e.task_id ${among(reading.dialect)} and ${free('time_entry_id', 'e')}`, [
    listed(reading.dialect, tasks),
  ]);
  return [...(await billablesOf(reading, entries)), ...(await ridesOf(reading, tasks, zone)), ...(await materialsOf(reading, tasks, zone))];
};

/** One entry as it would be billed now, held or not. */
export const billableEntry = async (reading: Reading, id: number): Promise<Billable | null> => {
  const [entry] = await entriesWhere(reading, `e.id = ${slot(reading.dialect)}`, [id]);
  return entry ? ((await billablesOf(reading, [entry]))[0] ?? null) : null;
};

export type WorkSum = { readonly billed_time: number; readonly kilometers: number; readonly materials: number };
/** Seconds, kilometres, and how many materials. */
export const sumOf = (billables: readonly Billable[]): WorkSum => {
  const of = (kind: Billable['kind']) => billables.filter((one) => one.kind === kind);
  const total = (kind: Billable['kind']) => of(kind).reduce((sum, { quantity }) => sum + quantity, 0);
  return { billed_time: total('work'), kilometers: total('transport'), materials: of('material').length };
};
