// Places the scenes in the calendar: finished stretches in the morning, open ones up to now.

import { userId } from '../cast.ts';
import { tagId } from '../company/company.ts';
import { crewOf } from '../people/crew.ts';
import type { Random } from '../random.ts';
import { type Calendar, hours, minutes } from '../times/calendar.ts';
import type { Directory } from './directory.ts';
import type { Booked, Draft } from './draft.ts';
import type { Scene } from './scene.ts';
import { scenesAround } from './scenes-around.ts';
import { scenesOfToday } from './scenes-of-today.ts';

const morning = hours(6.7);
const noon = hours(12.4);

/** The working day so many working days before today. */
const workingDay = (calendar: Calendar, back: number) => {
  let index = calendar.today;
  for (let left = back; index > 0 && left > 0; ) {
    index -= 1;
    if (calendar.days[index]?.worked) left -= 1;
  }
  return calendar.days[index]?.midnight ?? calendar.now;
};

export type Stage = { readonly from: number; readonly to: number };

/** The hours for the scenes: this morning, or the last working day's morning while it is early. */
export const stageOf = (calendar: Calendar): Stage => {
  const today = calendar.days[calendar.today]?.midnight ?? calendar.now;
  const to = Math.min(calendar.now - minutes(12), today + noon);
  if (to - (today + morning) >= minutes(40)) return { from: today + morning, to };
  const before = workingDay(calendar, 1);
  return { from: before + morning, to: before + noon };
};

const scenes = [...scenesOfToday, ...scenesAround];
const playing = new Set(scenes.flatMap((scene) => scene.today ?? []).map((part) => userId(part.worker)));
export const playsToday = (user: number) => playing.has(user);

const bookToday = (part: NonNullable<Scene['today']>[number], stage: Stage, calendar: Calendar, random: Random): Booked => {
  const since = part.running === undefined ? null : calendar.now - minutes(part.running) - random.integer(0, 40);
  // An earlier stretch fits before an open one only if the morning began long enough ago.
  const to = since === null ? stage.to : Math.min(stage.to, since - minutes(6));
  const length = to - stage.from;
  const closed = length < minutes(20) ? [] : part.stretches;
  const at = (share: number) => stage.from + Math.round(length * share) + random.integer(0, 20);
  const stretches = closed.map(([from, until]) => [at(from), at(until)] as const);
  return {
    user: userId(part.worker),
    work: part.work,
    status: since !== null ? 0 : part.paused ? 1 : 2,
    stretches: since === null ? stretches : [...stretches, [since, null] as const],
    notes: part.notes ?? null,
    final: part.final ?? null,
    closes: false,
  };
};

export const stageScenes = (count: number, calendar: Calendar, directory: Directory, random: Random): Draft[] => {
  const stage = stageOf(calendar);
  const dayOf = (days: number) => calendar.days[calendar.today + days]?.midnight ?? calendar.now;
  return scenes.slice(0, count).map((scene): Draft => {
    const client = directory.called(scene.client);
    const visits = (scene.before ?? []).map(([worker, days, hour, long, work, final]) => ({
      worker: userId(worker),
      from: workingDay(calendar, days) + hours(hour),
      seconds: hours(long) + random.integer(-400, 400),
      work,
      notes: null,
      final,
      closes: false,
    }));
    // The call must come before the first visit, whatever holidays the calendar has.
    const called = dayOf(-Math.ceil(scene.added)) + hours(7) + random.integer(0, hours(8));
    const added = Math.min(called, stage.from - minutes(20), ...visits.map((visit) => visit.from - hours(1)));
    return {
      added,
      status: scene.status,
      urgent: scene.priority === 3,
      title: scene.title,
      description: scene.description,
      comment: scene.comment ?? null,
      priority: scene.priority,
      client: client.id,
      branch: scene.branch ? directory.branchCalled(client.id, scene.branch) : 0,
      contact: directory.primaryContact(client.id),
      tags: [tagId(scene.area), ...(scene.tags ?? []).map(tagId)],
      candidates: crewOf[scene.area],
      mates: [],
      visits,
      booked: (scene.today ?? []).map((part) => bookToday(part, stage, calendar, random)),
      owner: scene.owner ? userId(scene.owner) : 0,
      mate: 0,
      team: (scene.team ?? []).map(userId),
      deadline: dayOf(scene.deadline[0]) + hours(scene.deadline[1]),
      paused: false,
      waiting: scene.waiting ?? null,
      waits: 'Čakamo stranko.',
      denied: scene.denied ?? null,
      rejected: 'Stranka je odpovedala.',
      done: visits.at(-1)?.final ?? scene.today?.at(-1)?.final ?? 'Opravljeno.',
    };
  });
};
