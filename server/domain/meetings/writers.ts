// Shows who is writing the minutes and in which paragraph, until they leave it or their page stops reporting.
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingWriter } from '#schema/meetings/meeting-writer.ts';
import { type Reader, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** An open page reports every few seconds; one silent for this long is gone. */
const goneAfterMs = 25_000;

const writerColumns = columnsOf(meetingWriter, 'tab', 'user_id', 'key', 'seen_at');
const columns = { ...writerColumns, user_name: text };
type Writer = RowOf<typeof columns>;

/** The current writers, each with their paragraph. */
export const writersOf = ({ read }: { readonly read: Reader }, meeting_id: number, now = new Date()): Promise<Writer[]> => {
  const since = new Date(now.getTime() - goneAfterMs);
  return read.rows(
    sql`select ${selected(writerColumns, 'w')}, u.name || ' ' || u.last_name as user_name
      from meeting_writer w join "user" u on u.id = w.user_id where w.meeting_id = ${meeting_id} and w.seen_at > ${since} order by w.id`,
    columns,
  );
};

/** Reports an open page and its paragraph; other writers hear of a change. */
export const announceWriter = (
  services: Services,
  me: Me,
  id: number,
  { tab, key }: { readonly tab: string; readonly key: string | null },
): Promise<{ writers: Writer[] }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'write');
    const { meeting_writer } = tx.database.entities;
    const [known] = await tx.em.find(meeting_writer, { meeting_id: id, tab });
    const moved = !known || known.key !== key || known.seen_at.getTime() < tx.now.getTime() - goneAfterMs;
    if (known) Object.assign(known, { key, seen_at: tx.now, user_id: me.id });
    else tx.create('meeting_writer', { meeting_id: id, user_id: me.id, tab, key, seen_at: tx.now });
    await tx.flush();
    if (moved) tx.record({ entity: 'meeting_writer', id, action: 'stay' });
    return { writers: await writersOf(tx, id, tx.now) };
  });
