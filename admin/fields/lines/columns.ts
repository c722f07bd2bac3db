// The configuration of a line editor: the title of each line, and how each column reads and writes its value.
import type { ReactNode } from 'react';
import type { Figure } from '#admin/ui/inputs/figure.ts';

/** Every line has a title that says what it is. */
export type Titled = { readonly title: string };

/** The fields of a line with values of this type. */
type Holding<Line, Value> = keyof {
  // Index signatures have no names to offer.
  [Name in keyof Line as string extends Name ? never : Line[Name] extends Value ? Name : never]: Name;
} &
  keyof Line &
  string;

type Shared = {
  readonly head: string;
  /** The width on a desktop, in rem; their sum decides when numbers no longer fit beside the title. */
  readonly width: number;
  /** Shown in a weaker colour. */
  readonly quiet?: boolean;
};
type ColumnBase<Line> = Shared & {
  /** Whether the value is editable in this line; always by default. */
  readonly editable?: (line: Line) => boolean;
};

export type NumberColumn<Line> = ColumnBase<Line> & {
  readonly kind: 'number';
  readonly id: Holding<Line, number | null>;
  /** How the number is typed; a text that is none of it stays in its cell until it is corrected. */
  readonly figure: (line: Line) => Figure;
  /** The number while nobody edits it; by default as the figure writes it. */
  readonly show?: (value: number, line: Line) => string;
  /** Allows a missing number: an empty cell shows this text and is marked. */
  readonly missing?: string;
};
export type TextColumn<Line> = ColumnBase<Line> & {
  readonly kind: 'text';
  readonly id: Holding<Line, string | null>;
  readonly max: number;
  /** The placeholder of an empty cell. */
  readonly usual?: (line: Line) => string;
};
export type ChoiceColumn<Line> = ColumnBase<Line> & {
  readonly kind: 'choice';
  readonly id: Holding<Line, string> | Holding<Line, number>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The whole change of the line that follows from the choice. */
  readonly choose: (line: Line, value: string) => Partial<Line>;
};
/** A computed value. */
export type SumColumn<Line> = Shared & {
  readonly kind: 'sum';
  readonly id: string;
  readonly tell: (line: Line, at: number) => string;
};
export type LineColumn<Line> = NumberColumn<Line> | TextColumn<Line> | ChoiceColumn<Line> | SumColumn<Line>;

/** The first column: the line's title. */
export type LineTitle<Line> = {
  readonly head: string;
  /** The maximum length of a title. */
  readonly max: number;
  /** The kind of the line: its icon, and a word that replaces the icon for screen readers and an empty title. */
  readonly kind: (line: Line) => { readonly icon: ReactNode; readonly word: string };
  /** Content behind the title. */
  readonly beside?: (line: Line, at: number) => ReactNode;
  /** Content below the title: lines are taller then, and numbers align with the first row of text. */
  readonly under?: (line: Line, at: number) => ReactNode;
};

/** Lines under a common heading. */
export type LineGroup<Line> = {
  readonly id: string;
  readonly head: string;
  readonly sum: string;
  readonly holds: (line: Line) => boolean;
};
