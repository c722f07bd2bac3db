// A fact is a value about a record that is computed from other rows with every read, never stored: how many, how much, which ones.
import type { Rule } from './access.ts';

type Condition = Readonly<Record<string, readonly (string | number | boolean)[]>>;
/** Rows that point here through another entity: time entries point at tasks, and tasks at the project. */
export type Between = { readonly entity: string; readonly to: string; readonly where?: Condition };

export type Fact =
  | { readonly fact: 'count'; readonly entity: string; readonly to: string; readonly where?: Condition; readonly through?: Between }
  | {
      readonly fact: 'sum' | 'collect';
      readonly entity: string;
      readonly to: string;
      readonly field: string;
      readonly where?: Condition;
      readonly through?: Between;
    }
  | { readonly fact: 'take'; readonly field: string; readonly entity: string; readonly take: string }
  | { readonly fact: 'holds'; readonly rule: Rule };

/** How many rows of another entity point here by their field `to`. */
export const count = (entity: string, to: string, where?: Condition, through?: Between): Fact => ({
  fact: 'count',
  entity,
  to,
  ...(where && { where }),
  ...(through && { through }),
});
/** The sum of a number field over the rows that point here. */
export const sum = (entity: string, to: string, field: string, where?: Condition, through?: Between): Fact => ({
  fact: 'sum',
  entity,
  to,
  field,
  ...(where && { where }),
  ...(through && { through }),
});
/** The values of a field of the rows that point here, in their order of creation. */
export const collect = (entity: string, to: string, field: string, where?: Condition, through?: Between): Fact => ({
  fact: 'collect',
  entity,
  to,
  field,
  ...(where && { where }),
  ...(through && { through }),
});
/** A field of the row that a reference field points at. */
export const take = (field: string, entity: string, taken: string): Fact => ({ fact: 'take', field, entity, take: taken });
