// What a line editor is told of its lines: what each is called, and column by column how a value reads and how it is written.
import type { ReactNode } from 'react';

/** What every line has: the words that say what it is. */
export type Titled = { readonly title: string };

/** The fields of a line that hold values of this type. */
type Holding<Line, Value> = keyof {
  // What the answer of a call may hold besides has no name.
  [Name in keyof Line as string extends Name ? never : Line[Name] extends Value ? Name : never]: Name;
} &
  keyof Line &
  string;

type Shared = {
  readonly head: string;
  /** At a desk, in rem; from the widths of all follows where lines have no room beside their words any more. */
  readonly width: number;
  /** Said in a lower voice than what counts most. */
  readonly quiet?: boolean;
};
type Own<Line> = Shared & {
  /** Whether it can be written in this line; in every one where nothing is said. */
  readonly editable?: (line: Line) => boolean;
};

export type NumberColumn<Line> = Own<Line> & {
  readonly kind: 'number';
  readonly id: Holding<Line, number | null>;
  readonly write: (value: number, line: Line) => string;
  /** NaN for what is no number: it stays in its cell until it is put right. */
  readonly read: (text: string, line: Line) => number;
  /** What an empty cell says: the number may be missing, and is marked then. */
  readonly missing?: string;
};
export type TextColumn<Line> = Own<Line> & {
  readonly kind: 'text';
  readonly id: Holding<Line, string | null>;
  readonly max: number;
  /** What stands where nothing is written. */
  readonly usual?: (line: Line) => string;
};
export type ChoiceColumn<Line> = Own<Line> & {
  readonly kind: 'choice';
  readonly id: Holding<Line, string>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What else of the line follows the choice. */
  readonly choose: (line: Line, value: string) => Partial<Line>;
};
/** What is reckoned from the others. */
export type SumColumn<Line> = Shared & {
  readonly kind: 'sum';
  readonly id: string;
  readonly tell: (line: Line, at: number) => string;
};
export type LineColumn<Line> = NumberColumn<Line> | TextColumn<Line> | ChoiceColumn<Line> | SumColumn<Line>;

/** The first column: what the line is. */
export type LineTitle<Line> = {
  readonly head: string;
  /** Longest title, in characters. */
  readonly max: number;
  /** Of which kind it is: its sign, and the word that stands for it where no sign is seen and while nothing is written. */
  readonly kind: (line: Line) => { readonly icon: ReactNode; readonly word: string };
  /** Behind its words. */
  readonly beside?: (line: Line, at: number) => ReactNode;
  /** Below them: lines are taller then, and numbers stand beside the first row of words. */
  readonly under?: (line: Line, at: number) => ReactNode;
};

/** Lines that stand together below a heading. */
export type LineGroup<Line> = {
  readonly id: string;
  readonly head: string;
  readonly sum: string;
  readonly holds: (line: Line) => boolean;
};
