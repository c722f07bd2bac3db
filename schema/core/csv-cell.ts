// A text as a cell of a CSV file: what a spreadsheet would take for a formula gets a quote before it, what would end the cell is quoted.

/** A sum below zero begins as a formula does, and is none: with a quote before it nothing would add it up. */
const belowZero = /^-\d+([.,]\d+)?$/;
export const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !belowZero.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;
/** By this mark a spreadsheet knows UTF-8. */
export const byteOrderMark = '\ufeff';
