// The working-time record as a PDF: one page a person and month, lying, with the sums and the lines for both signatures.
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { HourKind, PersonRecord, RecordDay } from '#schema/attendance/record.ts';
import { weekName } from '#schema/core/iso-week.ts';
import { weekStates } from '#schema/people/attendance-week.ts';
import { ink, type PaperDefinition, quiet, type tableLayouts } from '#server/core/files/paper-style.ts';
import type { sayIn } from '#server/core/http/words.ts';
import type { Telling } from '#server/crud/read/cell-text.ts';
import { soft } from '../paper/paper-table.ts';
import { absenceText, breakText, correctionText } from './record-table.ts';

type Saying = Telling & { readonly say: ReturnType<typeof sayIn> };
type Company = { readonly name: string; readonly address: string };

const kinds = [
  'break',
  'present',
  'overtime',
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
] as const satisfies readonly HourKind[];
type Kind = (typeof kinds)[number];

const addedIn = (corrected: RecordDay['corrected'], kind: Kind): number =>
  kind in corrected ? corrected[kind as keyof RecordDay['corrected']] : 0;

/** Hours, and the correction beside them: `8:00 +2:00`. */
const hoursText = (one: Pick<RecordDay, Kind | 'corrected'>, kind: Kind, { format }: Saying): string => {
  const added = addedIn(one.corrected, kind);
  const stands = one[kind] === 0 && added === 0 ? '' : format.hours(one[kind]);
  return added === 0 ? stands : `${stands} ${added < 0 ? '−' : '+'}${format.hours(Math.abs(added))}`;
};

const dayRow = (day: RecordDay, saying: Saying): TableCell[] => {
  const { format } = saying;
  const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold });
  const faint = day.present === 0 && day.absences.length === 0;
  const color = faint ? quiet : ink;
  return [
    { text: `${format.shortWeekday(day.day)} ${format.dayMonth(day.day)}${day.final ? '' : ' *'}`, color },
    right(day.arrival ? format.time(day.arrival) : ''),
    right(day.departure ? format.time(day.departure) : ''),
    { text: breakText(day, saying) },
    ...kinds.map((kind) => right(hoursText(day, kind, saying), kind === 'present')),
    { text: soft(absenceText(day), 14), color },
    ...(['week', 'month', 'year'] as const).map(
      (period): TableCell => ({ ...{ text: format.hours(day.totals[period]), alignment: 'right' }, color }),
    ),
  ];
};

const tableOf = (record: PersonRecord, saying: Saying): Content => {
  const { say } = saying;
  const head = (text: string, alignment: 'left' | 'right' = 'right'): TableCell => ({
    text: soft(text, 9),
    alignment,
    color: quiet,
    fontSize: 5.2,
  });
  const heads: TableCell[] = [
    head(say('attendance_record.day'), 'left'),
    head(say('attendance_record.arrival')),
    head(say('attendance_record.departure')),
    head(say('attendance_record.breaks'), 'left'),
    ...kinds.map((kind) => head(say(`attendance_record.hours.${kind}`))),
    head(say('attendance_record.absences'), 'left'),
    ...(['week', 'month', 'year'] as const).map((period) => head(say(`attendance_record.totals.${period}`))),
  ];
  const sums: TableCell[] = [
    { text: say('attendance_record.sum'), bold: true },
    ...['', '', ''].map((text) => ({ text })),
    ...kinds.map((kind): TableCell => ({ text: hoursText(record.sums, kind, saying), alignment: 'right', bold: true })),
    ...['', '', '', ''].map((text) => ({ text })),
  ];
  return {
    fontSize: 6.8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [44, 24, 24, 82, ...kinds.map(() => 26), '*', 30, 32, 34],
      body: [heads, ...record.days.map((day) => dayRow(day, saying)), sums],
    },
    layout: 'dense' satisfies keyof typeof tableLayouts,
  };
};

const weeksOf = ({ weeks }: PersonRecord, { say, format }: Saying): string =>
  weeks
    .flatMap(({ week, status, approved_by_name, approved_at, locked_by_name, locked_at }) => {
      const name = say('attendance_record.weekName', { week: weekName(week) });
      const by = (word: string, who: string | null, when: string | null) =>
        [word, who, when && format.dateTime(when)].filter(Boolean).join(' ');
      if (status === weekStates.locked) return [`${name}: ${by(say('attendance_record.lockedBy'), locked_by_name, locked_at)}`];
      return status === weekStates.approved ? [`${name}: ${by(say('attendance_record.approvedBy'), approved_by_name, approved_at)}`] : [];
    })
    .join(' · ');

const signature = (label: string): Column => ({
  width: 200,
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 200, y2: 0, lineWidth: 0.5, lineColor: ink }] },
    { text: label, color: quiet, fontSize: 7, margin: [0, 2, 0, 0] },
  ],
});

/** The pdfmake definition of a person's month. */
export const recordPaper = (record: PersonRecord, company: Company, saying: Saying, printed: Date): PaperDefinition => {
  const { say, format, language } = saying;
  const month = format.month(`${record.month}-01`);
  const title = say('attendance_record.title');
  const facts = [record.user_type, say('attendance_record.contract', { hours: format.hourCount(record.contract_hours) })]
    .filter(Boolean)
    .join(' · ');
  const corrected = record.days.filter(({ corrections }) => corrections.length > 0);
  const weeks = weeksOf(record, saying);
  const small = (text: string): Content => ({ text: soft(text, 40), fontSize: 6.5, color: quiet, margin: [0, 3, 0, 0] });
  return {
    info: { title: `${title} ${month} · ${record.name}`, author: company.name },
    language,
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 26, 36, 40],
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.1, color: ink },
    foot: {
      text: `${company.name} · ${title} ${month} · ${record.name} · ${say('attendance_record.printed', { time: format.dateTime(printed) })}`,
      page: say('invoice_paper.page', { page: '{page}', pages: '{pages}' }),
    },
    content: [
      {
        columnGap: 24,
        columns: [
          {
            width: '*',
            stack: [
              { text: soft(company.name), bold: true, fontSize: 9 },
              { text: soft(company.address), color: quiet, fontSize: 7 },
            ],
          },
          {
            width: '*',
            stack: [
              { text: soft(record.name), bold: true, fontSize: 12 },
              { text: soft(facts), color: quiet, fontSize: 7 },
            ],
          },
          {
            width: 'auto',
            stack: [
              { text: month, alignment: 'right', bold: true, fontSize: 12 },
              { text: `${title} (ZEPDSV-A)`, alignment: 'right', color: quiet, fontSize: 7 },
            ],
          },
        ],
        margin: [0, 0, 0, 8],
      },
      tableOf(record, saying),
      ...(record.final ? [] : [small(`* ${say('attendance_record.notFinal')}`)]),
      ...(weeks ? [small(weeks)] : []),
      ...corrected.map((day) => small(`${format.date(day.day)}: ${correctionText(day, saying)}`)),
      {
        unbreakable: true,
        margin: [0, 16, 0, 0],
        columnGap: 40,
        columns: [
          signature(say('attendance_record.signedBy.worker', { name: record.name })),
          signature(say('attendance_record.signedBy.employer')),
        ],
      },
    ],
  };
};
