// The input of each field kind: a total map, so that a new kind does not compile without an input.
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { FieldKind } from '#schema/core/fields.ts';
import { ChoiceInput } from './inputs/choice.tsx';
import { ColorInput } from './inputs/color.tsx';
import { CountryInput, LanguageInput } from './inputs/country.tsx';
import { DateInput, DateTimeInput } from './inputs/date.tsx';
import { FileInput } from './inputs/file.tsx';
import { FlagInput } from './inputs/flag.tsx';
import { DecimalInput, DurationInput, IntegerInput, MoneyInput } from './inputs/number.tsx';
import { ReferenceInput } from './inputs/reference.tsx';
import { ReferencesInput } from './inputs/references.tsx';
import { RichTextInput } from './inputs/rich-text.tsx';
import { RowsInput } from './inputs/rows.tsx';
import { LongTextInput, TextInput } from './inputs/text.tsx';
import type { Input } from './kinds.ts';
import { lookOf } from './looks.ts';

export const inputs: Readonly<Record<FieldKind, Input>> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  duration: DurationInput,
  date: DateInput,
  dateTime: DateTimeInput,
  flag: FlagInput,
  choice: ChoiceInput,
  color: ColorInput,
  email: TextInput,
  phone: TextInput,
  country: CountryInput,
  language: LanguageInput,
  vatNumber: TextInput,
  iban: TextInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  rows: RowsInput,
  file: FileInput,
  // Only the server assigns running numbers; a form shows them as text.
  sequence: IntegerInput,
};

/** Whether a field's input needs the full width of the form. */
export const isWide = ({ name, fields }: EntityMetadata, field: string): boolean =>
  fields[field]?.kind === 'rows' || lookOf(name, field)?.wide === true;

export const inputOf = (entity: string, field: string, kind: FieldKind): Input => lookOf(entity, field)?.input ?? inputs[kind];
