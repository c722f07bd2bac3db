// The table of the benchmark: what was measured, beside what it shall be.
import type { Rate, Rates } from './rounds.ts';

export type Line = {
  readonly name: string;
  readonly product: string;
  readonly yardstick?: string;
  readonly share?: string;
  /** The same by processor time, of server and database together: what else the machine does hardly changes it. */
  readonly processor?: string;
  /** Under this name a page shows the worst of several lines alone. */
  readonly group?: string;
  readonly target: string;
  /** Null where nothing is asked of it. */
  readonly reached: boolean;
};

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The product's calls a second as a share of the yardstick's. */
export const shareLine = (name: string, target: number, { product, yardstick }: Rates): Line => {
  const share = product.perSecond / yardstick.perSecond;
  const spent = ({ micros, databaseMicros }: Rate) => micros + (databaseMicros ?? 0);
  const rateText = ({ perSecond, micros, databaseMicros }: Rate) =>
    `${whole(perSecond)}/s ${whole(micros)}${databaseMicros === null ? '' : ` + ${whole(databaseMicros)}`} µs`;
  return {
    name,
    product: rateText(product),
    yardstick: rateText(yardstick),
    share: share.toFixed(2),
    processor: (spent(yardstick) / spent(product)).toFixed(2),
    target: `≥ ${target}`,
    reached: share >= target,
  };
};

/** Something that shall stay below a limit. */
export const limitLine = (name: string, value: number, limit: number, unit: string, digits = 0, beside = ''): Line => ({
  name,
  product: `${value.toFixed(digits)} ${unit}${beside}`,
  target: `≤ ${limit} ${unit}`,
  reached: value <= limit,
});

/** How much more of the data costs, in milliseconds. */
export const growthLine = (name: string, many: number, few: number, limit: number): Line => ({
  name,
  product: `${whole(many * 1000)} µs to ${whole(few * 1000)} µs`,
  share: (many / few).toFixed(2),
  target: `≤ ${limit}`,
  reached: many / few <= limit,
});

const heads = ['', 'product', 'yardstick', 'share', 'by time', 'target', ''];

export const tableOf = (lines: readonly Line[]): string => {
  const rows = [
    heads,
    ...lines.map(({ name, product, yardstick = '', share = '', processor = '', target, reached }) => [
      name,
      product,
      yardstick,
      share,
      processor,
      target,
      reached ? 'ok' : 'SHORT',
    ]),
  ];
  const widths = heads.map((_head, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '))
    .join('\n');
};

/** What was measured together: one size of a company on one database. */
export type Part = { readonly head: string; readonly holds: string; readonly lines: readonly Line[] };

const weightOf = ({ share, product }: Line) => Number.parseFloat(share ?? product);
const namedIn = ({ name, group = name }: Line) => group;

/** All parts beside each other, one row for each name, for a page that shows nothing but the results; a share with the one by processor time behind it. */
export const markdownOf = (parts: readonly Part[]): string => {
  const names = new Map(parts.flatMap(({ lines }) => lines.map((line) => [namedIn(line), line.target] as const)));
  const cell = ({ lines }: Part, lineName: string) => {
    const [line] = lines.filter((one) => namedIn(one) === lineName).toSorted((one, other) => weightOf(other) - weightOf(one));
    if (!line) return '';
    const { share, processor, product } = line;
    const figure = share && processor ? `${share} / ${processor}` : (share ?? product);
    return line.reached ? figure : `**${figure}**`;
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', 'target', ...parts.map(({ head }) => head)]),
    row(['---', ...Array.from({ length: parts.length + 1 }, () => '--:')]),
    ...[...names].map(([name, target]) => row([name, target, ...parts.map((part) => cell(part, name))])),
  ].join('\n');
};
