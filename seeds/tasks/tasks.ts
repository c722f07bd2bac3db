// The tasks of the demo company: the scenes of today, and ordinary work of earlier days.

import type { Clients } from '../clients/clients.ts';
import { makeCrew } from '../people/crew.ts';
import { randomFor } from '../random.ts';
import { makeCalendar } from '../times/calendar.ts';
import { forgetClock } from '../times/forgotten-clock.ts';
import { bookVisits, settle } from './booking.ts';
import { makeDirectory } from './directory.ts';
import { makePlan } from './plan.ts';
import { rowsOf, type TaskRows } from './rows.ts';
import { playsToday, stageOf, stageScenes } from './staging.ts';

/** The fewest days of ordinary work; with more tasks a day than the next constant, it reaches further back. */
const shortest = 60;
const mostADay = 50;
/** Tasks a day at the crew's normal pace; beyond it visits are shortened. */
const easily = 12;
const hurried = 7;

export const makeTasks = (clients: Clients, { now, count = 600, seed = 1 }: { now: Date; count?: number; seed?: number }): TaskRows => {
  const days = Math.max(shortest, Math.ceil(count / mostADay));
  const rate = count / days;
  const pace = rate <= easily ? 1 : hurried / rate;
  const random = randomFor('tasks', seed);
  const calendar = makeCalendar(now, days + 1);
  const directory = makeDirectory(clients, random);

  const drafts = stageScenes(count, calendar, directory, random);
  const draw = makePlan(calendar, directory, pace, random);
  const recent = Math.min(count, Math.ceil((count / days) * shortest));
  while (drafts.length < count) drafts.push(draw(drafts.length < recent, days));

  const stage = stageOf(calendar);
  const crew = makeCrew(calendar, pace, random, (user) => (playsToday(user) ? stage.from - 600 : calendar.now - 180));
  bookVisits(drafts, crew, random);
  for (const draft of drafts) settle(draft, calendar, random);
  return forgetClock(rowsOf(drafts, calendar, random), calendar);
};
