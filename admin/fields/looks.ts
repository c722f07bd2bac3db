// How areas show and edit their own fields beyond the field kind, and the icons of their values. `field-looks.tsx` registers all.
import type { ReactNode } from 'react';
import type { Cell, Input } from './kinds.ts';

export type CellPart = {
  readonly Cell: Cell;
  readonly align?: 'right';
  /** The place in a phone's two-line row, if the kind does not decide it. */
  readonly narrow?: 'line' | 'end' | 'below' | 'state' | 'hidden';
};

export type FieldLook = {
  readonly cell?: CellPart;
  readonly input?: Input;
  /** The input needs the full width of the form. */
  readonly wide?: true;
  /** The icon of an option; `label` adds a text for screen readers where no word stands beside it. */
  readonly sign?: (value: unknown, label?: boolean) => ReactNode;
};
/** By entity and field or fact: `task.status`. */
export type FieldLooks = Readonly<Record<`${string}.${string}`, FieldLook>>;

let looks: FieldLooks = {};
/** Must be called before the first render. */
export const setLooks = (all: FieldLooks): void => {
  looks = all;
};
export const lookOf = (entity: string, field: string): FieldLook | undefined => looks[`${entity}.${field}`];
