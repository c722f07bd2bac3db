// The sums of days of attendance, and what must be answered before a week is submitted.
import { z } from 'zod';
import { correctedHours, sumOfCorrections } from './corrected-hours.ts';
import type { AttendanceDay, DayProblem } from './day.ts';

const seconds = z.int().describe('Seconds');
const summed = [
  'contract',
  'present',
  'on_tasks',
  'difference',
  'overtime',
  'break',
  'night',
  'sunday',
  'holiday_seconds',
] as const satisfies readonly (keyof AttendanceDay)[];
type Summed = (typeof summed)[number];

export const weekSums = z.object({
  ...(Object.fromEntries(summed.map((name) => [name, seconds])) as Record<Summed, typeof seconds>),
  absent: seconds.describe('Seconds of absences'),
  corrected: z.record(z.enum(correctedHours), seconds).describe('What corrections of locked days add; not in the other sums'),
});
export type WeekSums = z.infer<typeof weekSums>;

export const sumOfDays = (days: readonly AttendanceDay[]): WeekSums => {
  const corrected = sumOfCorrections(days.flatMap(({ corrections }) => corrections));
  const sums = { absent: 0, corrected, ...(Object.fromEntries(summed.map((name) => [name, 0])) as Record<Summed, number>) };
  for (const day of days) {
    for (const name of summed) sums[name] += day[name];
    for (const absence of day.absences) sums.absent += absence.seconds;
  }
  return sums;
};

/** Nobody can submit a day whose end is unknown. */
const blocking: readonly DayProblem[] = ['noDeparture'];
/** What its user must explain, where they leave it as it is. */
const explained: readonly DayProblem[] = ['noArrival', 'workOutside', 'runsBeyond'];

type Troubled = Pick<AttendanceDay, 'day' | 'problems'>;
const daysWith = (days: readonly Troubled[], kinds: readonly DayProblem[]): string[] =>
  days.filter(({ problems }) => problems.some(({ kind }) => kinds.includes(kind))).map(({ day }) => day);

export const unansweredDays = (days: readonly Troubled[]): string[] => daysWith(days, blocking);

/** Whether the week takes a note of its user. */
export const answersWeek = (days: readonly AttendanceDay[]): boolean => daysWith(days, explained).length > 0;
