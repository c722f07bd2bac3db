// Creates random tasks of a service company: calls on working days, most done long ago, a few overdue, rejected or urgent.

import { tagId } from '../company/company.ts';
import { type Area, crewOf, fieldCrew, mayPick, retired, storeCrew } from '../people/crew.ts';
import { teller } from '../phrases.ts';
import type { Random } from '../random.ts';
import { type Calendar, daysLong, hours } from '../times/calendar.ts';
import type { Directory } from './directory.ts';
import type { Draft } from './draft.ts';
import { internalJobs } from './jobs/internal.ts';
import { comments, denials, type Job, rejections, rooms, waitingReasons, wayIn } from './jobs/job.ts';
import { jobsFor } from './jobs-for.ts';
import { drawVisits } from './visits.ts';

type Status = Draft['status'];
const statuses: readonly Status[] = [0, 1, 2, 3, 4, 5, 7];
const lately = [3, 8, 5, 5.5, 4.5, 68, 6];
const longAgo = [0.1, 0.3, 0.3, 0.5, 0.8, 92, 6];

/** The age in days of recent tasks by status. */
const ages: Readonly<Record<Status, readonly [least: number, most: number]>> = {
  0: [0.02, 5],
  1: [0.02, 12],
  2: [1.5, 13],
  3: [1, 30],
  4: [2.5, 18],
  5: [3, 60],
  7: [1, 60],
};

const areas: readonly Area[] = ['Ogrevanje', 'Klima', 'Elektro'];
const areaWeights = [0.43, 0.27, 0.3];

/** The time of a call: in office hours, or early in the morning. */
const callTime = (calendar: Calendar, second: number, urgent: boolean, random: Random): number => {
  for (let index = calendar.dayAt(Math.min(second, calendar.now)); index >= 0; index -= 1) {
    const day = calendar.days[index];
    if (!day || (!day.worked && !urgent)) continue;
    const at = day.midnight + hours(urgent ? 5.5 : 7) + random.integer(0, hours(urgent ? 14 : 8.5));
    if (at < calendar.now - 60) return at;
  }
  return (calendar.days[0]?.midnight ?? calendar.now) + hours(7);
};

/** A near date as people write it: 25. 11. */
const soonDays = (calendar: Calendar): string[] =>
  calendar.days
    .slice(calendar.today + 1, calendar.today + 15)
    .filter((day) => day.worked)
    .map(({ date }) => `${Number(date.slice(8))}. ${Number(date.slice(5, 7))}.`);

export const makePlan = (calendar: Calendar, directory: Directory, pace: number, random: Random) => {
  const soon = soonDays(calendar);

  const internal = (added: number, status: Status): Draft => {
    const job = random.pick(internalJobs);
    const { tell, pick } = teller(random, job.words);
    const candidates = (job.work === 'Skladišče' ? storeCrew : fieldCrew).filter((user) => mayPick(user, job.work) && user !== retired);
    const own: Status = status === 4 ? 5 : status;
    return {
      ...blank(added, own, false),
      title: pick(job.titles),
      description: pick(job.tells),
      priority: random.chance(0.2) ? 0 : 1,
      candidates,
      visits: drawVisits({ calendar, job, added, status: own, pace, random, tell, solo: true }),
      waits: 'Prestavljeno, vsi so na terenu.',
      waiting: null,
      rejected: 'Ni več potrebno.',
      done: pick(job.done),
    };
  };

  return (recent: boolean, oldest: number): Draft => {
    const status = statuses[random.weighted(recent ? lately : longAgo)] ?? 5;
    const [least, most] = recent ? ages[status] : [60, oldest];
    const age = least + (most - least) * random.next() ** (recent && status >= 5 ? 0.75 : 1);
    const when = calendar.now - daysLong(age);
    if (random.chance(0.035)) return internal(callTime(calendar, when, false, random), status);

    const client = directory.pick(random, status >= 5 && age > 45);
    const area = areas[random.weighted(areaWeights)] ?? 'Ogrevanje';
    const job: Job = jobsFor(client.kind, area, random);
    const urgent = job.urgent ?? false;
    const added = callTime(calendar, when, urgent, random);
    const { tell, pick } = teller(random, job.words, { room: rooms[client.kind], soon });
    const priority = ([0, 1, 2, 3] as const)[random.weighted(urgent ? [0, 5, 45, 50] : [9, 66, 22, 3])] ?? 1;
    const fate = status === 3 ? random.weighted([5, 3, 2, 0.7]) : status === 2 && random.chance(0.12) ? 2 : 0;
    const tags = [tagId(area)];
    if (random.chance(0.08)) tags.push(tagId('Garancija'));
    if (priority === 3 && urgent) tags.push(tagId('Nujno'));
    if (client.tags.length > 0 && random.chance(0.2)) tags.push(random.pick(client.tags));
    const wording = random.pick(job.titles);
    const place = directory.placeAt(client.id, random, wording.includes('{room}'));
    return {
      ...blank(added, status, urgent),
      title: tell(wording),
      description: [pick(job.tells), random.chance(0.55) ? pick(wayIn[client.kind]) : ''].join(' ').trim(),
      comment: random.chance(0.13) ? random.pick(comments) : null,
      priority,
      client: client.id,
      ...place,
      tags,
      candidates: crewOf[area].filter((user) => user !== retired || status >= 5),
      mates: crewOf[random.chance(0.85) ? area : (areas[random.integer(0, 2)] ?? area)].filter((user) => user !== retired),
      visits: drawVisits({ calendar, job, added, status, pace, random, tell, solo: false, least: fate }),
      team: random.chance(0.12) ? [random.pick(fieldCrew.filter((user) => user !== retired))] : [],
      paused: status === 3 && fate === 1,
      denied: fate === 2 ? tell(random.pick(job.denials ?? denials[area])) : null,
      // A waiting task with fate 3 was withdrawn from the client, so it waits without a reason.
      waiting: status === 3 && fate === 0 ? tell(random.pick(job.waits ?? waitingReasons)) : null,
      waits: tell(random.pick(waitingReasons)),
      rejected: random.pick(rejections),
      done: pick(job.done),
    };
  };
};

const blank = (added: number, status: Status, urgent: boolean) => ({
  added,
  status,
  urgent,
  comment: null,
  client: 0,
  branch: 0,
  contact: 0,
  tags: [],
  mates: [],
  booked: [],
  owner: 0,
  mate: 0,
  team: [],
  paused: false,
  denied: null,
});
