// Texts that random writers change. Every character that is typed is typed once in all, so that a lost or a doubled one is found.
import fc from 'fast-check';

export type TextLine = { readonly tag: 'p' | 'h2' | 'ul' | 'ol'; readonly words: string };
export type RandomText = readonly TextLine[];

/** Characters that nobody has typed yet. */
export const alphabet = () => {
  let last = 0x4e00;
  return {
    word: (length: number): string =>
      Array.from({ length }, () => {
        last += 1;
        return String.fromCodePoint(last);
      }).join(''),
  };
};
export type Alphabet = ReturnType<typeof alphabet>;

const kinds = [
  'type',
  'type',
  'type',
  'append',
  'append',
  'delete',
  'replace',
  'split',
  'join',
  'add',
  'remove',
  'move',
  'restyle',
] as const;
/** `line` and `at` are parts of what there is, from 0 to 1. */
export type Edit = { readonly kind: (typeof kinds)[number]; readonly line: number; readonly at: number; readonly length: number };
export const someEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...kinds),
  line: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.integer({ min: 1, max: 6 }),
});
export const someShape = fc.array(fc.tuple(fc.constantFrom('p', 'p', 'p', 'h2', 'ul', 'ol'), fc.integer({ min: 0, max: 4 })), {
  minLength: 1,
  maxLength: 6,
});
const spaced = (letters: Alphabet, words: number) => Array.from({ length: words }, (_one, at) => letters.word(2 + (at % 4))).join(' ');
export const textOf = (shape: readonly (readonly [string, number])[], letters: Alphabet): RandomText =>
  shape.map(([tag, words]) => ({ tag: tag as TextLine['tag'], words: spaced(letters, words) }));

const tags: readonly TextLine['tag'][] = ['p', 'h2', 'ul', 'ol'];
export const edited = (text: RandomText, { kind, line, at, length }: Edit, letters: Alphabet): RandomText => {
  const index = Math.floor(line * text.length);
  const { tag, words } = text[index] ?? { tag: 'p', words: '' };
  const place = Math.floor(at * (words.length + 1));
  const written = (next: string): RandomText => text.with(index, { tag, words: next });
  if (text.length === 0) return [{ tag: 'p', words: letters.word(length) }];
  switch (kind) {
    case 'type':
      return written(words.slice(0, place) + letters.word(length) + words.slice(place));
    case 'append':
      return written(`${words} ${letters.word(length)}`);
    case 'delete':
      return written(words.slice(0, place) + words.slice(place + length));
    case 'replace':
      return written(words.slice(0, place) + letters.word(length) + words.slice(place + length));
    case 'split':
      return text.toSpliced(index, 1, { tag, words: words.slice(0, place) }, { tag: tag === 'h2' ? 'p' : tag, words: words.slice(place) });
    case 'join':
      return index === 0
        ? text
        : text.toSpliced(index - 1, 2, { tag: text[index - 1]?.tag ?? tag, words: (text[index - 1]?.words ?? '') + words });
    case 'add':
      return text.toSpliced(index + 1, 0, { tag, words: spaced(letters, 2) });
    case 'remove':
      return text.toSpliced(index, 1);
    case 'move': {
      const rest = text.toSpliced(index, 1);
      return rest.toSpliced(Math.floor(at * (rest.length + 1)), 0, { tag, words });
    }
    case 'restyle':
      return text.with(index, { tag: tags[length % tags.length] ?? 'p', words });
  }
};

/** The outermost blocks: items of the same kind next to each other are one list. */
export const blocksOf = (text: RandomText): string[] => {
  const blocks: string[] = [];
  let list: string | null = null;
  for (const { tag, words } of text) {
    if (tag === 'p' || tag === 'h2') {
      blocks.push(`<${tag}>${words}</${tag}>`);
      list = null;
      continue;
    }
    const item = `<li><p>${words}</p></li></${tag}>`;
    if (list === tag) blocks.push(`${blocks.pop()?.slice(0, -`</${tag}>`.length) ?? ''}${item}`);
    else blocks.push(`<${tag}>${item}`);
    list = tag;
  }
  return blocks;
};
export const htmlOf = (text: RandomText): string => blocksOf(text).join('');
/** The lines of a text that was written by `htmlOf`. */
export const textIn = (html: string): RandomText => {
  const lines: TextLine[] = [];
  let list: TextLine['tag'] | null = null;
  for (const [, close, tag = '', words = ''] of html.matchAll(/<(\/?)(p|h2|ul|ol|li)>([^<]*)/g)) {
    if (tag === 'ul' || tag === 'ol') list = close ? null : tag;
    else if (!close && tag !== 'li') lines.push({ tag: list ?? (tag as TextLine['tag']), words });
  }
  return lines;
};
/** How often each character other than a space stands in a text. */
export const signsIn = (html: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const sign of html.replace(/<[^>]*>/g, '').replace(/\s|&nbsp;/g, '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
};
