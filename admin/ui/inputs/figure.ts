// One way in which people type a number, and the value of a typed text.
import type { Readings } from '#schema/core/number-text.ts';

export type Figure = {
  /** The numbers that a text may mean, of which two are a question. */
  readonly read: (text: string) => Readings;
  /** The value in its field: an edit of this text has one meaning. */
  readonly write: (value: number) => string;
  /** The value with its unit, its thousands set apart by blanks: what was understood, and the answers of a question. */
  readonly tell: (value: number) => string;
  /** A text written in the usual way, which needs no explanation. */
  readonly usual: RegExp;
  /** What the field takes: said below a text that is none of it. */
  readonly rule: string;
  readonly unit?: string | undefined;
  readonly inputMode: 'numeric' | 'decimal' | 'text';
};

/** The value of a typed text: null where it is empty, NaN where it is no number or may mean two. */
export const valueIn = ({ read }: Pick<Figure, 'read'>, text: string): number | null => {
  if (text.trim() === '') return null;
  const [value = Number.NaN, other] = read(text);
  return other === undefined ? value : Number.NaN;
};

/** Whether a text may mean two numbers. */
export const isUnclear = ({ read }: Pick<Figure, 'read'>, text: string): boolean => read(text).length > 1;
