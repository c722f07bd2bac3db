// Regular jobs of the wiki: deletes pages that were long enough in the bin, and reminds page owners of reviews.

import { dayOf } from '#schema/core/zone.ts';
import { binDays, reviewDays, type WikiSpace, wikiPage, wikiStates } from '#schema/wiki/wiki-page.ts';
import { skipLocked } from '../../core/database/locks.ts';
import { type Fragment, number, sql } from '../../core/database/sql.ts';
import { act, type Services, type Tx } from '../../core/events/act.ts';
import type { FileStore } from '../../core/files/files.ts';
import { notify } from '../company/notify.ts';
import { dropBytes, keysOf } from '../files/files.ts';
import { holdersAmong } from '../people/role-people.ts';

const dayMs = 86_400_000;

/** One page that satisfies a condition, locked, skipping those locked by other processes. */
const nextPage = ({ read }: Tx, condition: Fragment): Promise<number | null> =>
  read.value(sql`select id from wiki_page where ${condition} order by id limit 1 ${skipLocked('wiki_page')}`, number);

/** Deletes one page of the bin, with its versions and files. @returns whether there may be more */
export const purgeOne = async (services: Services & { readonly files: FileStore }, now = Date.now()): Promise<boolean> => {
  const keys = await act(services, null, async (tx) => {
    const before = new Date(now - binDays * dayMs);
    const id = await nextPage(tx, sql`binned_at is not null and binned_at < ${before} and status = ${wikiStates.binned}`);
    if (id === null) return null;
    const page = await tx.get('wiki_page', id);
    const bytes = await keysOf(tx, 'wiki_page_id', id);
    tx.record({ entity: wikiPage.name, id, action: 'delete', before: { title: page.title, space: page.space }, topics: [wikiPage.name] });
    tx.remove('wiki_page', page);
    await tx.flush();
    return bytes;
  });
  await dropBytes(services.files, keys ?? []);
  return keys !== null;
};

/** The first of these users who is active and may read the space. */
const readerAmong = async (tx: Tx, space: WikiSpace, users: readonly (number | null | undefined)[]): Promise<number | null> => {
  const ids = users.flatMap((id) => id ?? []);
  const readers = await holdersAmong(tx, ids, `wiki.${space}.read`);
  const active = new Set((await tx.em.find(tx.database.entities.user, { id: { $in: ids }, active: true })).map(({ id }) => id));
  return ids.find((id) => readers.has(id) && active.has(id)) ?? null;
};

/** Reminds of one review, once for each date: the owner, or the last editor if the owner is gone. @returns whether there may be more */
export const remindOfReview = (services: Services, now = Date.now()): Promise<boolean> =>
  act(services, null, async (tx) => {
    const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const until = dayOf(now + reviewDays * dayMs, timezone);
    const due = sql`review_on is not null and review_on <= ${until} and (reminded_for is null or reminded_for <> review_on) and status = ${wikiStates.live}`;
    const id = await nextPage(tx, due);
    if (id === null) return false;
    const page = await tx.get('wiki_page', id);
    page.reminded_for = page.review_on;
    await tx.flush();
    const user_id = await readerAmong(tx, page.space, [page.owner_id, page.edited_by, page.user_added]);
    await notify(tx, { user_id, kind: 'wikiReview', entity: 'wiki_page', id });
    return true;
  });
