// The billable work of the demo company's tasks, calculated by the application's own functions.
import { type Billable, type ProposedLine, proposedLines } from '#schema/invoicing/invoice-proposal.ts';
import { billedTime } from '#schema/invoicing/invoice-time.ts';
import { priceOf } from '#schema/invoicing/prices.ts';
import { nameOf, users } from '../cast.ts';
import { settings, transportTypes } from '../company/company.ts';
import type { Row } from '../rows.ts';
import { workTypes } from '../times/work-types.ts';

export type Work = {
  readonly tasks: readonly Row<'task'>[];
  readonly time_entries: readonly Row<'time_entry'>[];
  readonly sub_times: readonly Row<'sub_time'>[];
  readonly transports: readonly Row<'transport'>[];
  readonly materials: readonly Row<'material'>[];
  readonly vehicles: readonly Row<'vehicle'>[];
  readonly prices: readonly Row<'price'>[];
  readonly kilometerPrices: readonly Row<'kilometer_price'>[];
};

const dayIn = (instant: string) => instant.slice(0, 10);

/** The invoice lines proposed for some tasks. */
export const workOf = (work: Work): ((tasks: readonly Row<'task'>[]) => ProposedLine[]) => {
  const entries = Map.groupBy(work.time_entries, ({ task_id }) => task_id);
  const stretches = Map.groupBy(work.sub_times, ({ time_entry_id }) => time_entry_id);
  const rides = Map.groupBy(work.transports, ({ task_id }) => task_id);
  const materials = Map.groupBy(work.materials, ({ task_id }) => task_id);
  const unit = settings.minimal_invoicing_unit;

  const hoursOf = (task: Row<'task'>, entry: Row<'time_entry'>): Billable => {
    const sub_times = (stretches.get(entry.id) ?? []).flatMap(({ start_time, end_time, multiplier }) =>
      end_time ? [{ start_time, end_time, multiplier, seconds: Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000) }] : [],
    );
    const day = dayIn(sub_times[0]?.start_time ?? entry.status_since);
    const time = billedTime({ ...entry, sub_times }, unit);
    const type = workTypes[entry.work_type_id - 1];
    const query = { client_id: task.client_company_id, user_type_id: users[entry.user_id - 1]?.user_type_id ?? null, day };
    const { price, rule } = priceOf(
      'workType',
      work.prices.filter(({ work_type_id }) => work_type_id === entry.work_type_id).map((row) => ({ ...row, price: row.hourly_price })),
      type?.hourly_price ?? null,
      query,
    );
    const { total_time, notes: note, non_invoiced_time, non_invoiced_comment } = entry;
    return {
      ...{ kind: 'work', held: { time_entry_id: entry.id }, task_id: task.id, work_type_id: entry.work_type_id, transport_type_id: null },
      ...{ title: type?.name ?? '', unit: 'hour', quantity: time.billed, price, price_rule: rule, day },
      basis: {
        ...{ user_name: nameOf(entry.user_id), day, note, sub_times, total_time, weighted_time: time.weighted, non_invoiced_time },
        ...{ non_invoiced_comment, exact_time: time.exact, billed_time: time.billed, unit_minutes: unit },
      },
    };
  };

  const kilometersOf = (task: Row<'task'>, ride: Row<'transport'>): Billable => {
    const { start_kilometers, start_point, end_point, transport_type_id } = ride;
    const end_kilometers = ride.end_kilometers ?? start_kilometers;
    const kilometers = end_kilometers - start_kilometers;
    const type = transportTypes.find(({ id }) => id === transport_type_id);
    const day = dayIn(ride.start_time);
    const { price, rule } = priceOf(
      'transportType',
      work.kilometerPrices
        .filter((row) => row.transport_type_id === transport_type_id)
        .map((row) => ({ ...row, user_type_id: null, price: row.price_per_km })),
      type?.price_per_km ?? null,
      { client_id: task.client_company_id, user_type_id: null, day },
    );
    const vehicle = work.vehicles.find(({ id }) => id === ride.vehicle_id)?.name ?? '';
    return {
      ...{ kind: 'transport', held: { transport_id: ride.id }, task_id: task.id, work_type_id: null, transport_type_id },
      ...{ title: type?.name ?? 'Prevoz', unit: 'kilometer', quantity: kilometers, price, price_rule: rule, day },
      basis: {
        user_name: nameOf(ride.user_id),
        day,
        note: null,
        vehicle,
        start_point,
        end_point,
        start_kilometers,
        end_kilometers,
        kilometers,
      },
    };
  };

  const usedOf = (task: Row<'task'>, { id, name, unit: of, quantity, user_id, date_added }: Row<'material'>): Billable => {
    const day = dayIn(date_added);
    return {
      ...{ kind: 'material', held: { material_id: id }, task_id: task.id, work_type_id: null, transport_type_id: null, title: name },
      ...{ unit: of === 'Meter' ? 'meter' : 'piece', quantity, price: null, price_rule: 'none', day },
      basis: { user_name: nameOf(user_id), day, note: null, quantity },
    };
  };

  return (tasks) =>
    proposedLines([
      ...tasks.flatMap((task) => (entries.get(task.id) ?? []).map((entry) => hoursOf(task, entry))),
      ...tasks.flatMap((task) => (rides.get(task.id) ?? []).filter(({ status }) => status === 1).map((ride) => kilometersOf(task, ride))),
      ...tasks.flatMap((task) => (materials.get(task.id) ?? []).map((used) => usedOf(task, used))),
    ]);
};
