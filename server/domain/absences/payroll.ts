// Approved absences of a month for the payroll: by person, kind and payer, in days as the kind counts them and in hours of the contract.
import { absenceStates } from '#schema/absences/absence.ts';
import { countedDays, sumOfDays } from '#schema/absences/absence-days.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { edgesOfMonth } from '#schema/core/zone.ts';
import type { Database } from '#server/core/database/database.ts';
import { flag, literal, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Services } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { csvStream } from '../transfer/csv-stream.ts';
import { recordExport } from '../transfer/export-event.ts';
import { tellingFor } from '../transfer/import.ts';
import { workCalendars } from './work-calendar.ts';

export type PayrollRow = {
  readonly user_id: number;
  readonly name: string;
  readonly kind_id: number;
  readonly kind: string;
  readonly payroll_code: string | null;
  readonly payer: 'employer' | 'insurance' | 'nobody';
  /** As the kind counts: working or calendar days. */
  readonly days: number;
  /** Seconds of the contract on the working days in it. */
  readonly seconds: number;
};

const kindColumns = columnsOf(absenceKind, 'payroll_code', 'payer', 'counted_in');

/** The rows of a month, by person and kind. */
export const payrollOf = async (read: Reader, month: string): Promise<PayrollRow[]> => {
  const { from: first, to: last } = edgesOfMonth(month);
  const rows = await read.rows(
    sql`select a.user_id, u.name || ' ' || u.last_name as name, u.contract_hours, a.kind_id, k.name as kind, k.payroll_code, k.payer, k.counted_in,
        a."from", a."to", a.half_from, a.half_to
      from absence a join "user" u on u.id = a.user_id join absence_kind k on k.id = a.kind_id
      where a.status = ${literal(absenceStates.approved)} and a."to" >= ${first} and a."from" <= ${last}
      order by u.last_name_sort, u.name_sort, u.id, k.name, k.id, a."from"`,
    {
      ...{ user_id: number, name: text, contract_hours: number, kind_id: number, kind: text },
      ...{ ...kindColumns, from: text, to: text, half_from: flag, half_to: flag },
    },
  );
  const calendars = await workCalendars(read, [...new Set(rows.map(({ user_id }) => user_id))], { from: first, to: last });
  const sums = new Map<string, PayrollRow>();
  for (const { user_id, name, contract_hours, kind_id, kind, payroll_code, payer, counted_in, ...of } of rows) {
    const calendar = calendars.get(user_id);
    if (!calendar) continue;
    // What lies outside of the month belongs to another payroll; a half day at its end was one there.
    const stay = {
      from: of.from < first ? first : of.from,
      to: of.to > last ? last : of.to,
      half_from: of.half_from && of.from >= first,
      half_to: of.half_to && of.to <= last,
    };
    const daily = calendar.workDays.length > 0 ? (contract_hours * 3600) / calendar.workDays.length : 0;
    const key = `${user_id}/${kind_id}`;
    const before = sums.get(key);
    sums.set(key, {
      ...{ user_id, name, kind_id, kind, payroll_code, payer },
      days: (before?.days ?? 0) + sumOfDays(countedDays(stay, counted_in, calendar)),
      seconds: (before?.seconds ?? 0) + Math.round(sumOfDays(countedDays(stay, 'workingDays', calendar)) * daily),
    });
  }
  return [...sums.values()];
};

/** The month as CSV; it is an event of whoever takes it, because it tells why people were away. */
export const payrollFile = async (
  services: Services & { readonly database: Database },
  me: Me,
  month: string,
): Promise<{ readonly name: string; readonly body: ReadableStream }> => {
  const rows = await payrollOf(services.database.read, month);
  await recordExport(services, me, 'exportPayroll', { month });
  const say = sayIn(me.language);
  const { format } = await tellingFor(services.database, me.language);
  const head = [
    say('absence.fields.user_id'),
    say('absence.fields.kind_id'),
    say('absence_kind.fields.payroll_code'),
    say('absence_kind.fields.payer'),
    say('absence.fields.days'),
    say('absence_page.payroll.hours'),
    say('absence_page.payroll.from'),
    say('absence_page.payroll.to'),
  ];
  const span = Object.values(edgesOfMonth(month)).map((day) => format.date(day));
  async function* texts() {
    yield rows.map(({ name, kind, payroll_code, payer, days, seconds }) => [
      ...[name, kind, payroll_code ?? '', say(`absence_kind.values.payer.${payer}`)],
      ...[format.typed(days, 2), format.clock(seconds), ...span],
    ]);
  }
  return { name: `${say('absence_page.payroll.file')}-${month}.csv`, body: await csvStream(head, texts()) };
};
