// The columns of the working-time record in files: a row for each day of each person, all fields that the law asks for.
import type { HourKind, PersonRecord, RecordDay } from '#schema/attendance/record.ts';
import { weekName, weekOf } from '#schema/core/iso-week.ts';
import type { sayIn } from '#server/core/http/words.ts';
import type { Telling } from '#server/crud/read/cell-text.ts';
import type { Cell } from '../transfer/spreadsheet.ts';

export type Saying = Telling & { readonly say: ReturnType<typeof sayIn> };
type Column = {
  readonly head: string;
  readonly width: number;
  readonly cell: (day: RecordDay, record: PersonRecord) => Cell;
};

/** Corrections as people read them: which hours, how many minutes, why, who and when. */
export const correctionText = ({ corrections }: Pick<RecordDay, 'corrections'>, { say, format }: Saying): string =>
  corrections
    .map(({ hours, difference, reason, by_name, at }) => {
      const minutes = `${difference < 0 ? '−' : '+'}${format.hours(Math.abs(difference))}`;
      const by = [by_name, format.dateTime(at)].filter(Boolean).join(', ');
      return `${say(`attendance_correction.values.hours.${hours}`)} ${minutes}: ${reason} (${by})`;
    })
    .join('; ');

export const breakText = ({ breaks }: Pick<RecordDay, 'breaks'>, { format }: Saying): string =>
  breaks.map(({ start, end }) => `${format.time(start)}–${format.time(end)}`).join(', ');

/** Why somebody was absent; without the permission to know it, nothing. */
export const absenceText = ({ absences, holiday }: Pick<RecordDay, 'absences' | 'holiday'>): string =>
  [holiday, ...absences.map(({ name }) => name)].filter(Boolean).join(', ');

/** The kinds of hours in their order, and what the law adds to each day. */
export const columnsOfRecord = (saying: Saying): readonly Column[] => {
  const { say, format } = saying;
  const hours = (kind: HourKind): Column => ({
    head: say(`attendance_record.hours.${kind}`),
    width: 11,
    cell: (day) => ({ seconds: day[kind] }),
  });
  const added = (kind: keyof RecordDay['corrected']): Column => ({
    head: say('attendance_record.corrected', { hours: say(`attendance_record.hours.${kind}`) }),
    width: 13,
    cell: ({ corrected }) => ({ minutes: corrected[kind] === 0 ? null : corrected[kind] / 60 }),
  });
  const total = (period: keyof RecordDay['totals']): Column => ({
    head: say(`attendance_record.totals.${period}`),
    width: 11,
    cell: ({ totals }) => ({ seconds: totals[period] }),
  });
  return [
    { head: say('attendance_record.person'), width: 24, cell: (_day, { name }) => ({ text: name }) },
    { head: say('attendance_record.day'), width: 12, cell: ({ day }) => ({ day }) },
    { head: say('attendance_record.week'), width: 9, cell: ({ day }) => ({ text: weekName(weekOf(day)) }) },
    { head: say('attendance_record.arrival'), width: 9, cell: ({ arrival }) => ({ text: arrival && format.time(arrival) }) },
    { head: say('attendance_record.departure'), width: 9, cell: ({ departure }) => ({ text: departure && format.time(departure) }) },
    { head: say('attendance_record.breaks'), width: 16, cell: (day) => ({ text: breakText(day, saying) }) },
    ...(
      ['break', 'present', 'regular', 'overtime', 'night', 'sunday', 'holiday_seconds', 'split', 'shift', 'uneven', 'pension'] as const
    ).map(hours),
    ...(['absent_employer', 'absent_others', 'absent_unpaid'] as const).map(hours),
    { head: say('attendance_record.absences'), width: 24, cell: (day) => ({ text: absenceText(day) }) },
    ...(['present', 'overtime', 'break', 'night', 'sunday', 'holiday_seconds'] as const).map(added),
    { head: say('attendance_record.corrections'), width: 40, cell: (day) => ({ text: correctionText(day, saying) }) },
    ...(['week', 'month', 'year'] as const).map(total),
    {
      head: say('attendance_record.state'),
      width: 14,
      cell: ({ final }) => ({ text: say(final ? 'attendance_record.final' : 'attendance_record.open') }),
    },
  ];
};

export const rowsOfRecord = (columns: readonly Column[], records: readonly PersonRecord[]): Cell[][] =>
  records.flatMap((record) => record.days.map((day) => columns.map(({ cell }) => cell(day, record))));
