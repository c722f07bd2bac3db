// The minutes of a meeting while they are written: paragraph by paragraph, so that two writers never overwrite each other unseen.
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingParagraph } from '#schema/meetings/meeting-paragraph.ts';
import { number, type Reader, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { cleanRichText } from '#server/fields/rich-text.ts';

type Paragraph = Rows['meeting_paragraph'];

/** What a writer has done to one paragraph since the server last heard of it. */
export type Change = {
  readonly key: string;
  readonly item_id: number | null;
  /** The paragraph before it; null for the first of its item. Counts for a new one. */
  readonly after: string | null;
  /** Null takes it out. */
  readonly html: string | null;
  /** Which edition was before the writer's eyes; null for a new one. */
  readonly edition: number | null;
};
const gap = 1024;
const own = columnsOf(meetingParagraph, 'key', 'item_id', 'html', 'edition', 'removed', 'tab', 'written_at', 'written_by');
const columns = { ...own, written_by_name: text };
export type StoredParagraph = RowOf<typeof columns>;
export type Merged = { readonly saved: { key: string; edition: number }[]; readonly conflicts: StoredParagraph[]; readonly at: string };

/** The paragraphs in their order; what was taken out stands among them, so that a writer who still has it hears of that. */
export const paragraphsOf = ({ read }: { readonly read: Reader }, meeting_id: number): Promise<StoredParagraph[]> =>
  read.rows(
    sql`select ${selected(own, 'p')}, u.name || ' ' || u.last_name as written_by_name
      from meeting_paragraph p join "user" u on u.id = p.written_by where p.meeting_id = ${meeting_id} order by p.position, p.id`,
    columns,
  );

/** Where a new paragraph stands: between the one that it follows and the next; without room the others move apart. */
const positionAfter = (rows: readonly Paragraph[], item_id: number | null, after: string | null): number => {
  const section = rows.filter((one) => (one.item_id ?? null) === item_id).sort((a, b) => a.position - b.position || a.id - b.id);
  const at = after === null ? -1 : section.findIndex(({ key }) => key === after);
  const before = at < 0 ? (after === null ? 0 : (section.at(-1)?.position ?? 0)) : (section[at]?.position ?? 0);
  const next = after !== null && at < 0 ? undefined : section[at + 1]?.position;
  if (next === undefined) return before + gap;
  if (next - before >= 2) return Math.floor((before + next) / 2);
  for (const [index, one] of section.entries()) one.position = (index + 1) * gap * 2;
  return at < 0 ? gap : (section[at]?.position ?? 0) + gap;
};

/** Applies what a writer has done; a paragraph that somebody else changed meanwhile stays, and is answered as a conflict. */
export const applyChanges = async (tx: Tx, me: Me, meeting_id: number, tab: string, changes: readonly Change[]): Promise<Merged> => {
  const { meeting_paragraph, meeting_item } = tx.database.entities;
  const items = new Set((await tx.em.find(meeting_item, { meeting_id })).map(({ id }) => id));
  const rows = await tx.em.find(meeting_paragraph, { meeting_id });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const saved: { key: string; edition: number }[] = [];
  const conflicts: string[] = [];
  for (const { key, item_id, after, html, edition } of changes) {
    if (item_id !== null && !items.has(item_id)) throw invalid({ field: 'item_id', reason: 'notReference' });
    const words = html === null ? null : cleanRichText(html);
    const row = byKey.get(key);
    if (!row) {
      if (!words) continue;
      const position = positionAfter(rows, item_id, after);
      const made = tx.create('meeting_paragraph', {
        meeting_id,
        item_id,
        key,
        position,
        html: words,
        tab,
        written_by: me.id,
        written_at: tx.now,
      });
      // Its number decides where two stand at the same place.
      await tx.flush();
      rows.push(made);
      byKey.set(key, made);
      saved.push({ key, edition: 1 });
      continue;
    }
    const same = words ? !row.removed && row.html === words : row.removed;
    // What this page wrote last nobody else has changed since: an answer that was lost is no conflict.
    if (!same && row.edition !== edition && row.tab !== tab) conflicts.push(key);
    else {
      if (!same)
        Object.assign(row, {
          ...(words ? { html: words, removed: false } : { removed: true }),
          edition: row.edition + 1,
          tab,
          written_by: me.id,
          written_at: tx.now,
        });
      saved.push({ key, edition: row.edition });
    }
  }
  await tx.flush();
  const stand = conflicts.length > 0 ? await paragraphsOf(tx, meeting_id) : [];
  return { saved, conflicts: stand.filter(({ key }) => conflicts.includes(key)), at: tx.now.toISOString() };
};

const hourMs = 3_600_000;
/** Whether the history knows already that they write: one line an hour says who wrote, a line for each pause would bury everything else. */
const isKnownToWrite = async ({ read, now }: Tx, me: Me, id: number): Promise<boolean> => {
  const since = new Date(now.getTime() - hourMs);
  const known = await read.value(
    sql`select 1 from event where entity = 'meeting' and entity_id = ${id} and action = 'write' and "by" = ${me.id} and at > ${since} limit 1`,
    number,
  );
  return known !== null;
};

/** Keeps what a writer has written. Its words are no part of the history: what stands in the end is, as a version. */
export const writeMinutes = (
  services: Services,
  me: Me,
  id: number,
  { tab, changes }: { readonly tab: string; readonly changes: readonly Change[] },
): Promise<Merged> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'write');
    const merged = await applyChanges(tx, me, id, tab, changes);
    if (merged.saved.length > 0) {
      tx.record({ entity: 'meeting_writer', id, action: 'write' });
      if (!(await isKnownToWrite(tx, me, id))) tx.record({ entity: 'meeting', id, action: 'write' });
    }
    return merged;
  });
