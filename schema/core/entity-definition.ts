// What may be said of an entity: its fields and facts, its lists and form, who may do what, and what the database holds.
import type { z } from 'zod';
import type { Rule } from './access.ts';
import type { DatabaseRule } from './database-rules.ts';
import type { Fact } from './facts.ts';
import type { Written } from './field-info.ts';
import type { Menu, NamedList, Path } from './menu.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;

export type Access<K extends string> = {
  readonly read: Rule<K>;
  readonly create?: Rule<K>;
  readonly update?: Rule<K>;
  readonly delete?: Rule<K>;
  /** Who reads what happened to a record, where not everybody who reads it does. */
  readonly history?: Rule<K>;
  /** Who gets id and title of every row although `read` refuses them. */
  readonly lookup?: Rule<never>;
  /** A restriction on a field holds for output, input, filter, sort and search alike. */
  readonly fields?: { readonly [P in K]?: Rule<K> };
};

/** A rule over several fields: a sentence that holds, and the field that is named when it does not. */
export type RecordRule<R, K> = { readonly field: K; readonly holds: (record: R) => boolean };

type ValueOf<S> =
  S extends z.ZodDefault<infer Inner>
    ? z.output<Inner>
    : S extends z.ZodOptional<infer Inner>
      ? z.output<Inner> | null
      : S extends z.ZodType
        ? z.output<S>
        : never;
export type RecordOf<F extends Shape> = { readonly [P in keyof F]: ValueOf<F[P]> };

/** `holds`: SQL over the columns `by` of the row at which the field `of` points, the same on both databases; one column alone is repeated, also when it is empty. */
export type Mirror<K> = { readonly of: K; readonly by: readonly string[]; readonly holds: string };

/** The groups of a form, each with its fields. */
export type Groups<F> = Readonly<Record<string, readonly (keyof F & string)[]>>;
/** What people may write stands in a group of the form, or is written elsewhere by name. */
export type Placed<F extends Shape, G, E extends string> = [G] extends [never]
  ? unknown
  : [Exclude<Written<F>, (G[keyof G] & readonly string[])[number] | E>] extends [never]
    ? unknown
    : { readonly form: { readonly inNoGroup: Exclude<Written<F>, (G[keyof G] & readonly string[])[number] | E> } };

export type Definition<
  N extends string,
  F extends Shape,
  C extends Readonly<Record<string, Fact>>,
  G extends Groups<F> = Groups<F>,
  E extends keyof F & string = keyof F & string,
> = {
  readonly name: N;
  readonly fields: F;
  /** Its screens; an entity without paths has none. With `list.lists`, the page of the list is that of the first that holds rows of it. */
  readonly paths?: { readonly list?: Path; readonly detail: Path };
  /** The API's segment, when it is not the name. */
  readonly path?: string;
  /** Exactly one row, read and changed at `/{entity}` without an id. */
  readonly single?: boolean;
  /** No generic routes: the engine's own rows, or rows that named calls keep. */
  readonly internal?: boolean;
  /**
   * Its rows pass: this field says when one was last true. What happens to them is told to open screens and is nobody's act: no history,
   * log or export holds it, and rows and events are gone after a day.
   */
  readonly ephemeral?: keyof NoInfer<F> & string;
  /** Its rows go, without an event, so many days after the instant in this field: nobody asks for them any more. */
  readonly expires?: { readonly after: keyof NoInfer<F> & string; readonly days: number };
  readonly title: readonly (keyof F & string)[];
  readonly facts?: C;
  readonly list?: {
    readonly columns: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    readonly hidden?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** Facts that a row carries without a column of their own: who works there now. */
    readonly carries?: readonly (keyof NoInfer<C> & string)[];
    readonly search?: readonly (keyof F & string)[];
    readonly filters?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** A field: a fact is computed with every read and has no order to page by. */
    readonly sort: keyof F & string;
    readonly order?: 'ASC' | 'DESC';
    /** What a screen of the list leaves out until somebody asks for it. */
    readonly usual?: Readonly<Record<string, string | number | boolean>>;
    /** Few rows, which other screens pick from: without a range all of them are answered. */
    readonly lookup?: true;
    /** In the order of the menu. */
    readonly lists?: Readonly<Record<string, NamedList<keyof F & string>>>;
    /** Times and amounts that are summed up at the foot of the list, over all its pages. */
    readonly sums?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
  };
  readonly form?: G;
  /** Fields that people write on screens of their own and that stand in no group of the form: the lines of an offer. */
  readonly outsideForm?: readonly E[];
  /** Fields that mean something only while a flag is set, and are empty otherwise: a vehicle's owner while it is private. */
  readonly onlyWith?: { readonly [P in keyof NoInfer<F> & string]?: keyof NoInfer<F> & string };
  /** Lists of other entities that stand beside the form: entity and its field that points here. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly access: Access<keyof NoInfer<F> & string>;
  readonly rules?: Readonly<Record<string, RecordRule<RecordOf<NoInfer<F>>, keyof NoInfer<F> & string>>>;
  readonly database?: readonly DatabaseRule[];
  /** Fields that the database itself keeps equal to what holds of the row that a reference points at, so that an index can begin or be ordered with them. */
  readonly mirrors?: { readonly [P in keyof NoInfer<F> & string]?: Mirror<keyof NoInfer<F> & string> };
  /** Where the menu shows its list; null where it is found from other pages alone. */
  readonly menu?: Menu | null;
};
/** What has screens says where the menu shows its list, or that it does not: none is left out of the menu by oversight. */
export type InMenu = { readonly paths?: undefined } | { readonly paths: object; readonly menu: Menu | null };
