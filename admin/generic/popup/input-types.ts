// The types of a popup's values by field kind: an unknown name or a value of another kind does not compile.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import type { FieldKind } from '#schema/core/fields.ts';
import type { Language } from '#schema/core/words.ts';
import type { InputFields } from './input-values.ts';

type Plain = {
  flag: boolean;
  language: Language;
  references: readonly number[];
  rows: readonly Readonly<Record<string, unknown>>[];
} & Readonly<Record<'integer' | 'decimal' | 'money' | 'duration' | 'reference' | 'file' | 'sequence', number>> &
  Readonly<
    Record<'text' | 'longText' | 'richText' | 'date' | 'dateTime' | 'color' | 'email' | 'phone' | 'country' | 'vatNumber' | 'iban', string>
  >;

type Choices<F> = F extends { readonly values: infer V } ? V[keyof V] : string | number;
/** The type of a filled field; unknown if the kind is known only at run time. */
type Filled<F extends FieldMetadata> = FieldKind extends F['kind']
  ? unknown
  : F extends { readonly kind: 'choice' }
    ? F extends { readonly many: true }
      ? readonly Choices<F>[]
      : Choices<F>
    : F['kind'] extends keyof Plain
      ? Plain[F['kind']]
      : never;
/** A flag, a list, or a reference that is 0 for none is never empty. */
type NeverEmpty = { readonly kind: 'flag' | 'references' | 'rows' } | { readonly many: true } | { readonly zero: true };

/** The values while the user edits them. */
export type ValuesOf<I extends InputFields> = {
  readonly [F in keyof I]: I[F] extends NeverEmpty ? Filled<I[F]> : Filled<I[F]> | null;
};
/** The values as sent: the required ones are present. */
export type SentOf<I extends InputFields> = {
  readonly [F in keyof I]: I[F] extends NeverEmpty | { readonly required: true } ? Filled<I[F]> : Filled<I[F]> | null;
};
