// The record of everybody for an inspector, in one workbook: a sheet of all days, and a sheet of every correction and late entry.
import { correctedHours } from '#schema/attendance/corrected-hours.ts';
import type { PersonRecord } from '#schema/attendance/record.ts';
import { edgesOfMonth, monthLater } from '#schema/core/zone.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Services } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { recordExport } from '../transfer/export-event.ts';
import { tellingFor } from '../transfer/import.ts';
import type { Cell } from '../transfer/spreadsheet.ts';
import { workbookStream } from '../transfer/workbook-stream.ts';
import { peopleOfRecord, recordsOf } from './record.ts';
import { changesBetween, type Ends, type RecordChange } from './record-changes.ts';
import { type File, recordTypes, webStream } from './record-export.ts';
import { columnsOfRecord, rowsOfRecord, type Saying } from './record-table.ts';

/** The longest period, in months. */
const longest = 12;

const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthLater(month, 1)) {
    if (months.length === longest) throw new Refusal(422, 'invalid', { errors: [{ field: 'until', reason: 'tooLong' }], area: 'absence' });
    months.push(month);
  }
  if (months.length === 0) throw new Refusal(422, 'invalid', { errors: [{ field: 'until', reason: 'endsAfterStart' }], area: 'absence' });
  return months;
};

/** A row of the second sheet. */
type Line = { readonly name: string; readonly day: string; readonly at: string; readonly cells: readonly Cell[] };

/** Corrections of locked days: the hours before and after each of them. */
const linesOfCorrections = (record: PersonRecord, { say, format }: Saying): Line[] =>
  record.days.flatMap((day) =>
    correctedHours.flatMap((hours) => {
      let stands = day[hours];
      return day.corrections
        .filter((one) => one.hours === hours)
        .map(({ difference, reason, by_name, at }): Line => {
          const before = stands;
          stands += difference;
          const what = `${say('attendance_record.changes.corrected')}: ${say(`attendance_correction.values.hours.${hours}`)}`;
          const values = [before, stands].map((seconds): Cell => ({ text: format.hours(seconds) }));
          const cells = [
            { text: record.name },
            { day: day.day },
            { text: what },
            ...values,
            { text: reason },
            { text: by_name },
            { text: format.dateTime(at) },
          ];
          return { name: record.name, day: day.day, at, cells };
        });
    }),
  );

const endsText = (ends: Ends | null, { say, format }: Saying): string => {
  if (!ends) return '';
  const parts = (['start_time', 'end_time'] as const).flatMap((name) => {
    const at = ends[name];
    return at ? [`${say(`sub_time.fields.${name}`)} ${format.dateTime(at)}`] : [];
  });
  return parts.join(', ');
};

const lineOfChange = (change: RecordChange, name: string, saying: Saying): Line => {
  const { say, format } = saying;
  const { kind, day, reason, by_name, at, action } = change;
  const presence =
    action && change.after?.start_time ? `${say(`attendance_page.acts.${action}`)} ${format.dateTime(change.after.start_time)}` : '';
  const [before, after] =
    kind === 'unlocked'
      ? [say('attendance_record.final'), say('attendance_record.open')]
      : kind === 'presence'
        ? ['', presence]
        : [endsText(change.before, saying), endsText(change.after, saying)];
  const texts = [before, after, reason, by_name, format.dateTime(at)].map((text): Cell => ({ text }));
  return { name, day, at, cells: [{ text: name }, { day }, { text: say(`attendance_record.changes.${kind}`) }, ...texts] };
};

export type InspectionOf = { readonly month: string; readonly until?: string | undefined };

/** Of everybody who was employed in these months. @throws Refusal 403 without `attendance.write`, 422 for a period that is none or too long */
export const exportInspection = async (
  services: Services & { readonly database: Database },
  me: Me,
  { month, until = month }: InspectionOf,
): Promise<File> => {
  const { database } = services;
  const months = monthsBetween(month, until);
  // Refused before anything is sent.
  await peopleOfRecord(database.read, me, { month });
  await recordExport(services, me, 'exportRecord', { month, until, format: 'inspection' });
  const telling = await tellingFor(database, me.language);
  const say = sayIn(me.language);
  const saying = { ...telling, say };
  const columns = columnsOfRecord(saying);
  const names = new Map<number, string>();
  const lines: Line[] = [];
  async function* days() {
    for (const one of months)
      for await (const records of recordsOf(database, me, await peopleOfRecord(database.read, me, { month: one }), one)) {
        for (const record of records) {
          names.set(record.user_id, record.name);
          lines.push(...linesOfCorrections(record, saying));
        }
        yield rowsOfRecord(columns, records);
      }
  }
  // The sheets are written one after the other: by then all people and their corrections are known.
  async function* changes() {
    const period = { from: edgesOfMonth(month).from, to: edgesOfMonth(until).to };
    for (const change of await changesBetween(database.read, period, await zoneIn(database.read))) {
      const name = names.get(change.user_id);
      if (name) lines.push(lineOfChange(change, name, saying));
    }
    const ordered = lines.sort(
      (one, other) => one.name.localeCompare(other.name, me.language) || one.day.localeCompare(other.day) || one.at.localeCompare(other.at),
    );
    yield ordered.map(({ cells }) => cells);
  }
  const period = month === until ? month : `${month}-${until}`;
  const heads = [
    ['person', 24],
    ['day', 12],
    ['what', 28],
    ['before', 34],
    ['after', 34],
    ['reason', 40],
    ['by', 24],
    ['at', 18],
  ] as const;
  const sheets = [
    {
      name: `${say('attendance_record.sheet')} ${period}`,
      head: columns.map(({ head }) => head),
      widths: columns.map(({ width }) => width),
      parts: days,
    },
    {
      name: say('attendance_record.changes.sheet'),
      head: heads.map(([head]) => say(`attendance_record.changes.${head}`)),
      widths: heads.map(([, width]) => width),
      parts: changes,
    },
  ];
  const name = [say('attendance_record.file'), say('attendance_record.changes.file'), `${period}.xlsx`].join('-');
  return { name, type: recordTypes.xlsx, body: webStream(await workbookStream(sheets)) };
};
