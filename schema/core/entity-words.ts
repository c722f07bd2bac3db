// What an entity is called in one language: itself, its fields, its groups, its choices, its rules.
import type { PermissionWords } from '../permissions.ts';
import type shared from '../words/sl/label.ts';
import type { Shape } from './entity.ts';
import type { TargetOf } from './field-info.ts';
import type { Translation } from './words.ts';

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

type FieldName<E extends Part> = (keyof E['fields'] & string) | Declared<KeysOf<E['facts']>>;
/** What needs no label of its own: it has one that entities share, or is called as what it points at. */
type Defaulted<E extends Part> = {
  [K in FieldName<E>]: K extends keyof typeof shared.fields
    ? K
    : K extends keyof E['fields']
      ? [TargetOf<E['fields'][K]>] extends [never]
        ? never
        : K
      : never;
}[FieldName<E>];
/** Words by name, left out altogether where none of them has to be said. */
type Labels<Part extends string, Names extends string, Free extends string> = [Exclude<Names, Free>] extends [never]
  ? { readonly [P in Part]?: Optional<Names> }
  : { readonly [P in Part]: Named<Exclude<Names, Free>> & Optional<Names & Free> };

/** Fields and groups of the form; what is left out here follows from `schema/words/<language>/label.ts` and from the entity that a field points at. */
type OwnLabels<E extends Part> = Labels<'fields', FieldName<E>, Defaulted<E>> &
  Labels<'form', Declared<KeysOf<E['form']>>, keyof typeof shared.form>;
/** The sides of a flag that entities share, said in another gender. */
type OwnSides = { readonly [Flag in keyof typeof shared.values]?: Optional<keyof (typeof shared.values)[Flag] & string> };

/** What another language has to say of an entity: all that Slovenian says, but of fields and groups what has no default. */
export type EntityTranslation<Source, E extends Part> = Translation<Omit<Source, 'fields' | 'form' | 'values'>> &
  OwnLabels<E> &
  (Source extends { readonly values: infer Values }
    ? { readonly values: Translation<Omit<Values, keyof OwnSides>> & OwnSides }
    : { readonly values?: OwnSides });

export type EntityWords<E extends Part> = OwnLabels<E> & {
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
  /** Shorter names for the heads of columns. */
  readonly short?: Optional<FieldName<E>>;
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
  /** The popup of a transition, by the name of the transition: title, action, effect, done, required, hint, and what the fields are called. */
  readonly popups?: { readonly [transition: string]: { readonly [word: string]: string } };
  /** What its history calls an act on it, where it has a word of its own; what a transition needs, `generated/words.ts` demands. */
  readonly history?: { readonly [act: string]: string };
  /** The permissions that are given for it. */
  readonly permissions?: PermissionWords;
  /** Why a record is refused, by the name of its rule. */
  readonly rules?: { readonly [rule: string]: string };
};
