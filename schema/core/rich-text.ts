// Rich text without its tags, for searching and for one line of a list.

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
/** Decodes the character entities of HTML. */
export const signsOf = (text: string): string => text.replace(/&(\w+|#39);/g, (whole, name: string) => signs[name] ?? whole);

/** The lines of a text, trimmed, without empty lines. Runs in linear time, however many spaces stand in a row. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The text of cleaned HTML; blocks are separated. */
export const plainText = (html: string): string =>
  linesOf(
    signsOf(html.replace(/<(\/(p|h[1-6]|li|ul|ol|blockquote|pre)|br|hr)\b[^<>]*>/g, '\n').replace(/<[^<>]*>/g, '')).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).join('\n');
