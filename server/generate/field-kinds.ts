// Writes the table of all field kinds: storage, filters and other properties, with the cell and the input of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { fieldKinds, kinds } from '#schema/core/field-kinds.ts';
import { columnOf } from '#server/fields/storage.ts';
import { aboutAt, textAt } from './new/source.ts';
import { root } from './scan.ts';
import { tableRow, tableText } from './text.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Sample metadata; real lengths and digits depend on the field. */
const sample: Omit<FieldInfo, 'kind'> = { max: 200, scale: 2, values: { low: 0, high: 2 } };
const yes = (value: boolean) => (value ? 'yes' : '');

export const fieldKindsText = (): string => {
  const [said, cells, inputs] = ['schema/core/field-kinds.ts', 'admin/fields/cells.tsx', 'admin/fields/inputs.tsx'].map(read);
  const rows = fieldKinds.map((kind) => {
    const { filters, filter, sorts, inRows, figure, history, sheet, width } = kinds[kind];
    return tableRow(
      kind,
      aboutAt(said ?? '', ['described', kind]),
      columnOf({ ...sample, kind })?.builder ?? 'a table of its own',
      textAt(cells ?? '', ['cells', kind, 'Cell']),
      textAt(inputs ?? '', ['inputs', kind]),
      filters.join(', '),
      filter ?? '',
      yes(sorts),
      yes(inRows),
      figure ?? '',
      history,
      sheet,
      String(width),
    );
  });
  return `<!-- Generated from the schema by npm run generate; never edited by hand. -->

# Kinds of fields

What \`schema/core/field-kinds.ts\` says of each, its column, and what \`admin/fields\` shows and writes it with.

${tableText(
  [
    'Kind',
    'A value',
    'Column',
    'Shown by',
    'Written by',
    'Filters of the API',
    'Filter of a list',
    'Sorts',
    'In rows',
    'Typed as a figure',
    'In a history',
    'In a file',
    'Sixths of a form',
  ],
  rows,
)}
`;
};
