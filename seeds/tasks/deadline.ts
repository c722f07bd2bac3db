// The deadlines of tasks: open ones around today, some overdue; done ones around the day when they were done.

import type { Random } from '../random.ts';
import { type Calendar, daysLong, hours } from '../times/calendar.ts';
import { workedUntil } from './booking.ts';
import type { Draft } from './draft.ts';

const usualHours = [8, 9, 12, 12, 13, 14, 16, 16, 17, 18];

/** A usual hour on the first working day from then on. */
const onWorkingDay = (calendar: Calendar, second: number, random: Random): number => {
  let index = calendar.dayAt(second);
  while (index + 1 < calendar.days.length && !calendar.days[index]?.worked) index += 1;
  return (calendar.days[index]?.midnight ?? second) + hours(random.pick(usualHours));
};

const ofOpenTask = (draft: Draft, calendar: Calendar, random: Random): number => {
  const { now } = calendar;
  const kind = random.weighted(draft.urgent ? [30, 50, 20, 0] : [11, 14, 38, 37]);
  const today = calendar.days[calendar.today]?.midnight ?? now;
  if (kind === 0 && draft.added < now - daysLong(1.5))
    return onWorkingDay(calendar, now - daysLong(0.8 + random.next() * Math.min(8, (now - draft.added) / 86_400 - 1.2)), random);
  if (kind <= 1) return onWorkingDay(calendar, now > today + hours(16) ? today + daysLong(1.1) : today, random);
  return onWorkingDay(calendar, now + daysLong(kind === 2 ? 0.9 + random.next() * 6 : 6 + random.next() * 22), random);
};

/** Seconds since 1970, or null: not every task has a deadline. */
export const deadlineOf = (draft: Draft, calendar: Calendar, random: Random): number | null => {
  if (draft.deadline !== undefined) return draft.deadline;
  if (random.chance(draft.urgent ? 0.02 : 0.1)) return null;
  if (draft.status < 4) return ofOpenTask(draft, calendar, random);
  const around = (workedUntil(draft) || draft.added + daysLong(3)) + daysLong(random.next() * 5 - 1);
  return onWorkingDay(calendar, Math.max(around, draft.added + hours(4)), random);
};
