// Converts a page to Markdown for other tools: the same text and formatting, pictures as separate files, records as links to their pages.
import { pictureSource, readLink } from '#schema/core/record-links.ts';
import { signsOf } from '#schema/core/rich-text.ts';
import { subjectPath } from '#server/crud/read/subject.ts';

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly inside: (Tag | string)[] };

const single = new Set(['br', 'hr', 'img']);

/** Cleaned HTML as a tree. */
const treeOf = (html: string): Tag => {
  const root: Tag = { name: 'root', attributes: {}, inside: [] };
  const open = [root];
  for (const [, tag, text] of html.matchAll(/(<[^>]+>)|([^<]+)/g)) {
    const here = open.at(-1) ?? root;
    if (text !== undefined) {
      here.inside.push(signsOf(text));
      continue;
    }
    const [, closes, name = ''] = /^<(\/?)(\w+)/.exec(tag ?? '') ?? [];
    if (closes) {
      if (open.length > 1) open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...(tag ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, signsOf(value ?? '')]),
    );
    const made: Tag = { name, attributes, inside: [] };
    here.inside.push(made);
    if (!single.has(name)) open.push(made);
  }
  return root;
};

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~|]/g, '\\$&');
/** The path of a picture or file beside the page. */
export const fileBeside = (id: number, name: string) => `files/${id}-${name.replace(/[^\p{L}\p{N}.-]+/gu, '-')}`;

const wrapped = (mark: string, text: string) => (text.trim() ? text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`) : text);

const inline = (tag: Tag): string => tag.inside.map((one) => (typeof one === 'string' ? escaped(one) : inlineTag(one))).join('');
const plain = (tag: Tag): string => tag.inside.map((one) => (typeof one === 'string' ? one : plain(one))).join('');
const inlineTag = (tag: Tag): string => {
  switch (tag.name) {
    case 'strong':
      return wrapped('**', inline(tag));
    case 'em':
      return wrapped('*', inline(tag));
    case 's':
      return wrapped('~~', inline(tag));
    case 'u':
      return `<u>${inline(tag)}</u>`;
    case 'code':
      return `\`${plain(tag)}\``;
    case 'br':
      return '<br>';
    case 'img': {
      const [, id] = pictureSource.exec(tag.attributes.src ?? '') ?? [];
      return id ? `![${escaped(tag.attributes.alt ?? '')}](${fileBeside(Number(id), tag.attributes.alt ?? '')})` : '';
    }
    case 'a': {
      const link = readLink(tag.attributes['data-record'] ?? '');
      if (link?.kind === 'file') return `[${inline(tag)}](${fileBeside(link.id, plain(tag))})`;
      const to = link ? subjectPath(link.kind, link.id) : tag.attributes.href;
      return to ? `[${inline(tag)}](${to})` : inline(tag);
    }
    default:
      return inline(tag);
  }
};

const indented = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`);
const rowsIn = (tag: Tag): Tag[] => tag.inside.flatMap((one) => (typeof one === 'string' ? [] : one.name === 'tr' ? [one] : rowsIn(one)));

const table = (tag: Tag): string => {
  const rows = rowsIn(tag).map((row) =>
    row.inside.flatMap((cell) => (typeof cell === 'string' ? [] : [blocks(cell).replace(/\n+/g, '<br>').trim()])),
  );
  const width = Math.max(1, ...rows.map((row) => row.length));
  const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_one, at) => row[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join('\n');
};

const block = (tag: Tag): string => {
  switch (tag.name) {
    case 'h2':
      return `## ${inline(tag)}`;
    case 'h3':
      return `### ${inline(tag)}`;
    case 'hr':
      return '---';
    case 'pre':
      return `\`\`\`\n${plain(tag).replace(/\n$/, '')}\n\`\`\``;
    case 'blockquote':
      return `> ${blocks(tag).replace(/\n/g, '\n> ')}`;
    case 'table':
      return table(tag);
    case 'ul':
    case 'ol':
      return tag.inside
        .flatMap((one) => (typeof one === 'string' ? [] : [one]))
        .map((item, at) => (tag.name === 'ul' ? `- ${indented(blocks(item), '  ')}` : `${at + 1}. ${indented(blocks(item), '   ')}`))
        .join('\n');
    case 'p':
      return inline(tag).replace(/^(\s*)(#{1,6} |[-+] |\d+\. |> )/, '$1\\$2');
    default:
      return inlineTag(tag);
  }
};
const outer = new Set(['p', 'h2', 'h3', 'hr', 'pre', 'blockquote', 'table', 'ul', 'ol']);
/** Blocks separated by blank lines; text outside any block is a block of its own. */
const blocks = (tag: Tag): string => {
  const found: string[] = [];
  let loose = '';
  for (const one of tag.inside) {
    if (typeof one !== 'string' && outer.has(one.name)) {
      if (loose.trim()) found.push(loose.trim());
      loose = '';
      found.push(block(one));
    } else loose += typeof one === 'string' ? escaped(one) : inlineTag(one);
  }
  if (loose.trim()) found.push(loose.trim());
  const tight = tag.name === 'li';
  return found.filter(Boolean).join(tight ? '\n' : '\n\n');
};

export const markdownOf = (title: string, html: string | null): string =>
  `# ${escaped(title)}\n\n${html ? `${blocks(treeOf(html))}\n` : ''}`;
