// Lists a user's notifications, newest first, each with a link to its record, and counts the unread ones.
import { notification } from '#schema/company/notification.ts';
import type { Database } from '#server/core/database/database.ts';
import { nullable, number, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { subjectNumber, subjectTitle } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { nameableIn } from './news-names.ts';

export const unreadOf = async ({ read }: Database, user_id: number): Promise<number> =>
  (await read.value(
    sql`select count(*) from notification where user_id = ${user_id} and read_at is null and release_at is null`,
    number,
  )) ?? 0;

const ownColumns = columnsOf(notification, 'id', 'kind', 'entity', 'entity_id', 'parameters', 'at', 'read_at', 'by');
/** A page of the caller's notifications, newest first, and their total. Titles of records that they may no longer read are left out. */
export const notificationsOf = async (database: Database, me: Me, [first, last]: readonly [number, number]) => {
  const { read } = database;
  const [rows, total] = await Promise.all([
    read.rows(
      sql`select ${selected(ownColumns, 'n')}, u.name || ' ' || u.last_name as by_name, ${subjectNumber(sql`n.entity`, sql`n.entity_id`)} as number,
          ${subjectTitle(sql`n.entity`, sql`n.entity_id`)} as title
        from notification n left join "user" u on u.id = n."by"
        where n.user_id = ${me.id} and n.release_at is null order by n.id desc limit ${last - first + 1} offset ${first}`,
      { ...ownColumns, by_name: nullable(text), number: nullable(number), title: nullable(text) },
    ),
    read.value(sql`select count(*) from notification where user_id = ${me.id} and release_at is null`, number),
  ]);
  const nameable = await nameableIn(database, read, me, rows);
  const notifications = rows.map((row) => ({
    ...row,
    ...(!nameable.has(row) && { number: null, title: null }),
    parameters: row.parameters ? (JSON.parse(row.parameters) as Readonly<Record<string, unknown>>) : {},
  }));
  return { notifications, total: total ?? 0 };
};

/** Marks the named notifications, or all, as read; other open screens of the user update. @returns how many are still unread */
export const markRead = (services: Services, me: Me, ids: readonly number[] | undefined): Promise<{ unread: number }> =>
  act(services, me, async (tx) => {
    const { notification } = tx.database.entities;
    const unread = { user_id: me.id, read_at: null, release_at: null };
    const changed = await tx.em.nativeUpdate(notification, ids ? { ...unread, id: { $in: [...ids] } } : unread, { read_at: tx.now });
    if (changed > 0) tx.record({ entity: 'user', id: me.id, action: 'readNotifications' });
    return { unread: await tx.em.count(notification, unread) };
  });
