// How many are missing from work each day, and where too few are left of a user type.
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { weekdayOf } from '#schema/core/zone.ts';
import { isAwayOn } from './days.ts';

export type CalendarUser = AbsenceCalendar['users'][number];
export type Group = { readonly id: number | null; readonly name: string | null; readonly users: readonly CalendarUser[] };
/** `at`: exactly the least number is left; `below`: fewer. */
export type Tone = 'at' | 'below' | null;
export type Coverage = { readonly away: number; readonly tone: Tone };

/** Users by their type, in the order in which they come. */
export const groupsOf = (users: readonly CalendarUser[]): Group[] => {
  const groups = new Map<number | null, { id: number | null; name: string | null; users: CalendarUser[] }>();
  for (const user of users) {
    const group = groups.get(user.user_type_id);
    if (group) group.users.push(user);
    else groups.set(user.user_type_id, { id: user.user_type_id, name: user.user_type, users: [user] });
  }
  return [...groups.values()];
};

export const absencesByUser = (absences: readonly CalendarAbsence[]): ReadonlyMap<number, readonly CalendarAbsence[]> => {
  const own = new Map<number, CalendarAbsence[]>();
  for (const one of absences) {
    const rows = own.get(one.user_id);
    if (rows) rows.push(one);
    else own.set(one.user_id, [one]);
  }
  return own;
};

/** Who works on a day and is away with approval is missing; weekends, holidays and days off are nobody's absence. */
export const coverageOf = (
  { id, users }: Pick<Group, 'id' | 'users'>,
  { holidays, types, work_days }: Pick<AbsenceCalendar, 'holidays' | 'types' | 'work_days'>,
  own: ReadonlyMap<number, readonly CalendarAbsence[]>,
  days: readonly string[],
): Coverage[] => {
  const least = types.find((type) => type.id === id)?.least_present ?? 0;
  const free = new Set(holidays.map(({ date }) => date));
  const people = users.map((user) => ({
    weekdays: user.weekdays.length > 0 ? user.weekdays : work_days,
    absences: (own.get(user.id) ?? []).filter(({ status }) => status === 1),
  }));
  return days.map((day) => {
    if (free.has(day)) return { away: 0, tone: null };
    const weekday = weekdayOf(day);
    const works = people.filter(({ weekdays }) => weekdays.includes(weekday));
    const away = works.filter(({ absences }) => absences.some((one) => isAwayOn(one, day))).length;
    const left = works.length - away;
    return { away, tone: least === 0 || away === 0 || left > least ? null : left === least ? 'at' : 'below' };
  });
};

/** All groups together: their sum, and the worst that any of them says. */
export const together = (groups: readonly (readonly Coverage[])[], days: readonly string[]): Coverage[] =>
  days.map((_day, at) => {
    const each = groups.flatMap((group) => group[at] ?? []);
    const tone = each.some((one) => one.tone === 'below') ? 'below' : each.some((one) => one.tone === 'at') ? 'at' : null;
    return { away: each.reduce((sum, one) => sum + one.away, 0), tone };
  });

/** How many others are away with approval at the same time, on the day of the absence on which they are most. */
export const mostOthers = (
  of: Pick<CalendarAbsence, 'user_id' | 'from' | 'to'>,
  absences: readonly CalendarAbsence[],
  days: readonly string[],
): number => {
  const others = absences.filter((one) => one.status === 1 && one.user_id !== of.user_id && one.from <= of.to && one.to >= of.from);
  const counts = days
    .filter((day) => isAwayOn(of, day))
    .map((day) => new Set(others.flatMap((one) => (isAwayOn(one, day) ? one.user_id : []))).size);
  return Math.max(0, ...counts);
};

/** Days that say the same, as one bar. */
export const barsOf = (coverage: readonly Coverage[]): (Coverage & { readonly start: number; readonly length: number })[] => {
  const bars: (Coverage & { start: number; length: number })[] = [];
  for (const [at, { away, tone }] of coverage.entries()) {
    const last = bars.at(-1);
    if (last && last.away === away && last.tone === tone) last.length += 1;
    else bars.push({ away, tone, start: at, length: 1 });
  }
  return bars.filter(({ away }) => away > 0);
};
