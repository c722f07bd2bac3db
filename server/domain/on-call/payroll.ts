// A month of time on call for payroll, by person and level, as data or as a CSV file that is written a few people at a time.
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { freeDaysIn } from '#schema/on-call/duty-time.ts';
import { onCallRate } from '#schema/on-call/on-call-rate.ts';
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { type DutyPay, type DutyRate, dutyPay } from '#schema/on-call/payroll.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Reader, sql } from '#server/core/database/sql.ts';
import type { Services } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { holidaysBetween } from '../absences/work-calendar.ts';
import { zoneIn } from '../company/company.ts';
import { csvStream } from '../transfer/csv-stream.ts';
import { recordExport } from '../transfer/export-event.ts';
import { tellingFor } from '../transfer/import.ts';
import { type Cell, cellValue } from '../transfer/spreadsheet.ts';
import { monthPeriod } from './months.ts';
import { type Shift, shiftsIn } from './shifts.ts';

export type PayrollRow = DutyPay & {
  readonly user_id: number;
  readonly user_name: string;
  readonly level: OnCallLevel;
  /** The turns that begin in the month. */
  readonly turns: number;
};

/** So many people are counted before others have their turn. */
const peopleAtOnce = 20;

/** The rates of each level, each until the next one. */
const ratesOf = async (read: Reader, zone: string): Promise<ReadonlyMap<OnCallLevel, DutyRate[]>> => {
  const rates = await read.rows(
    sql`select level, valid_from, day_amount, free_day_amount, hours_percent from on_call_rate order by valid_from`,
    columnsOf(onCallRate, 'level', 'valid_from', 'day_amount', 'free_day_amount', 'hours_percent'),
  );
  return new Map(
    onCallLevels.map((level) => {
      const own = rates.filter((rate) => rate.level === level);
      const begins = own.map(({ valid_from }) => dayBegins(valid_from, zone));
      return [level, own.map((rate, at) => ({ ...rate, from: begins[at] ?? 0, to: begins[at + 1] ?? Number.POSITIVE_INFINITY }))];
    }),
  );
};

async function* payrollParts(read: Reader, month: string): AsyncGenerator<PayrollRow[]> {
  const zone = await zoneIn(read);
  const period = monthPeriod(month, zone);
  const shifts = await shiftsIn(read, period);
  const rates = await ratesOf(read, zone);
  const freeDays = freeDaysIn(period, await holidaysBetween(read, dayOf(period.from, zone), dayOf(period.to, zone)), zone);
  const people = [...Map.groupBy(shifts, ({ user_id }) => user_id).values()].sort((one, other) =>
    (one[0]?.user_name ?? '').localeCompare(other[0]?.user_name ?? ''),
  );
  const rowOf = (own: readonly Shift[], level: OnCallLevel): PayrollRow[] => {
    const ofLevel = own.filter((shift) => shift.level === level);
    const [first] = ofLevel;
    if (!first) return [];
    const { user_id, user_name } = first;
    const turns = ofLevel.filter(({ from }) => from >= period.from).length;
    return [{ user_id, user_name, level, turns, ...dutyPay(period, ofLevel, freeDays, rates.get(level) ?? []) }];
  };
  for (let at = 0; at < people.length; at += peopleAtOnce)
    yield people.slice(at, at + peopleAtOnce).flatMap((own) => onCallLevels.flatMap((level) => rowOf(own, level)));
}

export const payroll = async ({ read }: Pick<Database, 'read'>, month: string): Promise<PayrollRow[]> => {
  const rows: PayrollRow[] = [];
  for await (const some of payrollParts(read, month)) rows.push(...some);
  return rows;
};

type Column = { readonly head: string; readonly cell: (row: PayrollRow) => Cell };
const columnsFor = (say: ReturnType<typeof sayIn>): readonly Column[] => [
  { head: say('on_call_page.payroll.person'), cell: ({ user_name }) => ({ text: user_name }) },
  { head: say('on_call_shift.fields.level'), cell: ({ level }) => ({ text: say(`on_call_shift.values.level.${level}`) }) },
  { head: say('on_call_page.payroll.turns'), cell: ({ turns }) => ({ text: String(turns) }) },
  { head: say('on_call_page.payroll.hours'), cell: ({ seconds }) => ({ seconds }) },
  { head: say('on_call_page.payroll.freeHours'), cell: ({ free_seconds }) => ({ seconds: free_seconds }) },
  { head: say('on_call_page.payroll.paidHours'), cell: ({ paid_seconds }) => ({ seconds: paid_seconds }) },
  { head: say('on_call_page.payroll.amount'), cell: ({ amount }) => ({ cents: amount }) },
];

/** A file for payroll is an event of whoever takes it. */
export const payrollFile = async (services: Services & { readonly database: Database }, me: Me, month: string) => {
  await recordExport(services, me, 'exportOnCall', { month });
  const { database } = services;
  const say = sayIn(me.language);
  const telling = await tellingFor(database, me.language);
  const columns = columnsFor(say);
  async function* texts() {
    for await (const rows of payrollParts(database.read, month))
      yield rows.map((row) => columns.map(({ cell }) => cellValue(cell(row), telling)));
  }
  const head = columns.map((column) => column.head);
  return { name: `${say('on_call_page.payroll.file')}-${month}.csv`, type: 'text/csv', body: await csvStream(head, texts()) };
};
