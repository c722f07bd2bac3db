// Begins a ride; on request the driver's running work pauses in the same act.
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { pause } from '../times/clock.ts';
import { arriveByWork } from '../times/presence.ts';
import type { Ride } from '../transport/ride.ts';
import { type Start, startRide } from '../transport/start.ts';

/** @throws Refusal as `startRide`; then the work runs on */
export const drive = (services: Services, me: Me, { switch: switching, ...start }: Start & { readonly switch: boolean }): Promise<Ride> =>
  act(services, me, async (tx) => {
    const work = switching ? await runsOn(tx, me.id) : null;
    if (work) await pause(tx, me, work.id);
    const ride = await startRide(tx, me, start);
    await arriveByWork(tx, me.id);
    return ride;
  });
