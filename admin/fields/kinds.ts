// The props of cells and inputs, the same for every field kind.
import type { ComponentType } from 'react';
import type { EntityMetadata, FieldMetadata } from '#admin/providers/records/metadata.ts';

export type Values = Readonly<Record<string, unknown>>;

export type CellProps = {
  readonly entity: EntityMetadata;
  /** The field's name; `info` is its metadata. */
  readonly field: string;
  readonly info: FieldMetadata;
  readonly value: unknown;
  readonly record: Values;
  /** `column`: one line in a column with a header; `line`: part of a two-line row without headers, which is one link as a whole. */
  readonly place?: 'column' | 'line';
};

export type InputProps = {
  readonly id: string;
  readonly entity: EntityMetadata;
  readonly field: string;
  readonly info: FieldMetadata;
  readonly label: string;
  readonly help?: string;
  readonly error?: string;
  /** The row and the field of the error, for a field that contains rows. */
  readonly errorAt?: { readonly row: number; readonly field: string };
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** All current values of the form. */
  readonly values: Values;
  /** The record on the server, including the title of each reference. */
  readonly record: Values;
  /** Popups do not validate while typing: the placeholder, the initial number of lines, and the maximum length. */
  readonly inPopup?: { readonly hint?: string | undefined; readonly lines?: number | undefined };
  /** Registers the element that the form focuses: the first field, or the first with an error. */
  readonly focusRef: (element: Pick<HTMLElement, 'focus'> | null) => void;
};

export type Cell = ComponentType<CellProps>;
export type Input = ComponentType<InputProps>;
