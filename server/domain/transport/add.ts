// Writes down a ride that nobody has clocked: an own one, or with the right to edit all times that of a colleague.
import { can, forUser } from '#schema/core/access.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { task } from '#schema/tasks/task.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid, notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { touchTask } from '../tasks/life.ts';
import { allTouched, checkRide } from './checks.ts';
import { checkChoice } from './correct.ts';
import { recordRide } from './events.ts';
import { type Ride, rideInside } from './ride.ts';

export type PastRide = {
  readonly user_id?: number | undefined;
  readonly vehicle_id: number;
  readonly transport_type_id?: number | null | undefined;
  readonly start_kilometers: number;
  readonly end_kilometers: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly start_point?: string | null | undefined;
  readonly end_point?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly accept_unlikely: boolean;
};

/** Adds a finished ride to a task. @throws Refusal 403, 409 `wrongState`, `timeLocked`, 422 naming the field with the ride in the way */
export const addRide = (services: Services, me: Me, task_id: number, given: PastRide): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { user_id = me.id, vehicle_id, transport_type_id = null, start_kilometers, end_kilometers, accept_unlikely } = given;
    if (user_id !== me.id && forUser(can('tasks.times'), me) !== true) throw notAllowed('tasks.times');
    if (!(await tx.em.count(tx.database.entities.user, { id: user_id }))) throw invalid({ field: 'user_id', reason: 'notReference' });
    await checkChoice(tx, { vehicle_id, transport_type_id });
    await tx.lock('user', user_id);
    await allowed(tx, task, me, task_id, 'addTransport');
    await tx.lock('vehicle', vehicle_id);
    const [start_time, end_time] = [wholeSecond(given.start_time), wholeSecond(given.end_time)];
    const ride = { user_id, vehicle_id, start_kilometers, end_kilometers, start_time, end_time };
    await checkRide(tx, me, { id: null, ...ride }, allTouched, accept_unlikely);
    const row = tx.create('transport', {
      ...ride,
      task_id,
      transport_type_id,
      status: rideStates.finished,
      start_point: given.start_point || null,
      end_point: given.end_point || null,
      notes: given.notes || null,
    });
    await tx.flush();
    await touchTask(tx, task_id);
    const made = await rideInside(tx, me, row.id);
    const { start_time: from, end_time: to, start_point, end_point, notes } = made;
    const after = { user_id, vehicle_id, transport_type_id, start_kilometers, end_kilometers, start_time: from, end_time: to };
    recordRide(tx, made, 'create', { after: { ...after, start_point, end_point, notes } });
    return made;
  });
