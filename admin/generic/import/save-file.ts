// A CSV file made in the browser: rows that were left out, or the head of a file still to be filled.
import { byteOrderMark, csvLine } from '#schema/calculations/csv-cell.ts';

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void => {
  const address = URL.createObjectURL(new Blob([byteOrderMark, ...rows.map(csvLine)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
