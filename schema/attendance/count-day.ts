// Counts one day of one person from what is recorded; nothing that is counted is stored.
import { dayOf, weekdayOf } from '../core/zone.ts';
import type { AttendanceDay, DayProblem } from './day.ts';
import {
  breakDueFor,
  breakWithin,
  type DayFacts,
  fullBreak,
  gapsOf,
  iso,
  isoOr,
  leastRest,
  longestStay,
  nightsOf,
  onDays,
  type Stretch,
  unnoticed,
} from './day-parts.ts';
import { type Period, secondsOf, union, without } from './periods.ts';

type Problem = AttendanceDay['problems'][number];
const problem = (kind: DayProblem, more: Partial<Problem> = {}): Problem => ({
  kind,
  from: null,
  to: null,
  seconds: 0,
  task: null,
  sub_time_id: null,
  proposal: null,
  mendable: false,
  ...more,
});

/** Counts one day of one person. */
export const countDay = (facts: DayFacts): AttendanceDay => {
  const { day, timeZone, now, source, working, holiday, employed, stays, work } = facts;
  const today = dayOf(now, timeZone);
  const absent = facts.absences.reduce((sum, { half }) => sum + (half ? 0.5 : 1), 0);
  const due = employed && working && !holiday ? facts.daily : 0;
  const contract = Math.round((due * Math.max(0, 1 - absent)) / 1000);

  const closed = (one: Stretch): Period => ({ start: one.start, end: Math.max(one.end ?? now, one.start) });
  const stretches = stays.flatMap((stay) => stay.stretches);
  const periods = union(stretches.map(closed));
  const breaks = stays.flatMap((stay) => gapsOf(stay, now));
  const first = stays[0]?.stretches[0]?.start ?? null;
  const last = stays.at(-1);
  const open = last && last.state !== 'out' ? last : null;
  const departure = open ? null : (last?.stretches.at(-1)?.end ?? null);

  const spent = secondsOf(periods);
  const breakSeconds = secondsOf(breaks);
  const breakDue = breakDueFor((spent + breakSeconds) * 1000, facts.daily) / 1000;
  const present = spent + Math.min(breakSeconds, breakDue);
  const works = union(work.map(closed));
  const onTasks = secondsOf(works);
  const over = day < today || (day === today && departure !== null);
  const holidays = onDays(periods, timeZone, facts.isHoliday);
  const restBefore = first !== null && facts.lastDeparture !== null ? Math.max(0, Math.round((first - facts.lastDeparture) / 1000)) : null;

  const problems: Problem[] = [];
  const forgotten = open !== null && (day < today || (first !== null && now - first > longestStay));
  const lastWork = Math.max(...work.map(({ end }) => end ?? Number.NEGATIVE_INFINITY));
  if (forgotten && first !== null) {
    const usual = Math.min(first + facts.daily + fullBreak, now);
    const proposal =
      lastWork > first ? { at: iso(lastWork), because: 'lastWork' as const } : { at: iso(usual), because: 'usualHours' as const };
    problems.push(problem('noDeparture', { from: iso(first), proposal }));
  }
  if (stays.length === 0 && work.length === 0 && contract > 0 && day < today) problems.push(problem('noArrival'));
  if (source !== 'tasks') {
    // A stay that is open reaches as far as somebody is there.
    const there = [...periods, ...breaks];
    const outside: Period[] = [];
    const numbers = new Set<number | null>();
    for (const one of work) {
      const parts = without([closed(one)], there);
      if (secondsOf(parts) * 1000 < unnoticed) continue;
      const [part] = parts.slice(-1);
      if (departure !== null && part && part.start >= departure && one.start < departure) {
        const proposal = { at: iso(departure), because: 'departure' as const };
        const more = {
          from: iso(part.start),
          to: iso(part.end),
          seconds: secondsOf([part]),
          task: one.number,
          sub_time_id: one.kind === 'task' && one.end !== null ? one.id : null,
          proposal,
          mendable: one.end === null,
        };
        problems.push(problem('runsBeyond', more));
      } else {
        outside.push(...parts);
        numbers.add(one.number);
      }
    }
    const [begins, ends] = [union(outside)[0], union(outside).at(-1)];
    if (begins && ends)
      problems.push(
        problem('workOutside', {
          from: iso(begins.start),
          to: iso(ends.end),
          seconds: secondsOf(outside),
          task: numbers.size === 1 ? ([...numbers][0] ?? null) : null,
          mendable: open === null && work.some(({ end }) => end === null),
        }),
      );
  }
  // What is missing by seconds is not missing.
  if (breakDue - breakSeconds >= 60 && first !== null && !forgotten) {
    const until = first + breakWithin;
    problems.push(problem('breakShort', { to: iso(until), seconds: breakDue - breakSeconds, mendable: open !== null && now < until }));
  }
  if (restBefore !== null && restBefore * 1000 < leastRest)
    problems.push(problem('restShort', { from: isoOr(facts.lastDeparture), to: isoOr(first), seconds: restBefore }));

  const perAbsence = (half: boolean) => Math.round((due * (half ? 0.5 : 1)) / Math.max(1, absent) / 1000);
  return {
    day,
    working,
    holiday,
    contract,
    arrival: isoOr(first),
    departure: isoOr(departure),
    state: open ? (open.state === 'paused' ? 'paused' : 'in') : null,
    presence: [
      ...stays.flatMap(({ stretches: parts, place }) =>
        parts.map(({ start, end, id }) => ({ start: iso(start), end: isoOr(end), kind: 'present' as const, time_id: id, place })),
      ),
      ...breaks.map(({ start, end }) => ({
        start: iso(start),
        end: open?.state === 'paused' && start === open.since ? null : iso(end),
        kind: 'break' as const,
        time_id: null,
        place: null,
      })),
    ].sort((one, other) => one.start.localeCompare(other.start)),
    work: work.map(({ start, end, ...one }) => ({ start: iso(start), end: isoOr(end), ...one })),
    absences: facts.absences.map((one) => ({ ...one, seconds: perAbsence(one.half) })),
    on_call: facts.on_call,
    present,
    on_tasks: onTasks,
    difference: present - onTasks,
    overtime: over && employed ? present - contract : 0,
    break: breakSeconds,
    break_due: breakDue,
    night: secondsOf(nightsOf(periods, timeZone)),
    // The supplements of Sunday and holiday exclude each other.
    sunday: secondsOf(
      without(
        onDays(periods, timeZone, (one) => weekdayOf(one) === 7),
        holidays,
      ),
    ),
    holiday_seconds: secondsOf(holidays),
    split: stays.length > 1,
    corrections: [...facts.corrections],
    rest_before: restBefore,
    problems,
  };
};
