// The working-time record that the law asks for (ZEPDSV-A): the days of a month of one person, with running totals for week, month and year.
import { z } from 'zod';
import { weekOf } from '../core/iso-week.ts';
import { correctedHours, sumOfCorrections } from './corrected-hours.ts';
import { type AttendanceDay, attendanceDay } from './day.ts';

const seconds = z.int();
const day = attendanceDay.shape;
const hourKinds = [
  'present',
  'regular',
  'overtime',
  'break',
  'night',
  'sunday',
  'holiday_seconds',
  'split',
  'shift',
  'uneven',
  'pension',
  'absent_employer',
  'absent_others',
  'absent_unpaid',
] as const;
export type HourKind = (typeof hourKinds)[number];
type Hours = Record<HourKind, number>;
const hours = Object.fromEntries(hourKinds.map((name) => [name, seconds])) as Record<HourKind, typeof seconds>;
const corrected = z
  .object({
    ...(Object.fromEntries(correctedHours.map((name) => [name, seconds])) as Record<(typeof correctedHours)[number], typeof seconds>),
    overtime: seconds.describe('Follows from the hours present'),
  })
  .describe('What corrections add, beside the hours as they were locked');

export const recordDay = z.object({
  ...{ day: day.day, holiday: day.holiday, arrival: day.arrival, departure: day.departure },
  breaks: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime().nullable() })),
  ...hours,
  absences: z.array(z.object({ name: z.string().nullable(), payer: z.string().nullable(), seconds })),
  ...{ corrections: day.corrections, corrected },
  final: z.boolean().describe('Its week is locked'),
  totals: z.object({ week: seconds, month: seconds, year: seconds }).describe('Hours present up to this day, with corrections'),
  overtime_totals: z.object({ week: seconds, month: seconds, year: seconds }).describe('Overtime up to this day, with corrections'),
});
export type RecordDay = z.infer<typeof recordDay>;

export const personRecord = z
  .object({
    user_id: z.int(),
    name: z.string(),
    user_type: z.string().nullable(),
    contract_hours: z.int().describe('Of a week'),
    month: z.string(),
    final: z.boolean().describe('All its weeks are locked'),
    days: z.array(recordDay),
    sums: z.object({ ...hours, corrected }),
    weeks: z.array(
      z.object({
        week: z.string(),
        status: z.int(),
        approved_by_name: z.string().nullable(),
        approved_at: z.iso.datetime().nullable(),
        locked_by_name: z.string().nullable(),
        locked_at: z.iso.datetime().nullable(),
        unlocked_by_name: z.string().nullable(),
        unlocked_at: z.iso.datetime().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'WorkingTimeRecord' });
export type PersonRecord = z.infer<typeof personRecord>;

/** What the user type says of all hours of a person. */
export type Arrangement = { readonly shift_work: boolean; readonly uneven_hours: boolean; readonly increased_pension: boolean };

const none = (): Hours => Object.fromEntries(hourKinds.map((name) => [name, 0])) as Hours;
const paidBy = ({ absences }: AttendanceDay, payer: 'employer' | 'insurance' | 'nobody') =>
  absences.filter((one) => one.payer === payer).reduce((sum, one) => sum + one.seconds, 0);

const hoursOf = (one: AttendanceDay, { shift_work, uneven_hours, increased_pension }: Arrangement): Hours => {
  const overtime = Math.max(0, one.overtime);
  const all = (holds: boolean) => (holds ? one.present : 0);
  return {
    ...{ present: one.present, regular: one.present - overtime, overtime },
    ...{ break: one.break, night: one.night, sunday: one.sunday, holiday_seconds: one.holiday_seconds },
    ...{ split: all(one.split), shift: all(shift_work), uneven: all(uneven_hours), pension: all(increased_pension) },
    absent_employer: paidBy(one, 'employer'),
    absent_others: paidBy(one, 'insurance'),
    absent_unpaid: paidBy(one, 'nobody'),
  };
};

const correctedOf = (one: AttendanceDay) => {
  const sums = sumOfCorrections(one.corrections);
  const over = (present: number) => Math.max(0, present - one.contract);
  return { ...sums, overtime: sums.present === 0 ? 0 : over(one.present + sums.present) - over(one.present) };
};

/** The days of `month` (2026-11) out of days that begin early enough for the totals: on 1 January, and on the Monday of its first week. */
export const recordDays = (
  days: readonly AttendanceDay[],
  month: string,
  arrangement: Arrangement,
  isFinal: (day: string) => boolean,
): RecordDay[] => {
  const totals = { week: 0, month: 0, year: 0 };
  const overtimes = { week: 0, month: 0, year: 0 };
  let last = { week: '', month: '', year: '' };
  const found: RecordDay[] = [];
  for (const one of days) {
    const periods = { week: weekOf(one.day), month: one.day.slice(0, 7), year: one.day.slice(0, 4) };
    const added = correctedOf(one);
    for (const name of ['week', 'month', 'year'] as const) {
      if (periods[name] !== last[name]) totals[name] = overtimes[name] = 0;
      totals[name] += one.present + added.present;
      overtimes[name] += Math.max(0, one.overtime) + added.overtime;
    }
    last = periods;
    if (periods.month !== month) continue;
    found.push({
      ...{ day: one.day, holiday: one.holiday, arrival: one.arrival, departure: one.departure },
      breaks: one.presence.filter(({ kind }) => kind === 'break').map(({ start, end }) => ({ start, end })),
      ...hoursOf(one, arrangement),
      absences: one.absences.map(({ name, payer, seconds: away }) => ({ name, payer, seconds: away })),
      ...{
        corrections: one.corrections,
        corrected: added,
        final: isFinal(one.day),
        totals: { ...totals },
        overtime_totals: { ...overtimes },
      },
    });
  }
  return found;
};

export const sumOfRecord = (days: readonly RecordDay[]): PersonRecord['sums'] => {
  const sums = none();
  const added = { ...sumOfCorrections(days.flatMap(({ corrections }) => corrections)), overtime: 0 };
  for (const one of days) {
    for (const name of hourKinds) sums[name] += one[name];
    added.overtime += one.corrected.overtime;
  }
  return { ...sums, corrected: added };
};
