// What a wiki page says: every save is a version, whoever was overtaken is told so and loses nothing, and every version can be brought back.
import type { Rows } from '#generated/entities.ts';
import { linksIn } from '#schema/core/record-links.ts';
import { wikiPage } from '#schema/wiki/wiki-page.ts';
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
import { columnsOf } from '#server/fields/columns-of.ts';
import { cleanPageText } from '#server/fields/rich-text.ts';
import { notify } from '../company/notify.ts';
import { holdersAmong } from '../people/role-people.ts';

type Page = Rows['wiki_page'];
type VersionNotes = { readonly note?: string | null | undefined; readonly reverts_to?: number | undefined };

export const pageRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, wikiPage, me, id);

/** Writes down what the page says now as its next version. */
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

/** Whom a text names now and did not before is told, if they may read it. */
export const notifyMentioned = async (tx: Tx, page: Page, before: string | null): Promise<void> => {
  const users = (html: string | null) => linksIn(html).flatMap(({ kind, id }) => (kind === 'user' ? [id] : []));
  const known = new Set(users(before));
  const fresh = users(page.body ?? null).filter((id) => !known.has(id));
  for (const user_id of await holdersAmong(tx, fresh, `wiki.${page.space}.read`))
    await notify(tx, { user_id, kind: 'wikiMention', entity: 'wiki_page', id: page.id });
};

type PageContent = { readonly title: string; readonly body: string | null };

/** The page says something else from now on: its next version. The words stand in the versions, so the history tells of the number alone. */
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

export type Written = {
  /** The version that was before the writer's eyes. */
  readonly edition: number;
  readonly title?: string | undefined;
  readonly body: string | null;
  readonly note?: string | null | undefined;
};

/**
 * Keeps what somebody wrote, as the next version. What stands already makes none, so that a save may be sent again.
 * @throws Refusal 409 `changedMeanwhile` where somebody else has changed the text since; nothing is overwritten
 */
export const writePage = (services: Services, me: Me, id: number, written: Written): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, wikiPage, me, id, 'write');
    const page = await tx.get('wiki_page', id);
    const body = (written.body && cleanPageText(written.body)) || null;
    const title = written.title ?? page.title;
    if (body === (page.body ?? null) && title === page.title) return pageRecord(tx, me, id);
    if (page.edition !== written.edition) {
      const version = await versionRow(tx, id, written.edition);
      // Renamed alone: nobody's words are lost.
      if (!version || (version.body ?? null) !== (page.body ?? null)) {
        const by = await tx.em.findOneOrFail(tx.database.entities.user, { id: page.edited_by });
        const parameters = { edition: page.edition, by: `${by.name} ${by.last_name}` };
        throw conflict(wikiPage.name, 'changedMeanwhile', { parameters, members: parameters });
      }
    }
    await say(tx, me, page, { title, body }, 'write', { note: written.note });
    return pageRecord(tx, me, id);
  });

/** Brings back what a version said, as the next one. */
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

/** A page that is renamed among its details says something else too. */
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

/** The versions of a page, the newest first, without their texts. */
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
