// Splits cleaned HTML: into its outermost blocks, for merging two changes, and into lines of words, for comparing versions.
import { signsOf } from './rich-text.ts';

const single = new Set(['br', 'hr', 'img']);

/** The outermost blocks in their order; a long list or table is split into items and rows only for a comparison. */
export const blocksOf = (html: string): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    const [whole, closes, name = ''] = tag;
    const end = tag.index + whole.length;
    if (!single.has(name)) depth += closes ? -1 : 1;
    if (depth > 0) continue;
    const block = html.slice(start, end).trim();
    if (block) blocks.push(block);
    start = end;
  }
  const rest = html.slice(start).trim();
  return rest ? [...blocks, rest] : blocks;
};

/** One line for each paragraph, heading, list item and table row; a picture is a line with its name. */
export const linesOf = (html: string): string[] =>
  signsOf(
    html
      .replace(/<img[^>]*>/g, (image) => `\n[${/ alt="([^"]*)"/.exec(image)?.[1] ?? ''}]\n`)
      .replace(/<\/t[hd]>\s*<t[hd][^>]*>/g, ' | ')
      .replace(/<\/?p>(?=(?:(?!<\/?t[hd]).)*<\/t[hd]>)/g, '')
      .replace(/<(\/?(p|h[1-6]|li|ul|ol|blockquote|pre|tr|table)|br|hr)\b[^>]*>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
