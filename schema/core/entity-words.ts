// What an entity is called in one language: itself, its fields, its groups, its choices, its rules.
import type { Shape } from './entity.ts';

type Part = {
  readonly fields: Shape;
  readonly facts?: object;
  readonly form?: object;
  readonly rules?: object;
  readonly list?: { readonly lists?: object };
};
type Named<Keys extends PropertyKey> = { readonly [K in Keys]: string };
type Optional<Keys extends PropertyKey> = { readonly [K in Keys]?: string };
type KeysOf<T> = keyof NonNullable<T> & string;
/** Only keys that are written down: an entity without facts has none, not any. */
type Declared<Keys> = string extends Keys ? never : Keys;

export type EntityWords<E extends Part> = {
  readonly one: string;
  readonly many: string;
  /** Shorter, where the menu shows it below another entity. */
  readonly under?: string;
  /** Counted, with every plural form: `%{smart_count} stranka |||| …`. */
  readonly count: string;
  /** The button that makes a new one: »Nova stranka«. */
  readonly create: string;
  /** What the search of the list looks through: »Ime, davčna, kraj«. */
  readonly search: string;
  /** What an empty list says: what comes here, and how. */
  readonly empty: string;
  readonly fields: Named<(keyof E['fields'] & string) | Declared<KeysOf<E['facts']>>>;
  /** Shorter names for the heads of columns. */
  readonly short?: Optional<(keyof E['fields'] & string) | Declared<KeysOf<E['facts']>>>;
  /** Groups of the form. */
  readonly form: Named<KeysOf<E['form']>>;
  /** Help for a group or a field where a term needs it. */
  readonly help?: Optional<(keyof E['fields'] & string) | KeysOf<E['form']>>;
  /** What it means that a field is empty, where a dash would not say it: »vse stranke«. */
  readonly none?: Optional<keyof E['fields'] & string>;
  /** The choices of a field by their names. */
  readonly values?: { readonly [K in keyof E['fields']]?: { readonly [value: string]: string } };
  /** The rows that a field holds: counted, the button that adds one, and the fields of each. */
  readonly rows?: {
    readonly [K in keyof E['fields']]?: {
      readonly count: string;
      readonly create: string;
      readonly fields: { readonly [field: string]: string };
      readonly values?: { readonly [field: string]: { readonly [value: string]: string } };
    };
  };
  /** What the foot of the list says of a sum: `predvideno %{sum}`. */
  readonly sums?: { readonly [name: string]: string };
  /** Why a record is refused, by the name of its rule. */
  readonly rules?: { readonly [rule: string]: string };
};
