// What an entity may declare: its fields and facts, list and form, access rules, and database rules.
import type { z } from 'zod';
import type { Rule } from './access.ts';
import type { DatabaseRule } from './database-rules.ts';
import type { Fact } from './facts.ts';
import type { WrittenField } from './field-info.ts';
import type { Menu, NamedList, Path } from './menu.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;

export type Access<K extends string, C extends string = string> = {
  readonly read: Rule<K>;
  readonly create?: Rule<K>;
  readonly update?: Rule<K>;
  readonly delete?: Rule<K>;
  /** Who reads the history of a record, where not every reader of the record may. */
  readonly history?: Rule<K>;
  /** Who gets id and title of every row although `read` refuses the rows. */
  readonly lookup?: Rule<never>;
  /** A restriction on a field holds for output, input, filter, sort and search alike. */
  readonly fields?: { readonly [P in K]?: Rule<K> };
  /** A restriction on a fact: where it does not hold, the fact is empty, and a filter by it finds nothing. */
  readonly facts?: { readonly [P in C]?: Rule<K> };
};

/** A rule over several fields: a condition, and the field that the refusal names. */
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

/** `holds`: SQL over the columns `by` of the row at which the field `of` points, the same on both databases; a single column alone is copied as it is, also when empty. */
export type Mirror<K> = { readonly of: K; readonly by: readonly string[]; readonly holds: string };

/** The groups of a form, each with its fields. */
export type Groups<F> = Readonly<Record<string, readonly (keyof F & string)[]>>;
/** Every writable field stands in a group of the form, or is listed in `outsideForm`. */
export type Placed<F extends Shape, G, E extends string> = [G] extends [never]
  ? unknown
  : [Exclude<WrittenField<F>, (G[keyof G] & readonly string[])[number] | E>] extends [never]
    ? unknown
    : { readonly form: { readonly inNoGroup: Exclude<WrittenField<F>, (G[keyof G] & readonly string[])[number] | E> } };

export type Definition<
  N extends string,
  F extends Shape,
  C extends Readonly<Record<string, Fact>>,
  G extends Groups<F> = Groups<F>,
  E extends keyof F & string = keyof F & string,
> = {
  readonly name: N;
  readonly fields: F;
  /** The entity's pages; an entity without paths has none. With `list.lists`, the page of the list is that of the first list with rows. */
  readonly paths?: { readonly list?: Path; readonly detail: Path };
  /** The path segment in the API, when it differs from the name. */
  readonly path?: string;
  /** Exactly one row, read and changed at `/{entity}` without an id. */
  readonly single?: boolean;
  /** No generic routes: rows of the engine itself, or rows that named calls maintain. */
  readonly internal?: boolean;
  /**
   * Short-lived rows: this field says when a row was last true. Their changes are told to open screens only: no history, log or export
   * holds them, and rows and events are deleted after a day.
   */
  readonly ephemeral?: keyof NoInfer<F> & string;
  /** Rows are deleted, without an event, so many days after the instant in this field. */
  readonly expires?: { readonly after: keyof NoInfer<F> & string; readonly days: number };
  readonly title: readonly (keyof F & string)[];
  readonly facts?: C;
  readonly list?: {
    readonly columns: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    readonly hidden?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** Facts that a row of the list carries, such as who works there now. */
    readonly carries?: readonly (keyof NoInfer<C> & string)[];
    readonly search?: readonly (keyof F & string)[];
    readonly filters?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** The field by which the list is sorted; a fact cannot be, because it is computed with every read. */
    readonly sort: keyof F & string;
    readonly order?: 'ASC' | 'DESC';
    /** The filter that a screen of the list sets at first. */
    readonly usual?: Readonly<Record<string, string | number | boolean>>;
    /** A list of few rows, from which other screens pick: without a range all rows are answered. */
    readonly lookup?: true;
    /** The named lists, in the order of the menu. */
    readonly lists?: Readonly<Record<string, NamedList<keyof F & string>>>;
    /** Durations and amounts that the foot of the list sums up, over all pages. */
    readonly sums?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
  };
  readonly form?: G;
  /** Fields that people write on other screens than the form: the lines of an offer. */
  readonly outsideForm?: readonly E[];
  /** Fields that have a meaning only while a flag is set, and are empty otherwise: a vehicle's owner while it is private. */
  readonly onlyWith?: { readonly [P in keyof NoInfer<F> & string]?: keyof NoInfer<F> & string };
  /** Lists of other entities that stand beside the form: the entity, and its field that points here. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly access: Access<keyof NoInfer<F> & string, keyof NoInfer<C> & string>;
  readonly rules?: Readonly<Record<string, RecordRule<RecordOf<NoInfer<F>>, keyof NoInfer<F> & string>>>;
  readonly database?: readonly DatabaseRule[];
  /** Fields that the database keeps equal to a condition on the row that a reference points at, so that an index can filter or sort by them. */
  readonly mirrors?: { readonly [P in keyof NoInfer<F> & string]?: Mirror<keyof NoInfer<F> & string> };
  /** Where the menu shows the list; null for a list that is reached from other pages alone. */
  readonly menu?: Menu | null;
};
/** An entity with screens must say where the menu shows its list, or null: none is left out by oversight. */
export type InMenu = { readonly paths?: undefined } | { readonly paths: object; readonly menu: Menu | null };
