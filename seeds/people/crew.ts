// The field crew: the work types of each person and their next free time, so that nobody is at two places at once.

import { userId, users, userTypeId, userTypes } from '../cast.ts';
import type { Random } from '../random.ts';
import type { Job } from '../tasks/jobs/job.ts';
import { type Calendar, daysLong, hours, minutes } from '../times/calendar.ts';
import { type WorkTypeName, workTypeId } from '../times/work-types.ts';

export type Stretch = readonly [start: number, end: number];
export type Area = NonNullable<Job['area']>;

const ofType = (name: string) => users.filter((user) => user.user_type_id === userTypeId(name)).map((user) => user.id);

export const crewOf: Readonly<Record<Area, readonly number[]>> = {
  Ogrevanje: ofType('Monter'),
  Klima: ofType('Hladilni tehnik'),
  Elektro: ofType('Elektrikar'),
};
export const fieldCrew: readonly number[] = Object.values(crewOf).flat();
export const storeCrew: readonly number[] = ofType('Skladiščnik');

/** Retired; his earlier work stays. */
export const retired = userId('stanislav.vidic');
const retiredDaysAgo = 25;

const allowed = new Map(users.map((user) => [user.id, userTypes.find((type) => type.id === user.user_type_id)?.work_type_ids ?? []]));
export const mayPick = (user: number, work: WorkTypeName) => allowed.get(user)?.includes(workTypeId(work)) ?? false;

const opens = hours(7);
const closes = hours(15.75);
const lunch = hours(10.9);

export type Crew = {
  /** The earlier free of two random candidates, as a dispatcher who asks two would choose; null if none can come. */
  readonly free: (candidates: readonly number[], from: number) => number | null;
  /** Books a visit and returns its stretches in whole seconds; null if it would end after now, or after the person's booked time. */
  readonly book: (user: number, from: number, seconds: number) => Stretch[] | null;
};

/** `pace` below 1 shortens visits and trips, so that years of work fit; `untilOf` gives the end of a person's booked time. */
export const makeCrew = (calendar: Calendar, pace: number, random: Random, untilOf: (user: number) => number): Crew => {
  const next = new Map<number, number>();
  const starts = new Map<number, number>();
  const limit = (user: number) => Math.min(untilOf(user), user === retired ? calendar.now - daysLong(retiredDaysAgo) : calendar.now);
  const gap = () => Math.max(45, Math.round(minutes(random.integer(6, 32)) * pace) + random.integer(0, 59));

  /** The first moment at which the user can begin with enough of the day left; null if there is none. */
  const begin = (user: number, from: number, seconds: number): readonly [start: number, close: number] | null => {
    let at = Math.max(from, next.get(user) ?? 0);
    for (let index = calendar.dayAt(at); index <= calendar.today; index += 1) {
      const day = calendar.days[index];
      if (!day?.worked) continue;
      const key = user * 100_000 + index;
      const opening = starts.get(key) ?? day.midnight + opens + random.integer(-900, 1700);
      starts.set(key, opening);
      const close = day.midnight + closes + random.integer(-1200, 1200);
      at = Math.max(at, opening + random.integer(20, 400));
      if (close - at >= seconds * 0.6) return [at, close];
      at = 0;
    }
    return null;
  };

  return {
    free(candidates, from) {
      const able = candidates.filter((user) => from < limit(user) - hours(1) && (user !== retired || from < limit(user) - daysLong(4)));
      if (able.length === 0) return null;
      const [one, other] = [random.pick(able), random.pick(able)];
      return (next.get(one) ?? 0) <= (next.get(other) ?? 0) ? one : other;
    },
    book(user, from, seconds) {
      const found = begin(user, from, seconds);
      if (!found) return null;
      const [start, close] = found;
      const day = calendar.days[calendar.dayAt(start)];
      if (!day) return null;
      const pauses: Stretch[] = [];
      const noon = day.midnight + lunch + random.integer(-1500, 1500);
      if (start < noon - minutes(20) && start + seconds > noon + minutes(15))
        pauses.push([noon, noon + minutes(30) + random.integer(-180, 240)]);
      else if (seconds > minutes(70) && random.chance(0.15)) {
        const fetching = start + Math.round(seconds * (0.3 + random.next() * 0.4));
        pauses.push([fetching, fetching + minutes(random.integer(8, 25)) + random.integer(0, 59)]);
      }
      const [pause] = pauses;
      const end = Math.min(start + seconds + (pause ? pause[1] - pause[0] : 0), close);
      if (end > limit(user)) return null;
      next.set(user, end + gap());
      if (!pause || pause[1] > end - minutes(3)) return [[start, end]];
      return [
        [start, pause[0]],
        [pause[1], end],
      ];
    },
  };
};
