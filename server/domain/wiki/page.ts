// Creates, moves, reviews, bins and restores wiki pages, each with the pages below it.
import { longestPage, type WikiSpace, wikiPage, wikiStates } from '#schema/wiki/wiki-page.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { checkReferences, type Values, validated } from '#server/crud/write/check.ts';
import { allowed, setState, transition } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { cleanPage } from '#server/fields/clean-texts.ts';
import { binnedBelow, lockParent, movePageAfter, type Page, requireWrite, withAllBelow } from './place.ts';
import { addVersion, notifyMentioned, pageRecord } from './text.ts';

export type NewPage = {
  readonly space: WikiSpace;
  readonly parent_id?: number | null | undefined;
  readonly title: string;
  /** Sanitised. */
  readonly body?: string | null | undefined;
  readonly tags?: readonly number[] | undefined;
  readonly owner_id?: number | null | undefined;
  readonly review_on?: string | null | undefined;
};

/** Creates a page as its parent's last child; its creator owns it unless somebody else is named. */
export const beginPage = async (tx: Tx, me: Me, { space, parent_id = null, body, ...fields }: NewPage): Promise<number> => {
  const { data, errors } = validated(wikiPage, { owner_id: me.id, ...fields }, false);
  if (errors.length > 0) throw invalid(...errors);
  const broken = await checkReferences(tx, wikiPage, data, null);
  if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: wikiPage.name });
  if (parent_id) await lockParent(tx, parent_id, space);
  const owned = {
    space,
    parent_id,
    body: body || null,
    edition: 1,
    edited_by: me.id,
    edited_at: tx.now.toISOString(),
    user_added: me.id,
    date_added: tx.now.toISOString(),
  };
  const { id } = await insert(tx, wikiPage, data, owned);
  const page = await tx.get('wiki_page', Number(id));
  await movePageAfter(tx, page, undefined);
  addVersion(tx, me.id, page);
  await tx.flush();
  await notifyMentioned(tx, page, null);
  return page.id;
};

export const createPage = async (services: Services, me: Me, page: NewPage): Promise<ApiRecord> => {
  requireWrite(me, page.space);
  // Before the transaction, so that other writers do not wait for it.
  const body = await cleanPage(page.body, longestPage);
  return act(services, me, async (tx) => pageRecord(tx, me, await beginPage(tx, me, { ...page, body })));
};

export type Place = {
  readonly space?: WikiSpace | undefined;
  readonly parent_id: number | null;
  /** The page after which it stands; null for the first position, undefined for the last. */
  readonly after?: number | null | undefined;
};

/** Moves a page and all below it: to another position, another parent, or another space that the caller may write in. Its address stays. */
export const movePage = (services: Services, me: Me, id: number, { space, parent_id, after }: Place): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const before = await allowed(tx, wikiPage, me, id, 'move');
    const page = await tx.get('wiki_page', id);
    const target = space ?? page.space;
    if (target !== page.space) requireWrite(me, target);
    if (parent_id) await lockParent(tx, parent_id, target, id);
    const below = target === page.space ? [] : (await withAllBelow(tx, id)).filter((one) => one !== id);
    // Binned pages below it move too, so that they are restored where their parent is.
    if (target !== page.space)
      await tx.em.nativeUpdate(tx.database.entities.wiki_page, { id: { $in: await binnedBelow(tx, id) } }, { space: target });
    for (const one of below) await change(tx, wikiPage, one, { space: target }, { action: 'move' });
    Object.assign(page, { parent_id, space: target });
    await tx.flush();
    await movePageAfter(tx, page, after);
    page.version += 1;
    await tx.flush();
    tx.record({
      entity: wikiPage.name,
      id,
      action: 'move',
      before: { space: before.space, parent_id: before.parent_id },
      after: { space: target, parent_id },
      topics: [wikiPage.name],
    });
    return pageRecord(tx, me, id);
  });

/** Confirms that the page is still valid, until the next date or without one. */
export const reviewPage = (services: Services, me: Me, id: number, review_on: string | null, ifMatch: string | null): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, wikiPage, me, id, 'review', { review_on }, { ifMatch });
    return pageRecord(tx, me, id);
  });

const inBin = (page: Page): Values => ({ id: page.id, title: page.title, space: page.space });

/** Bins a page with all pages below it, from where they can be restored. */
export const binPage = (services: Services, me: Me, id: number): Promise<{ pages: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, wikiPage, me, id, 'bin');
    const all = await withAllBelow(tx, id);
    for (const one of all) {
      const page = await tx.get('wiki_page', one);
      const how = { binned_at: tx.now, binned_by: me.id, binned_with: one === id ? null : id, version: page.version + 1 };
      await setState(tx, wikiPage, one, wikiStates.binned, how);
      tx.record({
        entity: wikiPage.name,
        id: one,
        action: 'bin',
        before: { status: wikiStates.live },
        after: { status: wikiStates.binned, ...inBin(page) },
        topics: [wikiPage.name],
      });
    }
    await tx.flush();
    return { pages: all.length };
  });

/** Restores a page with those binned with it: below its former parent, or at the top if that is gone. */
export const restorePage = (services: Services, me: Me, id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, wikiPage, me, id, 'restore');
    const page = await tx.get('wiki_page', id);
    const above = page.parent_id ? await tx.em.findOne(tx.database.entities.wiki_page, { id: page.parent_id }) : null;
    if (above?.status !== wikiStates.live || above.space !== page.space) page.parent_id = null;
    const along = await tx.em.find(tx.database.entities.wiki_page, { binned_with: id, status: wikiStates.binned });
    for (const one of [page, ...along]) {
      const how = { binned_at: null, binned_by: null, binned_with: null, version: one.version + 1 };
      await setState(tx, wikiPage, one.id, wikiStates.live, how);
      tx.record({
        entity: wikiPage.name,
        id: one.id,
        action: 'restore',
        before: { status: wikiStates.binned },
        after: { status: wikiStates.live },
        topics: [wikiPage.name],
      });
    }
    await tx.flush();
    await movePageAfter(tx, page, undefined);
    return pageRecord(tx, me, id);
  });
