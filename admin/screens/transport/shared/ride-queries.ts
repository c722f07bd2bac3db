// The queries of trips: the user's own, a task's, and available vehicles, with their keys.
import type { QueryClient } from '@tanstack/react-query';
import { answered, call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Ride = AnswerOf<'/transport/{id}'>;
export type VehicleChoice = AnswerOf<'/transport/vehicles'>[number];

export const rideKeys = {
  current: ['transport', 'current'] as const,
  vehicles: ['transport', 'vehicles'] as const,
  around: ['transport', 'around'] as const,
  ofTask: (id: number) => ['task', 'transport', id] as const,
};

export const readRide = (signal?: AbortSignal): Promise<Ride | null> => call('/transport/current', { signal }).then(answered);
export const readVehicles = (signal?: AbortSignal): Promise<VehicleChoice[]> => call('/transport/vehicles', { signal }).then(answered);
export const readRidesOf = (id: number, signal?: AbortSignal): Promise<Ride[]> => call(`/task/${id}/transport`, { signal }).then(answered);

/** `LJ 42-TPL Renault Kangoo`. */
export const vehicleName = ({ registration_plate, vehicle_name }: Pick<Ride, 'registration_plate' | 'vehicle_name'>): string =>
  [registration_plate, vehicle_name].filter(Boolean).join(' ');

/** The current passengers. */
export const passengersIn = ({ passengers }: Ride) => passengers.filter(({ left_at }) => left_at === null);

/** The last recorded odometer value of the trip. */
export const lastReading = ({ start_kilometers, waypoints }: Ride): number =>
  Math.max(start_kilometers, ...waypoints.map(({ kilometers }) => kilometers ?? 0));

/** Shows the answer of an action everywhere; `mine` is null once the trip is over for the user. */
export const showRide = (queries: QueryClient, ride: Ride, mine: Ride | null = ride): void => {
  queries.setQueryData(rideKeys.current, mine);
  void queries.invalidateQueries({ queryKey: rideKeys.ofTask(ride.task_id) });
  void queries.invalidateQueries({ queryKey: rideKeys.vehicles });
};
