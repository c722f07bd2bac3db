// Converts rich text (cleaned HTML) into pdfmake content.
import type { Content } from 'pdfmake/interfaces.js';
import { signsOf } from '#schema/core/rich-text.ts';

type Style = { readonly bold?: true; readonly italics?: true; readonly decoration?: 'underline' | 'lineThrough' };
type Run = Style & { readonly text: string };
type Box = { readonly tag: string; runs: Run[]; readonly inside: Content[]; readonly rows: Content[][] };

const marks: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { decoration: 'underline' },
  s: { decoration: 'lineThrough' },
  a: { decoration: 'underline' },
};
const boxes = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'tr', 'th', 'td']);

/** Pads rows to one width; a cell that spans several columns stands in the first of them. */
const asTable = (rows: readonly Content[][]): Content[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const body = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return width > 0 ? [{ table: { widths: Array.from({ length: width }, () => '*'), body }, layout: 'ruled', margin: [0, 2, 0, 6] }] : [];
};

const asContent = ({ tag, runs, inside, rows }: Box): Content[] => {
  const text: Content[] = runs.length > 0 ? [{ text: runs.map((run) => ({ ...run })), margin: [0, 0, 0, 4] }] : [];
  switch (tag) {
    case 'ul':
      return [{ ul: inside, margin: [0, 0, 0, 4] }];
    case 'ol':
      return [{ ol: inside, margin: [0, 0, 0, 4] }];
    case 'table':
      return asTable(rows);
    case 'th':
      return [{ stack: [...text, ...inside], bold: true }];
    case 'td':
    case 'li':
      return [{ stack: [...text, ...inside] }];
    case 'h2':
    case 'h3':
      return [{ text: runs.map((run) => ({ ...run })), bold: true, fontSize: tag === 'h2' ? 11 : 10, margin: [0, 4, 0, 3] }];
    case 'blockquote':
      return [{ stack: [...text, ...inside], italics: true, margin: [12, 0, 0, 4] }];
    default:
      return [...text, ...inside];
  }
};

/** Converts the tags that cleaning allows; other tags would be printed as text. `pictures` are data URLs by file id. */
export const printable = (html: string, pictures: ReadonlyMap<number, string> = new Map()): Content[] => {
  const root: Box = { tag: 'root', runs: [], inside: [], rows: [] };
  const open: Box[] = [root];
  const styles: Style[] = [];
  const here = () => open.at(-1) ?? root;
  for (const [, tag, text] of html.matchAll(/(<[^>]+>)|([^<]+)/g)) {
    if (text !== undefined) {
      if (text.trim() !== '' || here().runs.length > 0) here().runs.push({ ...Object.assign({}, ...styles), text: signsOf(text) });
      continue;
    }
    const [, closes, name = ''] = /^<(\/?)(\w+)/.exec(tag ?? '') ?? [];
    if (name === 'br') here().runs.push({ text: '\n' });
    else if (name === 'img') {
      const [, id] = / src="\/api\/v1\/file\/(\d+)\/view"/.exec(tag ?? '') ?? [];
      const image = pictures.get(Number(id));
      if (image) here().inside.push({ image, fit: [499, 320], margin: [0, 4, 0, 6] });
    } else if (marks[name]) {
      if (closes) styles.pop();
      else styles.push(marks[name]);
    } else if (boxes.has(name)) {
      if (!closes) open.push({ tag: name, runs: [], inside: [], rows: [] });
      else if (open.length > 1) {
        const done = open.pop();
        if (done?.tag === 'tr') here().rows.push(done.inside);
        else if (done) here().inside.push(...asContent(done));
      }
    }
  }
  return asContent(root);
};
