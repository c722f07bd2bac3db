// The trips of a task and the available vehicles, kept up to date by events.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#admin/providers/live/live.tsx';
import { type Ride, readRidesOf, readVehicles, rideKeys, type VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';

export const useRides = (task_id: number) => {
  const queries = useQueryClient();
  const queryKey = rideKeys.ofTask(task_id);
  const readAgain = () => void queries.invalidateQueries({ queryKey });
  useLive([`task:${task_id}`], ({ entity }) => entity.startsWith('transport') && readAgain(), { refresh: readAgain });
  return useQuery({ queryKey, queryFn: ({ signal }) => readRidesOf(task_id, signal), staleTime: 2000, retry: false });
};

export const useVehicles = () => {
  const queries = useQueryClient();
  const queryKey = rideKeys.vehicles;
  const readAgain = () => void queries.invalidateQueries({ queryKey });
  useLive(['transport'], readAgain, { refresh: readAgain, every: 5000 });
  return useQuery({ queryKey, queryFn: ({ signal }) => readVehicles(signal), staleTime: 2000, retry: false });
};

/** The user's last vehicle first, then private, company and other people's vehicles, each group by name. */
export const inOrder = (vehicles: readonly VehicleChoice[], me: number): VehicleChoice[] => {
  const rank = ({ last_own, owner_id, private_vehicle }: VehicleChoice) => (last_own ? 0 : owner_id === me ? 1 : private_vehicle ? 3 : 2);
  return [...vehicles].sort((a, b) => rank(a) - rank(b));
};

/** `LJ 42-TPL · Renault Kangoo`. */
export const labelOf = ({ registration_plate, name }: VehicleChoice): string => [registration_plate, name].filter(Boolean).join(' · ');

/** The places of a trip in order; empty if unknown. */
export const placesOf = ({ start_point, waypoints, end_point, destination }: Ride): string[] =>
  [start_point, ...waypoints.map(({ point }) => point), end_point ?? destination].flatMap((place) => place || []);

/** The seconds of a finished trip. */
export const secondsOf = ({ start_time, end_time }: Ride): number =>
  end_time ? Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000) : 0;
export const distanceOf = ({ start_kilometers, end_kilometers }: Ride): number => (end_kilometers ?? start_kilometers) - start_kilometers;

/** The text that the search looks in. */
export const textOf = (ride: Ride): string => {
  const { user_name, vehicle_name, registration_plate, notes, passengers } = ride;
  return [user_name, vehicle_name, registration_plate, notes, ...placesOf(ride), ...passengers.map(({ name }) => name)].join(' ');
};
