// What the search indexes for a row: the words of its own fields, title words marked separately, and the ids of referred rows.
import type { Entity } from '#schema/core/entity.ts';
import { plainText } from '#schema/core/rich-text.ts';
import { findableNumber, findableWords } from '#schema/core/search-words.ts';

type Described = Pick<Entity, 'name' | 'info' | 'title' | 'list'>;
type Values = Readonly<Record<string, unknown>>;

// A character that no word contains, and that both databases keep inside a word.
const titleSign = '¦';
const referenceSign = '§';

/** The word as a title word in the index. */
export const ofTitle = (word: string): string => `${titleSign}${word}`;
/** The index term for a referred row: its id, so that a renamed row is found at once. */
export const ofReference = (target: string, id: number | string): string =>
  `${referenceSign}${target.replaceAll('_', '')}${referenceSign}${id}`;

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** The fields whose words are stored in the row itself; many-to-many references are in join tables. */
export const ownFields = (entity: Described): readonly string[] => [
  ...new Set([...(entity.list?.search ?? []).filter((field) => entity.info[field]?.kind !== 'references'), ...entity.title]),
];

/** The words and terms by which a row is found, separated by spaces. */
export const findableText = (entity: Described, row: Values): string => {
  const words = (entity.list?.search ?? []).flatMap((field) => {
    const { kind, target } = entity.info[field] ?? {};
    if (kind === 'references') return [];
    if (target) return row[field] ? [ofReference(target, Number(row[field]))] : [];
    if (kind === 'richText') return findableWords(plainText(textOf(row[field])));
    return kind === 'phone' ? findableNumber(textOf(row[field])) : findableWords(textOf(row[field]));
  });
  const title = entity.title.flatMap((field) => findableWords(textOf(row[field])).map(ofTitle));
  return [...new Set([...words, ...title])].join(' ');
};

/** The join table of a field of references, whose rows add terms to the index. */
export type Join = { readonly table: string; readonly own: string; readonly other: string; readonly target: string };
export type Searched = {
  readonly entity: string;
  /** The table with the words. */
  readonly table: string;
  /** The entities that a row refers to and by whose titles it is found. */
  readonly targets: readonly { readonly field: string; readonly target: string; readonly join: Join | null }[];
};

export const searchTable = (entity: string): string => `${entity}_search`;

/** How the rows of an entity are indexed; null for an entity whose list has no search. */
export const searchedOf = (entity: Described): Searched | null => {
  if (!entity.list?.search) return null;
  const targets = entity.list.search.flatMap((field) => {
    const { kind, target } = entity.info[field] ?? {};
    if (!target) return [];
    const join =
      kind === 'references' ? { table: `${entity.name}_${field}`, own: `${entity.name}_id`, other: `${target}_id`, target } : null;
    return [{ field, target, join }];
  });
  return { entity: entity.name, table: searchTable(entity.name), targets };
};
