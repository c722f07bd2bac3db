// Checks a finished ride that is written or corrected by hand: its times, the odometer's chain of the vehicle, and whether it is likely.

import { createFormat, type Format } from '#schema/core/format.ts';
import { doubtAbout, largestGap, type RideLimits } from '#schema/transport/kilometers.ts';
import { number, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { type FieldError, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { describing, firstWhere, type Neighbour, neighboursOf, newest } from './neighbours.ts';
import { workMeanwhile } from './work-or-drive.ts';

/** A ride as it is to be stored; `id` is null for a new one. */
export type RideToCheck = {
  readonly id: number | null;
  readonly user_id: number;
  readonly vehicle_id: number;
  readonly start_time: Date;
  readonly end_time: Date;
  readonly start_kilometers: number;
  readonly end_kilometers: number;
};
/** What is new about the ride: what stays as it was is not refused for what others have written since. */
export type Touched = { readonly times: boolean; readonly vehicle: boolean; readonly start: boolean; readonly end: boolean };
export const allTouched: Touched = { times: true, vehicle: true, start: true, end: true };

type RideFault = { readonly error: FieldError; readonly other?: object };

const timeErrors = ({ start_time, end_time }: RideToCheck, now: Date): FieldError[] => [
  ...(start_time > now ? [{ field: 'start_time', reason: 'inFuture' }] : []),
  ...(end_time > now
    ? [{ field: 'end_time', reason: 'inFuture' }]
    : end_time < start_time
      ? [{ field: 'end_time', reason: 'endsBefore' }]
      : []),
];

/** The ride of the same vehicle or driver, or the driver's work, at the same time. */
const meanwhile = async (tx: Tx, ride: RideToCheck, format: Format): Promise<RideFault[]> => {
  const { id, user_id, vehicle_id, start_time, end_time } = ride;
  const other = await firstWhere(
    tx.read,
    sql`(r.vehicle_id = ${vehicle_id} or r.user_id = ${user_id}) and r.id <> ${id ?? newest} and r.start_time < ${end_time}
      and (r.end_time is null or r.end_time > ${start_time}) order by r.start_time, r.id`,
  );
  const fieldFor = (began: string) => (Date.parse(began) > start_time.getTime() ? 'end_time' : 'start_time');
  if (other)
    return [{ error: { field: fieldFor(other.start_time), reason: 'overlapsRide', parameters: describing(other, format) }, other }];
  const work = await workMeanwhile(tx, { user_id, start: start_time, end: end_time });
  if (!work) return [];
  const { company_task_id, title, start_time: from, end_time: to } = work;
  const parameters = { number: String(company_task_id), title, from: format.dateTime(from), to: to ? format.timeFrom(to, from) : '…' };
  return [{ error: { field: fieldFor(from), reason: 'overlapsWork', parameters }, other: work }];
};

/** The odometer's chain: a company's vehicle goes on from the ride before, and the ride after from this one. A gap is allowed, an overlap is not. */
const chainErrors = async (tx: Tx, ride: RideToCheck, touched: Touched, format: Format): Promise<RideFault[]> => {
  const { private_vehicle } = await tx.get('vehicle', ride.vehicle_id);
  if (private_vehicle) return [];
  const { previous, next } = await neighboursOf(tx.read, ride);
  const moved = touched.times || touched.vehicle;
  const found: RideFault[] = [];
  const say = (other: Neighbour, kilometers: number) => ({ ...describing(other, format), kilometers: format.number(kilometers) });
  const before = previous?.end_kilometers ?? 0;
  if (previous && (moved || touched.start) && ride.start_kilometers < before - largestGap)
    found.push({ error: { field: 'start_kilometers', reason: 'belowPrevious', parameters: say(previous, before) }, other: previous });
  if (next && (moved || touched.end) && ride.end_kilometers > next.start_kilometers + largestGap)
    found.push({ error: { field: 'end_kilometers', reason: 'aboveNext', parameters: say(next, next.start_kilometers) }, other: next });
  return found;
};

/** Stops stay between the ends of their ride. */
const waypointErrors = async (tx: Tx, { id, start_kilometers, end_kilometers }: RideToCheck, format: Format): Promise<RideFault[]> => {
  if (id === null) return [];
  const stop = await tx.read.row(
    sql`select p.point, p.kilometers from transport_waypoint p
      where p.transport_id = ${id} and (p.kilometers < ${start_kilometers} or p.kilometers > ${end_kilometers}) order by p.time, p.id limit 1`,
    { point: text, kilometers: number },
  );
  if (!stop) return [];
  const field = stop.kilometers < start_kilometers ? 'start_kilometers' : 'end_kilometers';
  return [{ error: { field, reason: 'passesWaypoint', parameters: { point: stop.point, kilometers: format.number(stop.kilometers) } } }];
};

/** Asks about an unlikely ride, unless the caller has answered. @throws Refusal 422 naming the field, with the limits */
export const askWhenUnlikely = (
  format: Format,
  limits: RideLimits,
  { field, ...ride }: { readonly field: string; readonly kilometers: number; readonly seconds: number },
): void => {
  const doubt = doubtAbout(ride, limits);
  if (!doubt) return;
  const parameters = {
    kilometers: format.kilometers(ride.kilometers),
    duration: format.hours(ride.seconds),
    most: format.kilometers(limits.ride_most_kilometers),
    speed: format.number(limits.ride_top_speed),
  };
  const { ride_top_speed, ride_most_kilometers } = limits;
  throw new Refusal(422, 'invalid', {
    area: 'transport',
    errors: [{ field, reason: doubt, parameters }],
    members: { ...ride, ride_top_speed, ride_most_kilometers },
  });
};

/**
 * Checks a ride written by hand. Its driver and its vehicle are locked.
 * @throws Refusal 422 naming the field, with the other ride or work as `other`; 409 `timeLocked`
 */
export const checkRide = async (tx: Tx, me: Me, ride: RideToCheck, touched: Touched, accept_unlikely: boolean): Promise<void> => {
  const settings = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const format = createFormat(me.language, settings.timezone);
  const refuse = ([first, ...rest]: readonly RideFault[]) => {
    if (!first) return;
    const errors = [first, ...rest].map(({ error }) => error);
    throw new Refusal(422, 'invalid', { area: 'transport', errors, ...(first.other && { members: { other: first.other } }) });
  };
  refuse(touched.times ? timeErrors(ride, tx.now).map((error) => ({ error })) : []);
  await refuseLocked(tx, ride.user_id, ride.start_time, ride.end_time);
  const { start_kilometers: start, end_kilometers: end } = ride;
  if (end < start) refuse([{ error: { field: 'end_kilometers', reason: 'notBelowStart', parameters: { start: format.number(start) } } }]);
  refuse(touched.times || touched.vehicle ? await meanwhile(tx, ride, format) : []);
  refuse([...(await chainErrors(tx, ride, touched, format)), ...(await waypointErrors(tx, ride, format))]);
  const seconds = (ride.end_time.getTime() - ride.start_time.getTime()) / 1000;
  if (!accept_unlikely) askWhenUnlikely(format, settings, { field: 'end_kilometers', kilometers: end - start, seconds });
};
