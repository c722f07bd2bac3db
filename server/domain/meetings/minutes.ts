// Saves the minutes while they are written, paragraph by paragraph, so that two writers never overwrite each other unseen.
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingParagraph } from '#schema/meetings/meeting-paragraph.ts';
import { number, type Reader, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { cleanTexts } from '#server/fields/clean-texts.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

type Paragraph = Rows['meeting_paragraph'];

/** One writer's change of a paragraph since the last save. */
export type Change = {
  readonly key: string;
  readonly item_id: number | null;
  /** For a new or relocated paragraph: the paragraph before it; null for the first of its item. */
  readonly after: string | null;
  /** The text; null deletes the paragraph. */
  readonly html: string | null;
  /** The edition that the writer saw; null for a new paragraph. */
  readonly edition: number | null;
  /** Whether it goes to another place, after `after`. */
  readonly relocated?: boolean | undefined;
};
const gap = 1024;
const paragraphColumns = columnsOf(meetingParagraph, 'key', 'item_id', 'html', 'edition', 'removed', 'tab', 'written_at', 'written_by');
const columns = { ...paragraphColumns, written_by_name: text };
export type StoredParagraph = RowOf<typeof columns>;
export type Merged = {
  readonly saved: { key: string; edition: number }[];
  readonly conflicts: StoredParagraph[];
  /** All paragraphs, where nothing was saved because the writer had not read them all. */
  readonly stands: StoredParagraph[];
  readonly at: string;
};

/** The paragraphs in order, deleted ones among them, so that a writer who still shows one learns of it. */
export const paragraphsOf = ({ read }: { readonly read: Reader }, meeting_id: number): Promise<StoredParagraph[]> =>
  read.rows(
    sql`select ${selected(paragraphColumns, 'p')}, u.name || ' ' || u.last_name as written_by_name
      from meeting_paragraph p join "user" u on u.id = p.written_by where p.meeting_id = ${meeting_id} order by p.position, p.id`,
    columns,
  );

/** The position of a new or relocated paragraph, between its predecessor and the next; without a gap the others are renumbered. */
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

/** A writer's changes with their texts sanitised, before the transaction, so that other writers do not wait for it. */
export const cleanChanges = async (changes: readonly Change[]): Promise<readonly Change[]> => {
  const texts = await cleanTexts({ kind: 'text', texts: changes.map(({ html }) => html ?? '') });
  const maximum = meetingParagraph.info.html?.max ?? 0;
  if (texts.some((text) => text.length > maximum)) throw invalid({ field: 'changes', reason: 'tooLong', parameters: { maximum } });
  return changes.map((change, at) => ({ ...change, html: change.html === null ? null : (texts[at] ?? '') }));
};

/** Rises with each change of any paragraph. */
export const revisionOf = (paragraphs: readonly { readonly edition: number }[]): number =>
  paragraphs.reduce((sum, { edition }) => sum + edition, 0);

/** Whether an agenda item of this meeting was deleted: its paragraphs stand without one, and so does what is written for it later. */
const wasDeleted = async ({ read }: Tx, meeting_id: number, item_id: number): Promise<boolean> =>
  (await read.value(
    sql`select 1 from event where entity = 'meeting_item' and entity_id = ${item_id} and action = 'delete' and within = ${`meeting:${meeting_id}`} limit 1`,
    number,
  )) !== null;

/** Applies a writer's sanitised changes; a paragraph changed by somebody else meanwhile is kept and returned as a conflict. Nothing is changed where `revision` is not that of the paragraphs. */
export const applyChanges = async (
  tx: Tx,
  me: Me,
  meeting_id: number,
  tab: string,
  changes: readonly Change[],
  revision?: number,
): Promise<Merged> => {
  const { meeting_paragraph, meeting_item } = tx.database.entities;
  const items = new Set((await tx.em.find(meeting_item, { meeting_id })).map(({ id }) => id));
  const rows = await tx.em.find(meeting_paragraph, { meeting_id });
  const at = tx.now.toISOString();
  if (revision !== undefined && revision !== revisionOf(rows))
    return { saved: [], conflicts: [], stands: await paragraphsOf(tx, meeting_id), at };
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const saved: { key: string; edition: number }[] = [];
  const conflicts: string[] = [];
  for (const { key, item_id: written, after, html: words, edition, relocated = false } of changes) {
    const isItem = written === null || items.has(written);
    if (!isItem && !(await wasDeleted(tx, meeting_id, written))) throw invalid({ field: 'item_id', reason: 'notReference' });
    const item_id = isItem ? written : null;
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
      // Flushed for its id, which orders paragraphs at the same position.
      await tx.flush();
      rows.push(made);
      byKey.set(key, made);
      saved.push({ key, edition: 1 });
      continue;
    }
    const same = words ? !relocated && !row.removed && row.html === words : row.removed;
    if (!same && row.edition !== edition) {
      conflicts.push(key);
      continue;
    }
    if (relocated) {
      const others = rows.filter((other) => other !== row);
      row.position = positionAfter(others, row.item_id ?? null, after);
    }
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
  await tx.flush();
  const stand = conflicts.length > 0 ? await paragraphsOf(tx, meeting_id) : [];
  return { saved, conflicts: stand.filter(({ key }) => conflicts.includes(key)), stands: [], at };
};

const hourMs = 3_600_000;
/** Whether the history already names this writer: one event an hour suffices, one for each save would bury all others. */
const isKnownToWrite = async ({ read, now }: Tx, me: Me, id: number): Promise<boolean> => {
  const since = new Date(now.getTime() - hourMs);
  const known = await read.value(
    sql`select 1 from event where entity = 'meeting' and entity_id = ${id} and action = 'write' and "by" = ${me.id} and at > ${since} limit 1`,
    number,
  );
  return known !== null;
};

/** Saves a writer's changes. The texts are not in the history; the final text is kept as a version. */
export const writeMinutes = async (
  services: Services,
  me: Me,
  id: number,
  { tab, changes, revision }: { readonly tab: string; readonly changes: readonly Change[]; readonly revision?: number | undefined },
): Promise<Merged> => {
  const clean = await cleanChanges(changes);
  return act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'write');
    const merged = await applyChanges(tx, me, id, tab, clean, revision);
    if (merged.saved.length > 0) {
      tx.record({ entity: 'meeting_writer', id, action: 'write' });
      if (!(await isKnownToWrite(tx, me, id))) tx.record({ entity: 'meeting', id, action: 'write' });
    }
    return merged;
  });
};
