// The crew's notifications of the last days, made from the history: assigned tasks, clients' answers, mentions; only the newest are unread.

import type { SeedEvent } from '../../history.ts';
import type { Row } from '../../rows.ts';
import { daysLong, minutes } from '../../times/calendar.ts';

type EventChange = {
  readonly name?: string;
  readonly company_user_id?: number;
  readonly mentions?: readonly number[];
  readonly text?: string;
};
type Notice = Pick<Row<'notification'>, 'kind' | 'user_id' | 'entity_id'> & { readonly parameters?: Readonly<Record<string, string>> };

const shownMs = daysLong(14) * 1000;
/** The number of unread notifications of each user. */
const unread = 3;
const excerpt = 120;

const noticesOf = ({ entity, entity_id, action, after, reason, within }: SeedEvent, tasks: ReadonlyMap<number, Row<'task'>>): Notice[] => {
  const change = JSON.parse(after ?? '{}') as EventChange;
  const id = Number(within?.split(':')[1] ?? entity_id);
  const owner = tasks.get(id)?.company_user_id ?? 0;
  if (entity === 'comment' && action === 'create')
    return (change.mentions ?? []).map((user_id) => ({
      kind: 'mention',
      user_id,
      entity_id: id,
      parameters: { text: (change.text ?? '').slice(0, excerpt) },
    }));
  if (entity !== 'task') return [];
  if (action === 'create') return [{ kind: 'taskGiven', user_id: change.company_user_id ?? 0, entity_id: id }];
  if (action === 'confirm') return [{ kind: 'taskConfirmed', user_id: owner, entity_id: id, parameters: { name: change.name ?? '' } }];
  if (action === 'decline') return [{ kind: 'taskDeclined', user_id: owner, entity_id: id, parameters: { reason: reason ?? '' } }];
  return [];
};

export const notificationsOf = (
  { tasks }: { readonly tasks: readonly Row<'task'>[] },
  events: readonly SeedEvent[],
  now: Date,
): Row<'notification'>[] => {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const since = now.getTime() - shownMs;
  const notices = events
    .filter(({ at }) => Date.parse(at) >= since)
    .flatMap((event) =>
      noticesOf(event, byId)
        .filter(({ user_id }) => user_id > 0 && user_id !== event.by)
        .map(({ parameters, ...notice }) => ({ ...notice, parameters, at: event.at, by: event.by })),
    );
  const later = new Map<number, number>();
  const fresh = new Set(
    notices.toReversed().filter(({ user_id }) => {
      const count = (later.get(user_id) ?? 0) + 1;
      later.set(user_id, count);
      return count <= unread;
    }),
  );
  return notices.map((notice, index) => ({
    id: index + 1,
    user_id: notice.user_id,
    kind: notice.kind,
    entity: 'task',
    entity_id: notice.entity_id,
    parameters: notice.parameters ? JSON.stringify(notice.parameters) : null,
    by: notice.by,
    at: notice.at,
    release_at: null,
    by_mail: false,
    mailed_at: null,
    read_at: fresh.has(notice) ? null : new Date(Math.min(now.getTime(), Date.parse(notice.at) + minutes(30) * 1000)).toISOString(),
  }));
};
