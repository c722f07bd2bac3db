// The search of the wiki: all spaces that the caller may read, each hit with its space and an excerpt.
import { type WikiSpace, wikiPage } from '#schema/wiki/wiki-page.ts';
import type { Database } from '../../core/database/database.ts';
import { among, sql } from '../../core/database/sql.ts';
import type { Me } from '../../core/security/session.ts';
import { columnsOf } from '../../fields/columns-of.ts';

export type FoundPage = { readonly id: number; readonly title: string; readonly space: WikiSpace; readonly text: string | null };

/** The most hits returned; for others the user refines the search. */
const most = 30;

/** A hit of the global search, which depends on the wiki, so the caller passes it in. */
type Hit = { readonly id: number; readonly title: string; readonly matched: { readonly text: string } | null };
type Search = (
  database: Database,
  me: Me,
  q: string,
  kind: 'wiki_page',
  rows: number,
) => Promise<{ readonly kinds: readonly { readonly rows: readonly Hit[] }[] }>;

export const findPages = async (search: Search, database: Database, me: Me, q: string): Promise<FoundPage[]> => {
  const { kinds } = await search(database, me, q, 'wiki_page', most);
  const hits = kinds.flatMap(({ rows }) => rows);
  if (hits.length === 0) return [];
  const rows = await database.read.rows(
    sql`select id, space from wiki_page where id ${among(hits.map(({ id }) => id))}`,
    columnsOf(wikiPage, 'id', 'space'),
  );
  const spaces = new Map(rows.map(({ id, space }) => [id, space]));
  return hits.flatMap(({ id, title, matched }) => {
    const space = spaces.get(id);
    return space ? [{ id, title, space, text: matched?.text ?? null }] : [];
  });
};
