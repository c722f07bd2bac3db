// The place of a wiki page: its space, parent and position among siblings, and the tree of a space as its readers see it.
import type { Rows } from '#generated/entities.ts';
import { allows, lackedOf } from '#schema/core/access.ts';
import { readsSpace, type WikiSpace, wikiPage, wikiStates, writesSpace } from '#schema/wiki/wiki-page.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Fragment, literal, nullable, number, selected, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

export type Page = Rows['wiki_page'];

/** @throws Refusal 403 that names the missing permission */
export const requireRead = (me: Me, space: WikiSpace): void => {
  if (!allows(readsSpace(space), me, {})) throw notAllowed(lackedOf(readsSpace(space), me));
};
export const requireWrite = (me: Me, space: WikiSpace): void => {
  if (!allows(writesSpace(space), me, {})) throw notAllowed(lackedOf(writesSpace(space), me));
};

const wrongPlace = (reason: 'belowItself' | 'parentGone') =>
  new Refusal(422, 'invalid', { errors: [{ field: 'parent_id', reason }], area: 'wiki_page' });

/**
 * The parent and all its ancestors, locked until the act ends: two moves at the same moment cannot form a cycle.
 * @throws Refusal 422 for a page of another space, or one below the page that is moved
 */
export const lockParent = async (tx: Tx, parent_id: number, space: string, moved?: number): Promise<void> => {
  let above: number | null | undefined = parent_id;
  for (let first = true; above; first = false) {
    if (above === moved) throw wrongPlace('belowItself');
    const held: Page = await tx.get('wiki_page', above).catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? wrongPlace('parentGone') : error;
    });
    if (first && (held.space !== space || held.status !== wikiStates.live)) throw wrongPlace('parentGone');
    above = held.parent_id;
  }
};

const siblings = async (tx: Tx, space: Page['space'], parent_id: number | null): Promise<Page[]> =>
  (await tx.em.find(tx.database.entities.wiki_page, { space, parent_id, status: wikiStates.live })).sort(
    (one, other) => one.position - other.position || one.id - other.id,
  );

/** Moves a page after another one, to the first position, or to the last; the others are renumbered. */
export const movePageAfter = async (tx: Tx, page: Page, after: number | null | undefined): Promise<void> => {
  const others = (await siblings(tx, page.space, page.parent_id ?? null)).filter(({ id }) => id !== page.id);
  const at = after === undefined ? others.length : after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  others.splice(at === 0 && after ? others.length : at, 0, page);
  for (const [index, one] of others.entries()) if (one.position !== index + 1) one.position = index + 1;
};

/** A page and its descendants, followed while `goesOn` holds for a page `p` and its parent `d`; only those that satisfy `condition`. */
const down = ({ read }: Tx, id: number, goesOn: Fragment, condition: Fragment): Promise<number[]> =>
  read.values(
    sql`with recursive down(id, status) as (
        select id, status from wiki_page where id = ${id}
        union select p.id, p.status from wiki_page p join down d on p.parent_id = d.id and ${goesOn}
      ) select id from down where ${condition}`,
    number,
  );
/** The page and all descendants in the same state. */
export const withAllBelow = (tx: Tx, id: number): Promise<number[]> => down(tx, id, sql`p.status = d.status`, sql`1 = 1`);
/** The binned descendants of a page. */
export const binnedBelow = (tx: Tx, id: number): Promise<number[]> => down(tx, id, sql`1 = 1`, sql`status = ${literal(wikiStates.binned)}`);

const leaf = columnsOf(wikiPage, 'id', 'parent_id', 'title', 'review_on');
const binned = columnsOf(wikiPage, 'id', 'title', 'binned_at', 'binned_by');

/** All pages of a space in order; the client builds the tree from the parent ids. */
export const treeOf = async ({ read }: Database, me: Me, space: WikiSpace) => {
  requireRead(me, space);
  return read.rows(
    sql`select ${selected(leaf, 'p')} from wiki_page p where p.space = ${space} and p.status = ${wikiStates.live} order by p.position, p.id`,
    leaf,
  );
};

/** The binned pages of a space, each with the number of pages binned with it. */
export const binOf = async ({ read }: Database, me: Me, space: WikiSpace) => {
  requireWrite(me, space);
  return read.rows(
    sql`select ${selected(binned, 'p')}, u.name || ' ' || u.last_name as binned_by_name,
        (select count(*) from wiki_page c where c.binned_with = p.id) as below
      from wiki_page p left join "user" u on u.id = p.binned_by
      where p.space = ${space} and p.status = ${wikiStates.binned} and p.binned_with is null order by p.binned_at desc, p.id desc`,
    { ...binned, binned_by_name: nullable(text), below: number },
  );
};
