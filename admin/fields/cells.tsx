// The cell of each field kind for lists and read-only forms: a total map, so that a new kind does not compile without a cell.
import './cells.css';
import type { FieldKind } from '#schema/core/fields.ts';
import { FileCell } from './cells/file.tsx';
import { ChoiceCell, CountryCell, LanguageCell } from './cells/named.tsx';
import { DateCell, DateTimeCell, DecimalCell, DurationCell, IntegerCell, MoneyCell, SequenceCell } from './cells/number.tsx';
import { ColorCell, FlagCell, LinkCell, TextCell } from './cells/plain.tsx';
import { ReferenceCell, ReferencesCell } from './cells/reference.tsx';
import { RichTextCell } from './cells/rich-text.tsx';
import { RowsCell } from './cells/rows.tsx';
import { type CellPart, lookOf } from './looks.ts';

export const cells: Readonly<Record<FieldKind, CellPart>> = {
  text: { Cell: TextCell },
  longText: { Cell: TextCell },
  richText: { Cell: RichTextCell },
  integer: { Cell: IntegerCell, align: 'right' },
  decimal: { Cell: DecimalCell, align: 'right' },
  money: { Cell: MoneyCell, align: 'right' },
  duration: { Cell: DurationCell, align: 'right' },
  date: { Cell: DateCell },
  dateTime: { Cell: DateTimeCell },
  flag: { Cell: FlagCell },
  choice: { Cell: ChoiceCell },
  color: { Cell: ColorCell },
  email: { Cell: LinkCell },
  phone: { Cell: LinkCell },
  country: { Cell: CountryCell },
  language: { Cell: LanguageCell },
  vatNumber: { Cell: TextCell },
  iban: { Cell: TextCell },
  reference: { Cell: ReferenceCell },
  references: { Cell: ReferencesCell },
  rows: { Cell: RowsCell },
  file: { Cell: FileCell },
  sequence: { Cell: SequenceCell },
};

export const ownCellOf = (entity: string, name: string): CellPart | undefined => lookOf(entity, name)?.cell;
export const cellOf = (entity: string, field: string, kind: FieldKind): CellPart => ownCellOf(entity, field) ?? cells[kind];
