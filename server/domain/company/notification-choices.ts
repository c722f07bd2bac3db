// How a user receives each kind of notification; the default is in the app only.
import { notificationChoice } from '#schema/company/notification-choice.ts';
import { type Channel, type NotificationKind, notificationKinds, usualChannel } from '#schema/company/notification-kinds.ts';
import type { Database } from '#server/core/database/database.ts';
import { sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

export type Choices = Record<NotificationKind, Channel>;

const chosenIn = (rows: readonly { readonly kind: unknown; readonly channel: unknown }[]): Choices =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.channel ?? usualChannel])) as Choices;

export const choicesOf = async ({ read }: Database, user_id: number): Promise<Choices> =>
  chosenIn(
    await read.rows(
      sql`select kind, channel from notification_choice where user_id = ${user_id}`,
      columnsOf(notificationChoice, 'kind', 'channel'),
    ),
  );

export const channelOf = async (tx: Tx, user_id: number, kind: NotificationKind): Promise<Channel> => {
  const chosen = await tx.em.findOne(tx.database.entities.notification_choice, { user_id, kind });
  return (chosen?.channel ?? usualChannel) as Channel;
};

/** Changes the named kinds; notifications already waiting are delivered as they were. */
export const changeChoices = (
  services: Services,
  me: Me,
  choices: { readonly [K in NotificationKind]?: Channel | undefined },
): Promise<Choices> =>
  act(services, me, async (tx) => {
    // If two devices save at once, the later one wins.
    await tx.lock('user', me.id);
    const before = await tx.em.find(tx.database.entities.notification_choice, { user_id: me.id });
    const was = chosenIn(before);
    for (const kind of notificationKinds) {
      const channel = choices[kind];
      if (!channel || channel === was[kind]) continue;
      const row = before.find((one) => one.kind === kind);
      if (row) row.channel = channel;
      else tx.create('notification_choice', { user_id: me.id, kind, channel });
    }
    await tx.flush();
    const after = { ...was, ...Object.fromEntries(Object.entries(choices).filter(([, channel]) => channel)) } as Choices;
    tx.record({ entity: 'user', id: me.id, action: 'chooseNotifications', before: was, after });
    return after;
  });
