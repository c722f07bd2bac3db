// A CSV file made in the browser: skipped rows, or an empty template with the header.
import { saveFile } from '#admin/ui/browser/save-file.ts';
import { byteOrderMark, csvLine } from '#schema/core/csv-cell.ts';

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, [byteOrderMark, ...rows.map(csvLine)], 'text/csv');
