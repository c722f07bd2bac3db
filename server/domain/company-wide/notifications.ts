// What a user was told: newest first, each with the record that it leads to, and what is still unread.
import { notification } from '#schema/company/notification.ts';
import { type Database, type Row, slot } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { subjectNumber, subjectTitle } from '#server/crud/read/subject.ts';
import type { Door } from '#server/crud/write/write.ts';
import { decodeRow } from '#server/fields/decode.ts';
import { nameableIn } from './news-names.ts';

export const unreadOf = async (database: Database, user_id: number): Promise<number> => {
  const [row] = await database.read.all(
    `select count(*) as n from notification where user_id = ${slot(database.dialect, 1)} and read_at is null and release_at is null`,
    [user_id],
  );
  return Number(row?.n);
};

type Named = { readonly kind: string; readonly entity: string; readonly entity_id: number };
/** A page of what the caller was told, newest first, and how much there is in all. What they may no longer read has no title. */
export const notificationsOf = async (database: Database, me: Me, [first, last]: readonly [number, number]) => {
  const [rows, [all]] = await Promise.all([
    database.read.all(
      `select n.id, n.kind, n.entity, n.entity_id, n.parameters, n.at, n.read_at, n."by", u.name || ' ' || u.last_name as by_name, ${subjectNumber('n.entity', 'n.entity_id')} as number, ${subjectTitle('n.entity', 'n.entity_id')} as title from notification n left join "user" u on u.id = n."by" where n.user_id = ${slot(database.dialect, 1)} and n.release_at is null order by n.id desc limit ${slot(database.dialect, 2)} offset ${slot(database.dialect, 3)}`,
      [me.id, last - first + 1, first],
    ),
    database.read.all(`select count(*) as n from notification where user_id = ${slot(database.dialect, 1)} and release_at is null`, [
      me.id,
    ]),
  ]);
  const told: (Row & Named)[] = rows.map((row) => ({
    ...row,
    kind: String(row.kind),
    entity: String(row.entity),
    entity_id: Number(row.entity_id),
  }));
  const nameable = await nameableIn(database, database.read, me, told);
  const notifications = told.map((row) => ({
    ...decodeRow(notification, database.dialect, row),
    ...(!nameable.has(row) && { number: null, title: null }),
    parameters: row.parameters ? (JSON.parse(String(row.parameters)) as unknown) : {},
  }));
  return { notifications, total: Number(all?.n) };
};

/** Marks as read: those named, or all; other open screens of the user follow. @returns how many are unread still */
export const markRead = (door: Door, me: Me, ids: readonly number[] | undefined): Promise<{ unread: number }> =>
  act(door, me, async (tx) => {
    const { notification } = tx.database.entities;
    const unread = { user_id: me.id, read_at: null, release_at: null };
    const changed = await tx.em.nativeUpdate(notification, ids ? { ...unread, id: { $in: [...ids] } } : unread, { read_at: tx.now });
    if (changed > 0) tx.record({ entity: 'user', id: me.id, action: 'readNotifications' });
    return { unread: await tx.em.count(notification, unread) };
  });
