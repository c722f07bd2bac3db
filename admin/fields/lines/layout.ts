// How lines stand in the room that they have: numbers beside their words, below them, or each below its name as on a card.
import type { CSSProperties } from 'react';
import type { LineColumn } from './columns.ts';

export type LineLayout = 'wide' | 'stacked' | 'cards';

const rem = 16;
/** From here on words have room beside their numbers. */
const narrowEditor = 44;
/** What can be done with a line. */
const acts = 2.75;

/** The width in CSS pixels at zoom 100. */
export const layoutOf = <Line>(width: number | undefined, columns: readonly LineColumn<Line>[]): LineLayout => {
  if (width === undefined || width > narrowEditor * rem) return 'wide';
  const needed = columns.reduce((sum, column) => sum + column.width, acts);
  return width > needed * rem ? 'stacked' : 'cards';
};

/** The columns of a line that is stacked: what is left, each of the declared ones, and its acts. */
export const stackedColumns = <Line>(columns: readonly LineColumn<Line>[]): CSSProperties => {
  const widths = columns.map(({ width }) => `${width}rem`).join(' ');
  return { '--lines-columns': `minmax(0, 1fr) ${widths} ${acts}rem` } as CSSProperties;
};
