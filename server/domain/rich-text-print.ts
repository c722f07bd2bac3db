// Rich text on paper: cleaned HTML becomes what a PDF is set from.
import type { Content } from 'pdfmake/interfaces.js';
import { signsOf } from '#schema/core/rich-text.ts';

type Style = { readonly bold?: true; readonly italics?: true; readonly decoration?: 'underline' | 'lineThrough' };
type Run = Style & { readonly text: string };
type Box = { readonly tag: string; runs: Run[]; readonly inside: Content[] };

const marks: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { decoration: 'underline' },
  s: { decoration: 'lineThrough' },
  a: { decoration: 'underline' },
};
const boxes = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre']);

const asContent = ({ tag, runs, inside }: Box): Content[] => {
  const text: Content[] = runs.length > 0 ? [{ text: runs.map((run) => ({ ...run })), margin: [0, 0, 0, 4] }] : [];
  switch (tag) {
    case 'ul':
      return [{ ul: inside, margin: [0, 0, 0, 4] }];
    case 'ol':
      return [{ ol: inside, margin: [0, 0, 0, 4] }];
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

/** Tags that the cleaning lets through, set; anything else would stand there as text. */
export const printable = (html: string): Content[] => {
  const root: Box = { tag: 'root', runs: [], inside: [] };
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
    else if (marks[name]) {
      if (closes) styles.pop();
      else styles.push(marks[name]);
    } else if (boxes.has(name)) {
      if (!closes) open.push({ tag: name, runs: [], inside: [] });
      else if (open.length > 1) {
        const done = open.pop();
        if (done) here().inside.push(...asContent(done));
      }
    }
  }
  return asContent(root);
};
