// A cleaned rich text as a flat sequence: a start for each line, then its characters. Any such sequence is a text again.

/** An element around a line. Lines with the same `id` next to each other stand in the same element. */
export type Frame = { readonly tag: string; readonly attributes: string; readonly id: number };
/** A line start carries the elements around its line, outermost first; a character the opening tags of its marks, outermost first. */
export type Token =
  | { readonly is: 'line'; readonly path: readonly Frame[]; readonly text: string }
  | { readonly is: 'sign'; readonly marks: readonly string[]; readonly text: string; readonly letter: boolean };

const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img']);
const empty = new Set(['hr', 'img']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'", '#x27': "'" };
const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

const letter = /^[\p{L}\p{N}\p{M}]$/u;
const letters = new Map<string, boolean>();
const isLetterSign = (text: string): boolean => {
  const known = letters.get(text) ?? letter.test(text);
  if (text.length < 3) letters.set(text, known);
  return known;
};
export const isLetter = (token: Token | undefined): boolean => token?.is === 'sign' && token.letter;

/** A link to a record, which is one character; a tag; or text. */
const parts = /(<a data-record="[^"]*"[^>]*>[^<]*<\/a>)|<(\/?)([a-z]\w*)([^>]*?)\s*\/?>|([^<]+)/g;
/** A mark as it is written down everywhere: with its attributes by name. */
const markOf = (name: string, attributes: string): string => {
  const named = attributes.match(/[\w-]+="[^"]*"/g) ?? [];
  return `<${[name, ...named.sort()].join(' ')}>`;
};

type Element = { readonly frame: Frame; readonly parts: (Element | Token[])[] };

/** The ids of elements are unique over all texts of a merge: they are counted by `nextId`. */
export const tokensOf = (html: string, nextId: () => number): Token[] => {
  const root: Element = { frame: { tag: '', attributes: '', id: 0 }, parts: [] };
  const open: Element[] = [root];
  let marks: readonly string[] = [];
  const write = (token: Token) => {
    const { parts } = open.at(-1) ?? root;
    const last = parts.at(-1);
    if (Array.isArray(last)) last.push(token);
    else parts.push([token]);
  };
  const sign = (text: string) => write({ is: 'sign', marks, text, letter: isLetterSign(text) });
  for (const [whole, atom, closing, name = '', attributes = '', text] of html.matchAll(parts)) {
    if (atom) sign(atom);
    else if (text !== undefined) {
      for (const [one, entity] of text.matchAll(/&(#?\w+);|./gsu)) sign(entity ? (entities[entity] ?? one) : one);
    } else if (name === 'br') sign(whole);
    else if (blocks.has(name) || (name === 'code' && open.at(-1)?.frame.tag === 'pre')) {
      if (closing) {
        const at = open.findLastIndex(({ frame }) => frame.tag === name);
        if (at > 0) open.length = at;
      } else {
        const element: Element = { frame: { tag: name, attributes: attributes.trimEnd(), id: nextId() }, parts: [] };
        (open.at(-1) ?? root).parts.push(element);
        if (!empty.has(name)) open.push(element);
      }
      marks = [];
    } else if (closing) {
      const at = marks.findLastIndex((one) => one.slice(1).split(/[\s>]/)[0] === name);
      marks = marks.filter((_one, index) => index !== at);
    } else marks = [...marks, markOf(name, attributes)];
  }
  const tokens: Token[] = [];
  const flatten = ({ frame, parts }: Element, above: readonly Frame[]): void => {
    const path = frame.tag ? [...above, frame] : above;
    // White space between blocks is only layout.
    const shown = parts.filter((part) => !Array.isArray(part) || parts.every(Array.isArray) || part.some(({ text }) => text.trim() !== ''));
    if (shown.length === 0 && frame.tag)
      tokens.push({ is: 'line', path, text: empty.has(frame.tag) ? `<${frame.tag}${frame.attributes}>` : '' });
    for (const part of shown) {
      if (!Array.isArray(part)) flatten(part, path);
      // Words outside any block are a paragraph.
      else {
        tokens.push({ is: 'line', path: path.length > 0 ? path : [{ tag: 'p', attributes: '', id: nextId() }], text: '' });
        for (const token of part) tokens.push(token);
      }
    }
  };
  flatten(root, []);
  return tokens;
};

/** A block as one token: it is in all texts, and nobody has changed it. */
export const wholeBlock = (html: string, id: number): Token => ({ is: 'line', path: [{ tag: '', attributes: '', id }], text: html });

const opening = ({ tag, attributes }: Frame) => `<${tag}${attributes}>`;
const markName = (mark: string) => /^<(\w+)/.exec(mark)?.[1] ?? '';
const closingOf = (marks: readonly string[]) => marks.toReversed().map((mark) => `</${markName(mark)}>`);

const commonLength = <T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): number => {
  let at = 0;
  while (at < one.length && at < other.length && same(one[at] as T, other[at] as T)) at += 1;
  return at;
};

export const htmlOf = (tokens: readonly Token[]): string => {
  const parts: string[] = [];
  let path: readonly Frame[] = [];
  let marks: readonly string[] = [];
  const mark = (next: readonly string[]) => {
    const shared = commonLength(marks, next, (a, b) => a === b);
    parts.push(...closingOf(marks.slice(shared)), ...next.slice(shared));
    marks = next;
  };
  const close = (down: number) => {
    for (const { tag } of path.slice(down).toReversed()) if (tag && !empty.has(tag)) parts.push(`</${tag}>`);
  };
  for (const token of tokens) {
    if (token.is === 'line') {
      mark([]);
      const shared = Math.min(
        commonLength(path, token.path, (a, b) => a.id === b.id),
        token.path.length - 1,
      );
      close(shared);
      parts.push(...(token.path[0]?.tag === '' ? [token.text] : token.path.slice(shared).map(opening)));
      path = token.path;
    } else {
      mark(token.marks);
      parts.push(token.text.length > 2 && token.text.startsWith('<') ? token.text : (written[token.text] ?? token.text));
    }
  }
  mark([]);
  close(0);
  return parts.join('');
};

export type Range = { readonly from: number; readonly to: number };
/** A line start equals any other, unless it is a rule or a picture. */
export const signOf = (token: Token): string => (token.is === 'line' ? `\n${token.text}` : token.text);
