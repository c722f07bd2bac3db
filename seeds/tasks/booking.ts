// Books the visits of all tasks in the order of their wanted times, and sets each task's state to what the bookings allow.

import { userId } from '../cast.ts';
import { type Crew, crewOf, mayPick, retired } from '../people/crew.ts';
import type { Random } from '../random.ts';
import { type Calendar, daysLong } from '../times/calendar.ts';
import type { Booked, Draft, Visit } from './draft.ts';

/** Users for trying out the demo do not start the day with a forgotten clock. */
const neverPaused = new Set([userId('marko'), userId('petra')]);

const ownerOf = (draft: Draft, from: number, crew: Crew): number => {
  if (draft.owner === 0) draft.owner = crew.free(draft.candidates, from) ?? 0;
  return draft.owner;
};

const mateOf = (draft: Draft, from: number, crew: Crew): number => {
  if (draft.mate === 0) {
    const others = draft.mates.filter((user) => user !== draft.owner);
    draft.mate = others.length > 0 ? (crew.free(others, from) ?? 0) : 0;
  }
  return draft.mate;
};

const workOf = (user: number, { work }: Visit, random: Random) => {
  if (work !== 'Elektro dela' && work !== 'Nujni izhod' && crewOf.Elektro.includes(user) && random.chance(0.4)) return 'Elektro dela';
  return mayPick(user, work) ? work : 'Montaža';
};

export const bookVisits = (drafts: readonly Draft[], crew: Crew, random: Random): void => {
  const wishes = drafts.flatMap((draft, order) => draft.visits.map((visit, turn) => ({ draft, visit, order, turn })));
  wishes.sort((one, other) => one.visit.from - other.visit.from || one.order - other.order || one.turn - other.turn);
  for (const { draft, visit } of wishes) {
    const { worker, from, seconds } = visit;
    let user = typeof worker === 'number' ? worker : worker === 'mate' ? mateOf(draft, from, crew) : ownerOf(draft, from, crew);
    let stretches = user === 0 ? null : crew.book(user, from, seconds);
    // Nobody has begun yet, so another technician with free time becomes the owner.
    for (let tries = 0; !stretches && worker === 'owner' && draft.booked.length === 0 && tries < 3; tries += 1) {
      draft.owner = 0;
      user = ownerOf(draft, from, crew);
      stretches = user === 0 ? null : crew.book(user, from, seconds);
    }
    if (!stretches) continue;
    draft.booked.push({
      user,
      work: workOf(user, visit, random),
      status: 2,
      stretches,
      notes: visit.notes,
      final: visit.final,
      closes: visit.closes,
    });
  }
};

const lastEnd = (booked: Booked) => booked.stretches.at(-1)?.[1] ?? 0;

/** The task's entry that ended last; null without work. */
const lastOf = (draft: Draft) =>
  draft.booked.reduce<Booked | null>((latest, booked) => (latest && lastEnd(latest) >= lastEnd(booked) ? latest : booked), null);

/** When the last stretch of a task ended, 0 for one without work. */
export const workedUntil = (draft: Draft): number => draft.booked.reduce((latest, booked) => Math.max(latest, lastEnd(booked)), 0);

const needsOwner = (status: Draft['status']) => status > 0 && status < 7;

/** Sets the final state: a task whose work did not fit before now is open again, or rejected if it is old. */
export const settle = (draft: Draft, calendar: Calendar, random: Random): void => {
  const worked = draft.booked.length > 0;
  if (!worked && (draft.status === 2 || draft.status === 4 || draft.status === 5)) {
    draft.status = draft.added > calendar.now - daysLong(25) ? 1 : 7;
  }
  const last = lastOf(draft);
  const closing = draft.booked.find((booked) => booked.closes);
  if (last && closing) [last.final, closing.final] = [closing.final, last.final];
  else if (last && (draft.status === 4 || draft.status === 5) && draft.visits.some((visit) => visit.closes)) last.final = draft.done;
  if (draft.status === 3 && draft.paused) pauseLast(draft, calendar);
  if (draft.denied !== null && (!worked || draft.status < 2 || draft.status > 3)) draft.denied = null;
  if (draft.status === 3 && !worked && draft.waiting === null) draft.waiting = draft.waits;
  if (draft.status === 3 && draft.denied === null && draft.waiting === null && !draft.booked.some((booked) => booked.status === 1)) {
    if (random.chance(0.7)) draft.waiting = draft.waits;
  }
  if (draft.owner === 0 && (needsOwner(draft.status) || (draft.status === 7 && (worked || random.chance(0.6))))) {
    draft.owner = draft.booked[0]?.user ?? random.pick(draft.candidates.filter((user) => user !== retired));
  }
  if (draft.owner === retired && !worked) draft.owner = random.pick(draft.candidates.filter((user) => user !== retired));
  if (draft.status === 7) draft.comment = draft.rejected;
};

const pauseLast = (draft: Draft, calendar: Calendar): void => {
  const last = lastOf(draft);
  if (!last || neverPaused.has(last.user) || lastEnd(last) < calendar.now - daysLong(9)) {
    draft.waiting = draft.waits;
    return;
  }
  last.status = 1;
  last.final = null;
};
