// Rich text as words: what stands between its marks, for searching and for one line of a list.

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
/** The signs that HTML writes as names, themselves. */
export const signsOf = (text: string): string => text.replace(/&(\w+|#39);/g, (whole, name: string) => signs[name] ?? whole);

/** The text of cleaned HTML; blocks stand apart. */
export const plainText = (html: string): string =>
  signsOf(html.replace(/<(\/(p|h[1-6]|li|ul|ol|blockquote|pre)|br|hr)\b[^>]*>/g, '\n').replace(/<[^>]*>/g, ''))
    .replaceAll('\u00a0', ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
