// The layout of lines by available width: numbers beside the title, below it, or each below its label as on a card.
import type { CSSProperties } from 'react';
import type { LineColumn } from './columns.ts';

export type LineLayout = 'wide' | 'stacked' | 'cards';

const rem = 16;
/** From this width on, in rem, numbers fit beside the title. */
const narrowEditor = 44;
/** The width of a line's actions, in rem. */
const acts = 2.75;

/** The width in CSS pixels at zoom 100. */
export const layoutOf = <Line>(width: number | undefined, columns: readonly LineColumn<Line>[]): LineLayout => {
  if (width === undefined || width > narrowEditor * rem) return 'wide';
  const needed = columns.reduce((sum, column) => sum + column.width, acts);
  return width > needed * rem ? 'stacked' : 'cards';
};

/** The grid columns of a stacked line: the rest, each declared column, and the actions. */
export const stackedColumns = <Line>(columns: readonly LineColumn<Line>[]): CSSProperties => {
  const widths = columns.map(({ width }) => `${width}rem`).join(' ');
  return { '--lines-columns': `minmax(0, 1fr) ${widths} ${acts}rem` } as CSSProperties;
};
