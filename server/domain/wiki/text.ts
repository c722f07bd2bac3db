// The text of a wiki page: every save is a version, a conflicting save is refused without loss, and every version can be restored.
import type { Rows } from '#generated/entities.ts';
import { linksIn } from '#schema/core/record-links.ts';
import { longestPage, wikiPage } from '#schema/wiki/wiki-page.ts';
import { wikiVersion } from '#schema/wiki/wiki-version.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { allowed } from '#server/crud/write/transition.ts';
import type { Check } from '#server/crud/write/write.ts';
import { cleanPage } from '#server/fields/clean-texts.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { notify } from '../company/notify.ts';
import { holdersAmong } from '../people/role-people.ts';

type Page = Rows['wiki_page'];
type VersionNotes = { readonly note?: string | null | undefined; readonly reverts_to?: number | undefined };

export const pageRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, wikiPage, me, id);

/** Stores the page's current text as its next version. */
export const addVersion = (tx: Tx, by: number, page: Page, { note = null, reverts_to }: VersionNotes = {}): void => {
  tx.create('wiki_version', {
    page_id: page.id,
    number: page.edition,
    page_title: page.title,
    body: page.body ?? null,
    note,
    reverts_to: reverts_to ?? null,
    made_by: by,
    made_at: tx.now,
  });
};

/** Notifies users whom the text newly mentions, if they may read it. */
export const notifyMentioned = async (tx: Tx, page: Page, before: string | null): Promise<void> => {
  const users = (html: string | null) => linksIn(html).flatMap(({ kind, id }) => (kind === 'user' ? [id] : []));
  const known = new Set(users(before));
  const fresh = users(page.body ?? null).filter((id) => !known.has(id));
  for (const user_id of await holdersAmong(tx, fresh, `wiki.${page.space}.read`))
    await notify(tx, { user_id, kind: 'wikiMention', entity: 'wiki_page', id: page.id });
};

type PageContent = { readonly title: string; readonly body: string | null };

/** Sets the page's text as its next version. The history records only the version number, because versions hold the texts. */
const say = async (tx: Tx, me: Me, page: Page, { title, body }: PageContent, action: string, notes: VersionNotes): Promise<void> => {
  const before = { edition: page.edition, title: page.title, body: page.body ?? null };
  Object.assign(page, {
    title,
    body,
    edition: page.edition + 1,
    version: page.version + 1,
    edited_by: me.id,
    edited_at: tx.now,
  });
  addVersion(tx, me.id, page, notes);
  await tx.flush();
  await notifyMentioned(tx, page, before.body);
  const renamed = before.title !== title;
  tx.record({
    entity: wikiPage.name,
    id: page.id,
    action,
    before: { edition: before.edition, ...(renamed && { title: before.title }) },
    after: { edition: page.edition, ...(renamed && { title }) },
    reason: notes.note ?? undefined,
    topics: [wikiPage.name],
  });
};

const versionRow = async (tx: Tx, page_id: number, number: number) => tx.em.findOne(tx.database.entities.wiki_version, { page_id, number });

export type PageText = {
  /** The version that the writer edited. */
  readonly edition: number;
  readonly title?: string | undefined;
  readonly body: string | null;
  readonly note?: string | null | undefined;
};

/**
 * Stores a text as the next version. An unchanged text makes none, so that a save may be repeated.
 * @throws Refusal 409 `changedMeanwhile` if somebody else has changed the text since; nothing is overwritten
 */
export const writePage = async (services: Services, me: Me, id: number, written: PageText): Promise<ApiRecord> => {
  // Before the transaction, so that other writers do not wait for it.
  const body = await cleanPage(written.body, longestPage);
  return act(services, me, async (tx) => {
    await allowed(tx, wikiPage, me, id, 'write');
    const page = await tx.get('wiki_page', id);
    const title = written.title ?? page.title;
    if (body === (page.body ?? null) && title === page.title) return pageRecord(tx, me, id);
    if (page.edition !== written.edition) {
      const version = await versionRow(tx, id, written.edition);
      // If only the title changed, the saves do not conflict.
      if (!version || (version.body ?? null) !== (page.body ?? null)) {
        const by = await tx.em.findOneOrFail(tx.database.entities.user, { id: page.edited_by });
        const parameters = { edition: page.edition, by: `${by.name} ${by.last_name}` };
        throw conflict(wikiPage.name, 'changedMeanwhile', { parameters, members: parameters });
      }
    }
    await say(tx, me, page, { title, body }, 'write', { note: written.note });
    return pageRecord(tx, me, id);
  });
};

/** Restores an earlier version's text as the next version. */
export const revertPage = (services: Services, me: Me, id: number, number: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, wikiPage, me, id, 'revert');
    const page = await tx.get('wiki_page', id);
    const version = await versionRow(tx, id, number);
    if (!version) throw notFound();
    const content = { title: version.page_title, body: version.body ?? null };
    if (content.title !== page.title || content.body !== (page.body ?? null))
      await say(tx, me, page, content, 'revert', { reverts_to: number });
    return pageRecord(tx, me, id);
  });

/** Changing the title with other details makes a version too. */
export const wikiCheck: Check = {
  before: async () => {},
  after: async (tx, id) => {
    const page = await tx.get('wiki_page', id);
    const stands = await versionRow(tx, id, page.edition);
    if (!tx.me || stands?.page_title === page.title) return;
    Object.assign(page, { edition: page.edition + 1, edited_by: tx.me.id, edited_at: tx.now });
    addVersion(tx, tx.me.id, page);
    await tx.flush();
  },
};

const about = columnsOf(wikiVersion, 'number', 'page_title', 'note', 'reverts_to', 'made_by', 'made_at');
const whole = { ...about, ...columnsOf(wikiVersion, 'body') };
const madeByName = sql`u.name || ' ' || u.last_name as made_by_name`;

/** The versions of a page, newest first, without their texts. */
export const versionsOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, wikiPage, me, id);
  return database.read.rows(
    sql`select ${selected(about, 'v')}, ${madeByName} from wiki_version v join "user" u on u.id = v.made_by where v.page_id = ${id} order by v.number desc`,
    { ...about, made_by_name: text },
  );
};

/** One version with its text. @throws Refusal 404 */
export const versionOf = async (database: Database, me: Me, id: number, number: number) => {
  await readOne(database, wikiPage, me, id);
  const row = await database.read.row(
    sql`select ${selected(whole, 'v')}, ${madeByName} from wiki_version v join "user" u on u.id = v.made_by where v.page_id = ${id} and v.number = ${number}`,
    { ...whole, made_by_name: text },
  );
  if (!row) throw notFound();
  return row;
};
