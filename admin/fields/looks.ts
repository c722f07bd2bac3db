// What the areas know of their own fields beyond the kinds: how one is shown and edited, and the sign by which a value is known. `field-looks.tsx` names them all.
import type { ReactNode } from 'react';
import type { Cell, Input } from './kinds.ts';

export type CellPart = {
  readonly Cell: Cell;
  readonly align?: 'right';
  /** Where it stands in the two lines of a phone, where its kind does not say it. */
  readonly narrow?: 'line' | 'end' | 'below' | 'state' | 'hidden';
};

export type FieldLook = {
  readonly cell?: CellPart;
  readonly input?: Input;
  /** Its editor needs the whole width of the form. */
  readonly wide?: true;
  /** A choice that people know by its sign; `label` says the word to screen readers, where none stands beside it. */
  readonly sign?: (value: unknown, label?: boolean) => ReactNode;
};
/** By entity and field or fact: `task.status`. */
export type FieldLooks = Readonly<Record<`${string}.${string}`, FieldLook>>;

let looks: FieldLooks = {};
/** Before the first screen. */
export const setLooks = (all: FieldLooks): void => {
  looks = all;
};
export const lookOf = (entity: string, field: string): FieldLook | undefined => looks[`${entity}.${field}`];
