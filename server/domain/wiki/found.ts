// The search of the wiki: all spaces that the caller reads at once, each hit with its space and the words around what was typed.
import type { WikiSpace } from '#schema/wiki/wiki-page.ts';
import { among, type Database, listed } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';

export type FoundPage = { readonly id: number; readonly title: string; readonly space: WikiSpace; readonly text: string | null };

/** So many are told; who looks for more types another word. */
const most = 30;

/** The search of everything stands above the wiki: whoever calls hands it in. */
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
  const ids = listed(
    database.dialect,
    hits.map(({ id }) => id),
  );
  const rows = await database.read.all(`select id, space from wiki_page where id ${among(database.dialect)}`, [ids]);
  const spaces = new Map(rows.map(({ id, space }) => [Number(id), space as WikiSpace]));
  return hits.flatMap(({ id, title, matched }) => {
    const space = spaces.get(id);
    return space ? [{ id, title, space, text: matched?.text ?? null }] : [];
  });
};
