// The own open ride: it holds its driver on /inTransit until it ends.
import { useOwn } from '#admin/providers/live/own.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { type Ride, readRide, rideKeys } from './ride-queries.ts';

/** The route named in-transit. */
export const inTransit = '/inTransit';

export const useRide = (): Ride | null => useOwn<Ride | null>(rideKeys.current, readRide, useSession().transport);
