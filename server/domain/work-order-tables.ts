// The tables of a work order: times, rides and materials, with heads that repeat and rows that no page breaks.
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { Format } from '#schema/core/format.ts';
import type { sayIn } from '#server/core/words.ts';
import type { RideLine, TimeLine, WorkOrder } from './work-order.ts';

export const ink = '#16181a';
export const quiet = '#5c6166';
const line = '#c9ccd0';

export type Saying = { readonly say: ReturnType<typeof sayIn>; readonly format: Format };
export type Column = { readonly head: string; readonly width: string | number; readonly right?: boolean };

/**
 * A word that is longer than a narrow column may break anywhere: a zero-width space says so, and the paper shows nothing of it.
 * The narrow space between French thousands is not in the font.
 */
export const soft = (text: string, longest = 18): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\s-]+/gu, (word) => (word.length > longest ? (word.match(/.{1,6}/gu) ?? [word]).join('\u200b') : word));

/** What is there, one below the other. */
export const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

const cellOf =
  ({ right }: Column) =>
  (value: string, bold = false): TableCell => ({ text: soft(value, 12), alignment: right ? 'right' : 'left', bold });

/** A table with a head that repeats on every page and rows that no page breaks. */
export const tableOf = (columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): ContentTable => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ head, right }) => ({ text: head, style: 'label', alignment: right ? 'right' : 'left', margin: [0, 0, 0, 0] })),
      ...rows.map((row) => columns.map((column, at) => cellOf(column)(row[at] ?? ''))),
      ...(total ? [columns.map((column, at) => cellOf(column)(total[at] ?? '', true))] : []),
    ],
  },
  layout: {
    hLineWidth: (at, node) => (at === 0 || at === node.table.body.length ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (at) => (at === 0 ? 0 : 6),
    paddingRight: (at, node) => (at === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});

export const timesOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.times.length === 0)
    return [
      { text: say('work_order.times.title'), style: 'head' },
      { text: say('work_order.times.empty'), color: quiet },
    ];
  const columns: Column[] = [
    { head: say('work_order.times.who'), width: '*' },
    { head: say('work_order.times.workType'), width: '*' },
    { head: say('work_order.times.day'), width: 58 },
    { head: say('work_order.times.span'), width: 70 },
    { head: say('work_order.times.factor'), width: 46, right: true },
    { head: say('work_order.times.duration'), width: 50, right: true },
  ];
  const row = (time: TimeLine) => [
    time.who,
    lines(time.workType, time.notes),
    format.date(time.from),
    `${format.time(time.from)} – ${format.time(time.to)}`,
    `${format.number(time.multiplier, 2)}×`,
    format.hours(time.seconds),
  ];
  const total = order.times.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    { text: say('work_order.times.title'), style: 'head' },
    tableOf(columns, order.times.map(row), [say('work_order.times.total'), '', '', '', '', format.hours(total)]),
  ];
};

export const ridesOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.rides.length === 0) return [];
  const columns: Column[] = [
    { head: say('work_order.transports.day'), width: 58 },
    { head: say('work_order.transports.who'), width: '*' },
    { head: say('work_order.transports.vehicle'), width: '*' },
    { head: say('work_order.transports.route'), width: '*' },
    { head: say('work_order.transports.kilometers'), width: 92, right: true },
    { head: say('work_order.transports.distance'), width: 56, right: true },
  ];
  const distance = (ride: RideLine) => ride.end_kilometers - ride.start_kilometers;
  const row = (ride: RideLine) => [
    format.date(ride.from),
    ride.who,
    ride.vehicle,
    ride.route.join(' – '),
    `${format.number(ride.start_kilometers)} – ${format.number(ride.end_kilometers)}`,
    format.kilometers(distance(ride)),
  ];
  const total = order.rides.reduce((sum, ride) => sum + distance(ride), 0);
  return [
    { text: say('work_order.transports.title'), style: 'head' },
    tableOf(columns, order.rides.map(row), [say('work_order.transports.total'), '', '', '', '', format.kilometers(total)]),
  ];
};

export const materialsOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.materials.length === 0) return [];
  const columns: Column[] = [
    { head: say('work_order.materials.name'), width: '*' },
    { head: say('work_order.materials.quantity'), width: 80, right: true },
    { head: say('work_order.materials.unit'), width: 60 },
  ];
  const rows = order.materials.map(({ name, quantity, unit }) => [name, format.number(quantity, 3), say(`work_order.units.${unit}`)]);
  return [{ text: say('work_order.materials.title'), style: 'head' }, tableOf(columns, rows)];
};
