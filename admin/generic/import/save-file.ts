// A CSV file made in the browser: rows that were left out, or the head of a file still to be filled.
import { saveFile } from '#admin/ui/browser/save-file.ts';
import { byteOrderMark, csvLine } from '#schema/core/csv-cell.ts';

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, [byteOrderMark, ...rows.map(csvLine)], 'text/csv');
