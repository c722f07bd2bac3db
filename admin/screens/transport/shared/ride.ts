// The user's running trip, which keeps its driver on /inTransit.
import { useOwn } from '#admin/providers/live/own.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { type Ride, readRide, rideKeys } from './ride-queries.ts';

/** The route named in-transit. */
export const inTransit = '/inTransit';

export const useRide = (): Ride | null => useOwn<Ride | null>(rideKeys.current, readRide, useSession().transport);
