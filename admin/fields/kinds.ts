// What a cell and an input get to know, whatever the kind of their field.
import type { ComponentType } from 'react';
import type { EntityMetadata, FieldMetadata } from '#admin/providers/records/metadata.ts';

export type Values = Readonly<Record<string, unknown>>;

export type CellProps = {
  readonly entity: EntityMetadata;
  /** Its name; `info` says the rest. */
  readonly field: string;
  readonly info: FieldMetadata;
  readonly value: unknown;
  readonly record: Values;
  /** In a list it has one line of a column, or stands in a row of two lines without a head, all of which is one link for the thumb. */
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
  /** In which of its rows and there in which field, where it holds rows. */
  readonly errorAt?: { readonly row: number; readonly field: string };
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Everything that the form holds now. */
  readonly values: Values;
  /** What the record holds on the server; a title of each reference stands in it. */
  readonly record: Values;
  /** In a popup, where nothing is judged before it is sent: what stands in the empty field, how many lines it begins with, and no more signs than it may have. */
  readonly inPopup?: { readonly hint?: string | undefined; readonly lines?: number | undefined };
  /** Takes the focus for the form: to its first field, or to the first wrong one. */
  readonly focusRef: (element: Pick<HTMLElement, 'focus'> | null) => void;
};

export type Cell = ComponentType<CellProps>;
export type Input = ComponentType<InputProps>;
