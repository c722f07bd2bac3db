// The group headings of a task list, by its sorting.

import type { Sort } from '#admin/generic/list/listing.ts';
import type { GroupOf } from '#admin/generic/list/row-groups.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import type { Words } from '#generated/words.ts';
import type { Format } from '#schema/core/format.ts';
import type { Translate } from '#schema/core/words.ts';
import { dayAfter, mondayOf } from '#schema/core/zone.ts';
import type { TaskRow } from './lists.ts';

type Speech = {
  readonly say: Translate<Words>;
  readonly format: Format;
  readonly now: number;
  /** Tasks that wait for their client have a group of their own, after all others. */
  readonly sentLast: boolean;
  /** The list includes tasks that wait for the client or are closed, for which a past deadline does not mean overdue. */
  readonly mixed: boolean;
};

const isSent = ({ status }: TaskRow) => status === taskStates.sentForConfirmation;
/** Those that wait for their client after those that are still to be done. */
export const sentLast = (rows: readonly TaskRow[]): readonly TaskRow[] => [...rows.filter((row) => !isSent(row)), ...rows.filter(isSent)];

const weeks = ({ format, now }: Speech) => {
  const today = format.dayOf(now);
  const monday = mondayOf(today);
  return { today, monday, sunday: dayAfter(monday, 6), nextSunday: dayAfter(monday, 13), lastMonday: dayAfter(monday, -7) };
};

const byDeadline = (speech: Speech): GroupOf<TaskRow> => {
  const { say, format, now, mixed, sentLast } = speech;
  const { today, sunday, nextSunday } = weeks(speech);
  return (row) => {
    if (sentLast && isSent(row)) return { key: 'sent', label: say('task_page.groups.sent') };
    if (row.deadline === null) return { key: 'none', label: say('task_page.groups.noDeadline') };
    const day = format.dayOf(row.deadline);
    if (Date.parse(row.deadline) <= now)
      return mixed
        ? { key: 'past', label: say('task_page.groups.past') }
        : { key: 'overdue', label: say('task_page.groups.overdue'), tone: 'danger' };
    if (day === today) return { key: 'today', label: format.heading(day, now) };
    if (day <= sunday) return { key: 'week', label: say('task_page.groups.thisWeek') };
    if (day <= nextSunday) return { key: 'next', label: say('task_page.groups.nextWeek') };
    return { key: 'later', label: say('task_page.groups.later') };
  };
};

const byPast = (speech: Speech, instant: (row: TaskRow) => string | null): GroupOf<TaskRow> => {
  const { say, format, now } = speech;
  const { today, monday, lastMonday } = weeks(speech);
  const yesterday = dayAfter(today, -1);
  return (row) => {
    const at = instant(row);
    const day = at === null ? '' : format.dayOf(at);
    if (day >= yesterday) return { key: day, label: format.heading(day, now) };
    if (day >= monday) return { key: 'week', label: say('task_page.groups.thisWeek') };
    if (day >= lastMonday) return { key: 'last', label: say('task_page.groups.lastWeek') };
    return { key: 'earlier', label: say('task_page.groups.earlier') };
  };
};

const priorityNames = ['low', 'normal', 'high', 'urgent'] as const;

export const groupsOf = ({ field }: Sort, speech: Speech): GroupOf<TaskRow> | undefined => {
  if (field === 'deadline') return byDeadline(speech);
  if (field === 'date_added') return byPast(speech, (row) => row.date_added);
  if (field === 'date_closed') return byPast(speech, (row) => row.date_closed);
  if (field === 'priority')
    return ({ priority }) => ({ key: String(priority), label: speech.say(`task.values.priority.${priorityNames[priority]}`) });
  return undefined;
};
