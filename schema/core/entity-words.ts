// The words of an entity in one language: its own name, and those of its fields, groups, choices and rules.
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
/** Only declared keys: for an entity without facts the type is `never`, not any string. */
type Declared<Keys> = string extends Keys ? never : Keys;

type FieldName<E extends Part> = (keyof E['fields'] & string) | Declared<KeysOf<E['facts']>>;
/** Fields that need no label of their own: a shared label exists, or the field is called like the entity that it points at. */
type Defaulted<E extends Part> = {
  [K in FieldName<E>]: K extends keyof typeof shared.fields
    ? K
    : K extends keyof E['fields']
      ? [TargetOf<E['fields'][K]>] extends [never]
        ? never
        : K
      : never;
}[FieldName<E>];
/** Words by name; the whole part may be left out where every word is optional. */
type Labels<Part extends string, Names extends string, Free extends string> = [Exclude<Names, Free>] extends [never]
  ? { readonly [P in Part]?: Optional<Names> }
  : { readonly [P in Part]: Named<Exclude<Names, Free>> & Optional<Names & Free> };

/** Labels of fields and form groups; missing ones follow from `schema/words/<language>/label.ts` and from the entity that a field points at. */
type OwnLabels<E extends Part> = Labels<'fields', FieldName<E>, Defaulted<E>> &
  Labels<'form', Declared<KeysOf<E['form']>>, keyof typeof shared.form>;
/** Shared words for the two values of a flag, in another grammatical gender. */
type OwnSides = { readonly [Flag in keyof typeof shared.values]?: Optional<keyof (typeof shared.values)[Flag] & string> };

/** The words that another language must give: all that Slovenian gives, except fields and groups that have a default. */
export type EntityTranslation<Source, E extends Part> = Translation<Omit<Source, 'fields' | 'form' | 'values'>> &
  OwnLabels<E> &
  (Source extends { readonly values: infer Values }
    ? { readonly values: Translation<Omit<Values, keyof OwnSides>> & OwnSides }
    : { readonly values?: OwnSides });

export type EntityWords<E extends Part> = OwnLabels<E> & {
  readonly one: string;
  readonly many: string;
  /** A shorter name, where the menu shows the entity below another one. */
  readonly under?: string;
  /** The name with a number, in every plural form: `%{smart_count} stranka |||| …`. */
  readonly count: string;
  /** The button that creates a record: »Nova stranka«. */
  readonly create: string;
  /** Which fields the search of the list covers: »Ime, davčna, kraj«. */
  readonly search: string;
  /** The text of an empty list: which records will stand here, and how to add them. */
  readonly empty: string;
  /** Shorter names for the heads of columns. */
  readonly short?: Optional<FieldName<E>>;
  /** Help for a group or a field where a term needs it. */
  readonly help?: Optional<(keyof E['fields'] & string) | KeysOf<E['form']>>;
  /** The meaning of an empty field, where a dash would not say it: »vse stranke«. */
  readonly none?: Optional<keyof E['fields'] & string>;
  /** The choices of a field by their names. */
  readonly values?: { readonly [K in keyof E['fields']]?: { readonly [value: string]: string } };
  /** The rows that a field holds: their count, the button that adds a row, and the fields of a row. */
  readonly rows?: {
    readonly [K in keyof E['fields']]?: {
      readonly count: string;
      readonly create: string;
      readonly fields: { readonly [field: string]: string };
      readonly values?: { readonly [field: string]: { readonly [value: string]: string } };
    };
  };
  /** What the foot of the list says about a sum: `predvideno %{sum}`. */
  readonly sums?: { readonly [name: string]: string };
  /** The popup of a transition, by the transition's name: title, action, effect, done, required, hint, and labels of its fields. */
  readonly popups?: { readonly [transition: string]: { readonly [word: string]: string } };
  /** The history's words for actions on the entity, where it has its own; `generated/words.ts` requires those of transitions. */
  readonly history?: { readonly [act: string]: string };
  /** The words of the permissions for this entity. */
  readonly permissions?: PermissionWords;
  /** Why a record is refused, by the name of the broken rule. */
  readonly rules?: { readonly [rule: string]: string };
};
