// A day of attendance as it is answered: presence, work on tasks, rides, absences and on-call, what is between them, and what does not fit.
import { z } from 'zod';
import { onCallLevels } from '../on-call/on-call-shift.ts';
import { correctedHours } from './corrected-hours.ts';

const instant = z.iso.datetime();
const seconds = z.int();
const stretch = { start: instant, end: instant.nullable().describe('null: it goes on') };

export const dayProblems = ['noDeparture', 'noArrival', 'workOutside', 'runsBeyond', 'breakShort', 'restShort'] as const;
export type DayProblem = (typeof dayProblems)[number];

export const attendanceDay = z
  .object({
    day: z.iso.date().describe("Of the company's calendar; a stay over midnight belongs to the day of its arrival"),
    working: z.boolean().describe('A working day of the person'),
    holiday: z.string().nullable(),
    contract: seconds.describe('Seconds due, without holidays and absences'),
    arrival: instant.nullable(),
    departure: instant.nullable().describe('null while they are in'),
    state: z.enum(['in', 'paused']).nullable().describe('Of a stay that is open'),
    presence: z.array(
      z.object({ ...stretch, kind: z.enum(['present', 'break']), time_id: z.int().nullable(), place: z.string().nullable() }),
    ),
    work: z.array(
      z.object({
        ...stretch,
        kind: z.enum(['task', 'ride']),
        id: z.int(),
        task_id: z.int().nullable(),
        number: z.int().nullable(),
        title: z.string().nullable(),
      }),
    ),
    absences: z.array(
      z.object({
        id: z.int(),
        name: z.string().nullable().describe('null: the reader may not know why'),
        class: z.string().nullable(),
        payer: z.enum(['employer', 'insurance', 'nobody']).nullable(),
        seconds,
        half: z.boolean(),
      }),
    ),
    on_call: z.array(z.object({ from: instant, to: instant, level: z.enum(onCallLevels) })),
    present: seconds.describe('With the paid part of the break'),
    on_tasks: seconds.describe('Tasks and rides, each second once'),
    difference: seconds.describe('present without on_tasks; below zero where a task runs beyond the presence'),
    overtime: seconds.describe('present without contract; 0 on days that are not over'),
    break: seconds,
    break_due: seconds,
    night: seconds.describe('From 23 to 6'),
    sunday: seconds,
    holiday_seconds: seconds,
    split: z.boolean().describe('More than one stay'),
    corrections: z
      .array(
        z.object({
          id: z.int(),
          hours: z.enum(correctedHours),
          difference: seconds,
          reason: z.string(),
          by_name: z.string().nullable(),
          at: instant,
        }),
      )
      .describe('Differences beside the hours of a locked day, which stay as they were'),
    rest_before: seconds.nullable().describe('Since the departure before'),
    problems: z.array(
      z.object({
        kind: z.enum(dayProblems),
        from: instant.nullable(),
        to: instant.nullable(),
        seconds: seconds.describe('Of work outside, of the break that is missing, of the rest that there was'),
        task: z.int().nullable().describe('Its number; null for several'),
        sub_time_id: z.int().nullable().describe('The stretch of work that can be ended at the proposal'),
        proposal: z.object({ at: instant, because: z.enum(['lastWork', 'usualHours', 'departure', 'firstWork']) }).nullable(),
        mendable: z.boolean().describe('The day is not over yet'),
      }),
    ),
  })
  .meta({ id: 'AttendanceDay' });
export type AttendanceDay = z.infer<typeof attendanceDay>;
