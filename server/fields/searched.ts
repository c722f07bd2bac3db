// By what the rows of an entity are found: the words of their own fields, those of their title apart, and what they refer to by its id.
import type { Entity } from '#schema/core/entity.ts';
import { plainText } from '#schema/core/rich-text.ts';
import { findableNumber, findableWords } from '#schema/core/search-words.ts';

type Described = Pick<Entity, 'name' | 'info' | 'title' | 'list'>;
type Values = Readonly<Record<string, unknown>>;

// Signs that no word holds, and that both databases leave in a word.
const titleSign = '¦';
const referenceSign = '§';

/** The word as it stands for the title alone. */
export const ofTitle = (word: string): string => `${titleSign}${word}`;
/** What stands for a row of another entity: its id, so that a new name of it is found at once. */
export const ofReference = (target: string, id: number | string): string =>
  `${referenceSign}${target.replaceAll('_', '')}${referenceSign}${id}`;

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** The fields whose words a row holds itself; what it refers to many times stands in tables of their own. */
export const ownFields = (entity: Described): readonly string[] => [
  ...new Set([...(entity.list?.search ?? []).filter((field) => entity.info[field]?.kind !== 'references'), ...entity.title]),
];

/** By what a row is found, one word after another. */
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

/** A field of many references: its rows add to what is found. */
export type Join = { readonly table: string; readonly own: string; readonly other: string; readonly target: string };
export type Searched = {
  readonly entity: string;
  /** The table in which the database keeps its words. */
  readonly table: string;
  /** What a row refers to and is found by. */
  readonly targets: readonly { readonly field: string; readonly target: string; readonly join: Join | null }[];
};

export const searchTable = (entity: string): string => `${entity}_search`;

/** How the rows of an entity are found; null for one whose lists have no search. */
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
