// Rates are never overwritten: says which rates are fixed and why, and checks every write of a rate.

import { type Lock, lockOf, type RatePhase, type Stretch, stretchesOf } from '#schema/company/rates.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { rideStates } from '#schema/transport/transport.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { identifier, instant, join, literal, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, Refusal } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Values } from '#server/crud/write/check.ts';
import type { Check } from '#server/crud/write/write.ts';
import { zoneIn } from './company.ts';

type Rate = { readonly id: number; readonly valid_from: string; readonly date_added: number; readonly group: string };
export type RateState = {
  readonly id: number;
  readonly until: string | null;
  readonly standing: RatePhase;
  readonly used: number;
  readonly locked: Lock | null;
};

/** Within each group only the newest rate holds: per diems by country, VAT rates by kind, on-call pay by level. */
const groups = { mileage_rate: null, per_diem_rate: 'country', vat_rate: 'kind', on_call_rate: 'level' } as const;
type Table = keyof typeof groups;
type AgedTable = Exclude<Table, 'mileage_rate'>;

const ratesIn = async (read: Reader, table: Table): Promise<Rate[]> => {
  const column = groups[table];
  const rows = await read.rows(
    sql`select id, valid_from, date_added, ${column ? identifier(column) : sql`''`} as kind from ${identifier(table)} order by id`,
    { id: number, valid_from: text, date_added: instant, kind: text },
  );
  return rows.map(({ kind, date_added, ...rate }) => ({ ...rate, date_added: Date.parse(date_added), group: kind }));
};

/** How many finished rides with an own car began in the days of each rate; one query for all rates. */
const ridesIn = async (
  read: Reader,
  zone: string,
  stretches: readonly { readonly from: string; readonly until: string | null }[],
): Promise<number[]> => {
  if (stretches.length === 0) return [];
  const names = stretches.map((_one, at) => `n${at}`);
  const begins = (day: string) => new Date(dayBegins(day, zone));
  const counted = stretches.map(({ from, until }, at) => {
    const before = until === null ? sql`` : sql`and t.start_time < ${begins(dayAfter(until))}`;
    return sql`count(case when t.start_time >= ${begins(from)} ${before} then 1 end) as ${identifier(`n${at}`)}`;
  });
  const row = await read.row(
    sql`select ${join(counted)} from transport t join vehicle v on v.id = t.vehicle_id
      where t.status = ${literal(rideStates.finished)} and v.private_vehicle is true`,
    Object.fromEntries(names.map((name) => [name, number])),
  );
  return names.map((name) => row?.[name] ?? 0);
};

const stateOf = ({ rate, until, standing }: Stretch<Rate>, used: number, zone: string, today: string): RateState => ({
  id: rate.id,
  until,
  standing,
  used,
  locked: lockOf({ used, valid_from: rate.valid_from, written: dayOf(rate.date_added, zone) }, today),
});

const mileageStates = async (read: Reader, now: number): Promise<RateState[]> => {
  const zone = await zoneIn(read);
  const today = dayOf(now, zone);
  const stretches = stretchesOf(await ratesIn(read, 'mileage_rate'), today);
  const used = await ridesIn(
    read,
    zone,
    stretches.map(({ rate, until }) => ({ from: rate.valid_from, until })),
  );
  return stretches.map((one, at) => stateOf(one, used[at] ?? 0, zone, today));
};

/** Only age fixes these rates: offers keep the rate they were written with, no travel order uses a per diem yet, and payroll takes on-call pay along month by month. */
const agedStates = async (read: Reader, table: AgedTable, now: number): Promise<RateState[]> => {
  const zone = await zoneIn(read);
  const today = dayOf(now, zone);
  const rates = await ratesIn(read, table);
  const apart = [...new Set(rates.map(({ group }) => group))];
  return apart
    .flatMap((one) =>
      stretchesOf(
        rates.filter(({ group }) => group === one),
        today,
      ),
    )
    .map((one) => stateOf(one, 0, zone, today));
};

export const rateStates = async ({ read }: ReadSource) => {
  const now = Date.now();
  const aged = (table: AgedTable) => agedStates(read, table, now);
  return {
    mileage_rate: await mileageStates(read, now),
    per_diem_rate: await aged('per_diem_rate'),
    vat_rate: await aged('vat_rate'),
    on_call_rate: await aged('on_call_rate'),
  };
};

const refuseLocked = (states: readonly RateState[], id: number) => {
  const state = states.find((one) => one.id === id);
  if (state?.locked) throw conflict('rate', state.locked, { parameters: { smart_count: state.used }, members: { used: state.used } });
};

const invalidDay = (reason: string, parameters = {}) =>
  new Refusal(422, 'invalid', { area: 'rate', errors: [{ field: 'valid_from', reason, parameters }] });

/** Refuses two rates from the same day: it would be unclear which holds. */
const refuseSameDay = async (tx: Tx, table: Table, stored: ApiRecord | null, values: Values | null) => {
  const merged: Values = { ...stored, ...values };
  const group = String(merged[groups[table] ?? ''] ?? '');
  const others = (await ratesIn(tx.read, table)).filter(({ id }) => id !== stored?.id);
  if (others.some((one) => one.valid_from === merged.valid_from && one.group === group)) throw invalidDay('sameDay');
};

const refuses: readonly Lock[] = ['rateUsed', 'ratePast'];
const owned: Check['owned'] = (me) => ({ added_by: me.id, date_added: new Date().toISOString() });

export const mileageCheck: Check = {
  refuses,
  owned,
  before: async (tx, _me, stored, values) => {
    if (stored) refuseLocked(await mileageStates(tx.read, tx.now.getTime()), stored.id);
    await refuseSameDay(tx, 'mileage_rate', stored, values);
    const from = values?.valid_from;
    if (typeof from !== 'string') return;
    // A rate that starts in the middle of a period would reprice rides that already used the earlier rate.
    const others = (await ratesIn(tx.read, 'mileage_rate')).filter(({ id }) => id !== stored?.id);
    if (!others.some(({ valid_from }) => valid_from < from)) return;
    const next = others.map(({ valid_from }) => valid_from).filter((day) => day > from);
    const until = next.length > 0 ? dayAfter(next.sort()[0] ?? from, -1) : null;
    const [rides = 0] = await ridesIn(tx.read, await zoneIn(tx.read), [{ from, until }]);
    if (rides > 0) throw invalidDay('alreadyPriced', { smart_count: rides });
  },
  after: async () => {},
};

const agedCheck = (table: AgedTable): Check => ({
  refuses,
  owned,
  before: async (tx, _me, stored, values) => {
    if (stored) refuseLocked(await agedStates(tx.read, table, tx.now.getTime()), stored.id);
    await refuseSameDay(tx, table, stored, values);
  },
  after: async () => {},
});
export const perDiemCheck = agedCheck('per_diem_rate');
export const vatCheck = agedCheck('vat_rate');
export const onCallRateCheck = agedCheck('on_call_rate');
