// Writes a notification to a user in the same act as the event it tells of, so that both are stored or neither.
import type { EntityName } from '#generated/registry.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import { type NotificationHours, waitsUntil } from '#schema/company/quiet-hours.ts';
import { user } from '#schema/people/user.ts';
import { perDialect, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { channelOf } from './notification-choices.ts';

export type Notice = {
  readonly user_id: number | null;
  readonly kind: NotificationKind;
  readonly entity: EntityName;
  readonly id: number;
  /** Further values for the text, such as a reason; `@offer.values.status.sentToClient` is translated into the reader's language. */
  readonly parameters?: Readonly<Record<string, string | number>>;
};

/** Reschedules waiting notifications by the user's changed hours; if these have begun, the next release sends them. */
export const reschedule = async (tx: Tx, user_id: number, hours: NotificationHours): Promise<void> => {
  const { notification, settings } = tx.database.entities;
  const { timezone } = await tx.em.findOneOrFail(settings, { id: 1 });
  const until = new Date(waitsUntil(tx.now.getTime(), hours, timezone) ?? tx.now);
  await tx.em.nativeUpdate(notification, { user_id, release_at: { $ne: null } }, { release_at: until });
};

const hours = columnsOf(user, 'notification_start_hour', 'notification_end_hour');
/** The user's hours, locked until the act ends; the new row's foreign key takes this lock anyway, so it is taken before reading. */
const hoursOf = async (tx: Tx, user_id: number): Promise<NotificationHours> => {
  const lock = perDialect({ sqlite: sql``, postgres: sql`for key share` });
  const row = await tx.read.row(
    sql`select notification_start_hour, notification_end_hour from "user" where id = ${user_id} ${lock}`,
    hours,
  );
  if (!row) throw notFound();
  return { start: row.notification_start_hour, end: row.notification_end_hour };
};

/** Notifies a user, unless they did it themselves or turned this kind off; at once, or when their notification hours begin. */
export const notify = async (tx: Tx, { user_id, kind, entity, id, parameters }: Notice): Promise<void> => {
  if (!user_id || user_id === tx.me?.id) return;
  const channel = await channelOf(tx, user_id, kind);
  if (channel === 'none') return;
  const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const waits = waitsUntil(tx.now.getTime(), await hoursOf(tx, user_id), timezone);
  const by_mail = channel === 'mail';
  const row = tx.create('notification', {
    user_id,
    kind,
    entity,
    entity_id: id,
    parameters: parameters ? JSON.stringify(parameters) : null,
    by: tx.me?.id ?? null,
    at: tx.now,
    release_at: waits === null ? null : new Date(waits),
    by_mail,
  });
  await tx.flush();
  tx.record({
    entity: 'notification',
    id: row.id,
    action: 'create',
    after: { kind, user_id },
    topics: [...(waits === null ? [`user:${user_id}`] : []), ...(by_mail ? ['notification'] : [])],
  });
};
