// The visits of a task: how many, when they are wanted, and their notes.

import type { Random } from '../random.ts';
import { type Calendar, daysLong, hours, minutes } from '../times/calendar.ts';
import type { Draft, Visit } from './draft.ts';
import type { Job } from './jobs/job.ts';

type Situation = {
  readonly calendar: Calendar;
  readonly job: Job;
  readonly added: number;
  readonly status: Draft['status'];
  /** 1 for the normal pace; less for large data, with more and shorter visits. */
  readonly pace: number;
  readonly random: Random;
  readonly tell: (phrase: string) => string;
  readonly solo: boolean;
  /** The fewest visits of an unfinished task; more than two count as two. */
  readonly least?: number;
};

const unhurried = [22, 28, 24, 15, 11];
const dense = [5, 10, 18, 22, 20, 15, 10];
const betweenVisits = [
  'Nadaljujemo ob naslednjem obisku.',
  'Prvi del opravljen, material ostane na objektu.',
  'Pripravljeno, ostane še preizkus.',
  'Danes do tu, dogovor za naprej je s kontaktom.',
];
const byMate = [
  'Pomoč pri demontaži in odvozu.',
  'Delo v paru, priklop in preizkus.',
  'Meritve in zapisnik.',
  'Prenos materiala in čiščenje.',
];

const countOf = ({ status, random, pace, least = 0, solo }: Situation): number => {
  if (status < 2) return 0;
  if (status === 7) return random.chance(0.22) ? 1 : 0;
  if (status === 3 && least === 0 && random.chance(0.35)) return 0;
  if (solo) return random.integer(1, 2);
  const count = 1 + random.weighted(pace < 0.5 ? dense : unhurried);
  return status < 4 ? Math.max(Math.min(count, 3), Math.min(least, 2)) : count;
};

/** A visit on a day off moves to one of the next working days, if it is not in the future. */
const onWorkingDay = (calendar: Calendar, from: number, random: Random): number => {
  if (calendar.days[calendar.dayAt(from)]?.worked) return from;
  const later = from + daysLong(random.integer(1, 4));
  return later < calendar.now - hours(4) ? later : from;
};

export const drawVisits = (situation: Situation): Visit[] => {
  const { calendar, job, added, pace, random, tell, solo } = situation;
  const count = countOf(situation);
  const patience = calendar.now - added;
  const wish = job.urgent ? minutes(random.integer(20, 200)) : hours(2) + random.integer(0, daysLong(4));
  let from = added + Math.min(wish, Math.floor(patience * 0.3));
  const between = random.some(betweenVisits, betweenVisits.length);
  const visits: Visit[] = [];
  for (let index = 0; index < count; index += 1) {
    const last = index === count - 1;
    const mate = !solo && index > 0 && random.chance(0.42);
    if (index > 0 && !mate) from = Math.min(from + hours(2) + random.integer(0, daysLong(3)), Math.max(from, calendar.now - hours(3)));
    from = onWorkingDay(calendar, from, random);
    const [least, most] = job.hours;
    const share = index === 0 ? 1 : 0.6 + random.next() * 0.5;
    const seconds = Math.max(240, Math.round(hours(least + (most - least) * random.next()) * share * pace)) + random.integer(0, 59);
    const notes = job.notes && random.chance(0.3) ? tell(random.pick(job.notes)) : null;
    visits.push({
      worker: mate ? 'mate' : 'owner',
      from,
      seconds,
      work: job.work,
      notes,
      closes: last,
      final: tell(last ? random.pick(job.done) : mate ? random.pick(byMate) : (between[index % between.length] ?? '')),
    });
  }
  return visits;
};
