// Ends the access of a user who leaves: all sessions end, nothing of theirs keeps running, and their records stay where they are.

import type { Rows } from '#generated/entities.ts';
import { languageAmong } from '#schema/core/words.ts';
import { rideStates } from '#schema/transport/transport.ts';
import type { Tx } from '../../core/events/act.ts';
import { sayIn } from '../../core/http/words.ts';
import { endAccountLinks } from '../people/account-links.ts';
import { touchTask } from '../tasks/life.ts';
import { stopOpenClocks } from '../times/clock.ts';
import { recordRide, removePassenger } from '../transport/events.ts';
import { openRideOf, rideInside } from '../transport/ride.ts';

/** Ends the ride that the user drives, at the last known reading; as a passenger, the user leaves the ride. */
const endRide = async (tx: Tx, user_id: number, note: string): Promise<void> => {
  const found = await openRideOf(tx, null, user_id);
  if (!found) return;
  const row = await tx.get('transport', found.id);
  const ride = await rideInside(tx, null, found.id);
  // Somebody who ended the ride at the same moment has entered the reading.
  if (row.status !== rideStates.started) return;
  if (ride.user_id !== user_id) return removePassenger(tx, ride, user_id);
  row.status = rideStates.finished;
  row.end_kilometers = Math.max(ride.start_kilometers, ...ride.waypoints.map(({ kilometers }) => kilometers ?? 0));
  row.end_time = tx.now < row.start_time ? row.start_time : tx.now;
  row.end_point = ride.destination;
  row.notes = [ride.notes, note].filter(Boolean).join('\n');
  recordRide(tx, ride, 'stop', {
    before: { status: rideStates.started },
    after: { status: rideStates.finished, end_kilometers: row.end_kilometers, end_point: row.end_point, notes: row.notes },
    reason: note,
  });
  await touchTask(tx, ride.task_id);
};

/** Ends what a deactivated user has open: sessions, links, PIN, clock and ride; the chip becomes free. Their tasks stay theirs, flagged. */
export const endAccess = async (tx: Tx, user: Rows['user']): Promise<void> => {
  const { default_language } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const say = sayIn(languageAmong(default_language));
  await tx.em.nativeDelete(tx.database.entities.session, { user_id: user.id });
  await endAccountLinks(tx, user.id);
  Object.assign(user, { pin_hash: null, pin_key: null, pin_set_at: null, rfid_tag: null });
  await endRide(tx, user.id, say('account.left.ride'));
  await stopOpenClocks(tx, user.id, say('account.left.clock'));
};
