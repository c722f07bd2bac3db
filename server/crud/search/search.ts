// Builds the expression of a search for the full-text index of either database, and the patterns of filters that look for a text anywhere.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import type { Typed } from '#schema/core/search-words.ts';
import type { Database, Dialect } from '#server/core/database/database.ts';
import { ofReference, ofTitle, type Searched, searchedOf, searchTable } from '#server/fields/searched.ts';
import type { Piece } from '../read/select.ts';

/** A LIKE pattern that finds a text anywhere; its wildcards are escaped. */
export const pattern = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters with a diacritic, and the same letters without it. */
const marked = Array.from({ length: 0x0180 - 0x00c0 }, (_, at) => String.fromCharCode(0x00c0 + at)).filter(
  (letter) => fold(letter).length === 1,
);
const [from, to] = [marked.join(''), marked.map(fold).join('')];

/** The column's text as a filter compares it: lower case, without diacritics. */
export const folded = (column: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite'
    ? sql`fold(${column})`
    : sql`replace(replace(replace(translate(lower(${column}), ${sql.lit(from)}, ${sql.lit(to)}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/** An index term: a prefix, or a whole word. Words are letters and digits, and need no escape. */
const beginning = (word: string, dialect: Dialect) => (dialect === 'sqlite' ? `"${word}"*` : `'${word}':*`);
const exactly = (word: string, dialect: Dialect) => (dialect === 'sqlite' ? `"${word}"` : `'${word}'`);
const either = (parts: readonly string[], dialect: Dialect) => `(${parts.join(dialect === 'sqlite' ? ' OR ' : ' | ')})`;
const each = (parts: readonly string[], dialect: Dialect) => parts.join(dialect === 'sqlite' ? ' AND ' : ' & ');

/** Whether a row of an index matches an expression. */
export const matchesExpression = (table: string, expression: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite' ? sql`${sql.ref(table)} match ${expression}` : sql`${sql.ref(`${table}.words`)} @@ ${expression}::tsquery`;
export const idIn = (table: string, dialect: Dialect): Piece => sql.ref(`${table}.${dialect === 'sqlite' ? 'rowid' : 'id'}`);

/** A broad word occurs in the titles of so many `targets` that listing the rows that refer to them is too slow: each row's references are checked instead. `own`: the index term of the row's own words and other references. */
export type Broad = { readonly own: string; readonly title: string; readonly targets: readonly string[] };
export type SearchTerms = { readonly expression: string | null; readonly broad: readonly Broad[] };

/** A word in more titles than this is broad. */
const fewTitles = 50;

const idsByTitle = async (database: Database, target: string, expression: string): Promise<number[]> => {
  const table = searchTable(target);
  const statement =
    database.dialect === 'sqlite'
      ? `select rowid as id from "${table}" where "${table}" match ? limit ${fewTitles + 1}`
      : `select id from "${table}" where words @@ $1::tsquery limit ${fewTitles + 1}`;
  return (await database.read.prepare(statement)([expression])).map((row) => Number(row.id));
};

/** The index expression for titles alone: every word begins a word of the title. */
export const titleExpression = ({ words }: Typed, dialect: Dialect): string =>
  each(
    words.map((word) => beginning(ofTitle(word), dialect)),
    dialect,
  );

/**
 * The index expression: every word is in the row's own fields, or in the title of a record that it refers to. Those titles are
 * looked up now, so that a renamed record is found at once. A caller who may only look titles up searches titles alone.
 */
export const searchTermsFor = async (database: Database, entity: Entity, typed: Typed, lookup: boolean): Promise<SearchTerms> => {
  const { dialect } = database;
  const { words, number } = typed;
  if (lookup) return { expression: titleExpression(typed, dialect), broad: [] };
  const targets = [...new Set((searchedOf(entity) as Searched).targets.map(({ target }) => target))];
  const groups: string[] = [];
  const broad: Broad[] = [];
  for (const word of words) {
    const own = beginning(word, dialect);
    const title = beginning(ofTitle(word), dialect);
    const found = await Promise.all(targets.map(async (target) => ({ target, ids: await idsByTitle(database, target, title) })));
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
