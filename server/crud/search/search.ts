// What somebody searches for, said to the full-text index of either database; and texts that are looked for anywhere, by a filter that says so.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import type { Typed } from '#schema/core/search-words.ts';
import type { Database, Dialect } from '#server/core/database/database.ts';
import { ofReference, ofTitle, type Searched, searchedOf, searchTable } from '#server/fields/searched.ts';
import type { Piece } from '../read/select.ts';

/** A text as a pattern that finds it anywhere; the wildcards in it stand for themselves. */
export const pattern = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters with a mark, and what they are without it. */
const marked = Array.from({ length: 0x0180 - 0x00c0 }, (_, at) => String.fromCharCode(0x00c0 + at)).filter(
  (letter) => fold(letter).length === 1,
);
const [from, to] = [marked.join(''), marked.map(fold).join('')];

/** The column's text as a filter looks into it: lower case, without marks. */
export const folded = (column: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite'
    ? sql`fold(${column})`
    : sql`replace(replace(replace(translate(lower(${column}), ${sql.lit(from)}, ${sql.lit(to)}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/** A word in the index: one that begins so, or just this one. Words are letters and digits, and need no escape. */
const beginning = (word: string, dialect: Dialect) => (dialect === 'sqlite' ? `"${word}"*` : `'${word}':*`);
const exactly = (word: string, dialect: Dialect) => (dialect === 'sqlite' ? `"${word}"` : `'${word}'`);
const either = (parts: readonly string[], dialect: Dialect) => `(${parts.join(dialect === 'sqlite' ? ' OR ' : ' | ')})`;
const each = (parts: readonly string[], dialect: Dialect) => parts.join(dialect === 'sqlite' ? ' AND ' : ' & ');

/** Whether a row of an index holds what an expression says. */
export const holds = (table: string, expression: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite' ? sql`${sql.ref(table)} match ${expression}` : sql`${sql.ref(`${table}.words`)} @@ ${expression}::tsquery`;
export const idIn = (table: string, dialect: Dialect): Piece => sql.ref(`${table}.${dialect === 'sqlite' ? 'rowid' : 'id'}`);

/** A word that so many rows of `targets` are called by that it is no way to find anything: whether a row refers to one of those is looked at row by row. `own`: the index holds the word of the row itself, or of what else it refers to. */
export type Broad = { readonly own: string; readonly title: string; readonly targets: readonly string[] };
export type SearchTerms = { readonly expression: string | null; readonly broad: readonly Broad[] };

/** A word that stands in more titles than this is broad. */
const fewTitles = 50;

const titled = async (database: Database, target: string, expression: string): Promise<number[]> => {
  const table = searchTable(target);
  const statement =
    database.dialect === 'sqlite'
      ? `select rowid as id from "${table}" where "${table}" match ? limit ${fewTitles + 1}`
      : `select id from "${table}" where words @@ $1::tsquery limit ${fewTitles + 1}`;
  return (await database.read.prepare(statement)([expression])).map((row) => Number(row.id));
};

/** What the index is asked for where only titles count: every word begins a word of the title. */
export const titledBy = ({ words }: Typed, dialect: Dialect): string =>
  each(
    words.map((word) => beginning(ofTitle(word), dialect)),
    dialect,
  );

/**
 * What the index is asked for: every word stands in the row's own fields, or in the title of what it refers to. Those titles are
 * looked up now, so that a new name counts at once. A reader of titles alone searches in titles alone.
 */
export const wantedBy = async (database: Database, entity: Entity, typed: Typed, lookup: boolean): Promise<SearchTerms> => {
  const { dialect } = database;
  const { words, number } = typed;
  if (lookup) return { expression: titledBy(typed, dialect), broad: [] };
  const targets = [...new Set((searchedOf(entity) as Searched).targets.map(({ target }) => target))];
  const groups: string[] = [];
  const broad: Broad[] = [];
  for (const word of words) {
    const own = beginning(word, dialect);
    const title = beginning(ofTitle(word), dialect);
    const found = await Promise.all(targets.map(async (target) => ({ target, ids: await titled(database, target, title) })));
    const [many, few] = [found.filter(({ ids }) => ids.length > fewTitles), found.filter(({ ids }) => ids.length <= fewTitles)];
    const references = few.flatMap(({ target, ids }) => ids.map((id) => exactly(ofReference(target, id), dialect)));
    const here = either([own, ...references], dialect);
    if (many.length > 0) broad.push({ own: here, title, targets: many.map(({ target }) => target) });
    else groups.push(here);
  }
  if (groups.length === 0) return { expression: null, broad };
  const all = each(groups, dialect);
  return { expression: number === null ? all : either([`(${all})`, beginning(number, dialect)], dialect), broad };
};
