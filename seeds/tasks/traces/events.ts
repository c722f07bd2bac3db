// The history of tasks: the events that the application itself would have recorded.

import { historyOf, type SeedEvent } from '../../history.ts';
import type { Row } from '../../rows.ts';
import { iso } from '../../times/calendar.ts';
import type { Work } from './work.ts';

type Values = Readonly<Record<string, unknown>>;
export const taskEvent = (
  task: number,
  at: number,
  by: number | null,
  details: { entity?: string; id?: number; action: string; before?: Values; after?: Values; reason?: string },
): SeedEvent => {
  const { entity = 'task', id = task, action, before, after, reason } = details;
  return historyOf(entity, id, { within: `task:${task}` })(iso(at), by, action, before, after, reason);
};

type Turn = { readonly at: number; readonly user: number; readonly act: 'start' | 'continue' | 'pause' | 'stop' };
/** Starts and ends of the stretches in order; in the same second the ends come first. */
const turnsOf = (works: readonly Work[]): Turn[] => {
  const usedTimes = new Set<number>();
  const turns = works.flatMap(({ entry, user, start, end, more, status }): Turn[] => {
    const begins: Turn = { at: start, user, act: usedTimes.has(entry) ? 'continue' : 'start' };
    usedTimes.add(entry);
    if (end === null) return [begins];
    return [begins, { at: end, user, act: more || status === 1 ? 'pause' : 'stop' }];
  });
  const first = { pause: 0, stop: 1, start: 2, continue: 3 };
  return turns.sort((one, other) => one.at - other.at || first[one.act] - first[other.act]);
};

/** The clock changes the task's state: in progress while a clock runs, waiting when all open clocks are paused. */
const clockEvents = (task: number, works: readonly Work[], from: number): { events: SeedEvent[]; status: number } => {
  let status = from;
  const open = new Map<number, 'running' | 'paused'>();
  const events = turnsOf(works).map(({ at, user, act }) => {
    if (act === 'stop') open.delete(user);
    else open.set(user, act === 'pause' ? 'paused' : 'running');
    const runs = [...open.values()].includes('running');
    const next = runs || (open.size === 0 && act === 'stop') ? 2 : open.size > 0 ? 3 : status;
    const event = taskEvent(task, at, user, { action: act, before: { status }, after: { status: next, user_id: user } });
    status = next;
    return event;
  });
  return { events, status };
};

export type Life = {
  readonly task: Row<'task'>;
  readonly team: readonly { readonly user_id: number; readonly added_by: number; readonly added_at: string }[];
  readonly works: readonly Work[];
  /** The contact who answers for the client. */
  readonly contact: string;
  readonly now: number;
};

const second = (instant: string) => Math.floor(Date.parse(instant) / 1000);
const minutesLater = (at: number, minutes: number, limit: number) => Math.min(at + minutes * 60, limit);

/** The events after the clock's last one: sent, answered, set waiting or rejected. */
const outcome = ({ task, contact, now }: Life, from: number, at: number): SeedEvent[] => {
  const { id, status, company_user_id: owner } = task;
  const close = (when: number, before = from) =>
    taskEvent(id, when, owner, { action: 'close', before: { status: before }, after: { status: 4 } });
  if (status === 4) return [close(minutesLater(at, 12, now))];
  if (status === 5) {
    const closed = task.date_closed === null ? now : second(task.date_closed);
    const after = { status: 5, date_closed: task.date_closed, name: contact };
    return [
      close(Math.min(minutesLater(at, 12, closed), closed)),
      taskEvent(id, closed, null, { action: 'confirm', before: { status: 4, date_closed: null }, after }),
    ];
  }
  if (status === 7) {
    const closed = task.date_closed === null ? now : second(task.date_closed);
    const reason = task.additional_comment ?? 'Stranka je naročilo preklicala.';
    const after = { status: 7, date_closed: task.date_closed };
    return [
      taskEvent(id, closed, owner || task.user_added, { action: 'reject', before: { status: from, date_closed: null }, after, reason }),
    ];
  }
  if (status === 3 && from !== 3) {
    const { waiting_reason } = task;
    const after = { status: 3, waiting_reason };
    return [
      taskEvent(id, minutesLater(at, 9, now), owner, {
        action: 'wait',
        before: { status: from, ...(waiting_reason !== null && { waiting_reason: null }) },
        after: waiting_reason === null ? { status: 3 } : after,
        ...(waiting_reason !== null && { reason: waiting_reason }),
      }),
    ];
  }
  return [];
};

/** A decline by the client: sent in the evening after the first day's work, declined some hours later. */
const denial = ({ task, works, contact, now }: Life): { at: number; events: SeedEvent[] } | null => {
  if (!task.denied || works.length === 0) return null;
  // A task without open work waits since then; otherwise work continued after a night.
  const waits = task.status === 3 && works.every(({ end, status }) => end !== null && status === 2);
  const gap = waits
    ? works.reduce((latest, { end }, at) => ((end ?? 0) >= (works[latest]?.end ?? 0) ? at : latest), 0)
    : works.findIndex(({ end }, at) => {
        const next = works[at + 1];
        return end !== null && next && next.start - end > 8 * 3600 && works.slice(0, at).every((one) => one.end !== null && one.end <= end);
      });
  const last = works[gap];
  if (!last?.end) return null;
  const sent = minutesLater(last.end, 14, now);
  const answered = Math.min(sent + 5 * 3600, (waits ? now : (works[gap + 1]?.start ?? now)) - 60);
  if (answered <= sent) return null;
  const denied_reason = task.denied_reason ?? '';
  return {
    at: answered,
    events: [
      taskEvent(task.id, sent, task.company_user_id, { action: 'close', before: { status: 2 }, after: { status: 4 } }),
      taskEvent(task.id, answered, null, {
        action: 'decline',
        before: { status: 4, denied: false, denied_reason: null },
        after: { status: 3, denied: true, denied_reason, name: contact },
        reason: denied_reason,
      }),
    ],
  };
};

/** All events of a task itself, as far as its state tells them. */
export const lifeOf = (life: Life): SeedEvent[] => {
  const { task, team, works, now } = life;
  const { title, description, priority, deadline, company_user_id, client_company_id, branch_office_id, client_company_contact_id } = task;
  const added = second(task.date_added);
  const status = company_user_id === 0 || task.status === 0 ? 0 : 1;
  const confirmation = {
    title,
    description,
    priority,
    deadline,
    status,
    company_user_id,
    client_company_id,
    branch_office_id,
    client_company_contact_id,
  };
  const created = taskEvent(task.id, added, task.user_added, { action: 'create', after: { ...confirmation, tags: task.tags } });
  const joined = team
    .filter(({ user_id }) => user_id !== company_user_id)
    .map(({ user_id, added_by, added_at }) => taskEvent(task.id, second(added_at), added_by, { action: 'addUser', after: { user_id } }));
  const denied = denial(life);
  const before = denied ? works.filter(({ start }) => start < denied.at) : works;
  const first = clockEvents(task.id, before, status);
  const rest = denied
    ? clockEvents(
        task.id,
        works.filter(({ start }) => start >= denied.at),
        3,
      )
    : { events: [], status: first.status };
  const ended = Math.max(added, ...works.map(({ start, end }) => end ?? start));
  return [
    created,
    ...joined,
    ...first.events,
    ...(denied?.events ?? []),
    ...rest.events,
    ...outcome(life, rest.status, Math.min(ended, now)),
  ];
};
