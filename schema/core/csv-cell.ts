// Writes a text as a cell of a CSV file: a formula gets an apostrophe before it, separators and quotes are quoted.

/** A negative amount starts like a formula but is a number: with an apostrophe before it, a spreadsheet could not add it up. */
const belowZero = /^-\d+([.,]\d+)?$/;
export const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !belowZero.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;
/** The byte order mark by which a spreadsheet recognises UTF-8. */
export const byteOrderMark = '\ufeff';
