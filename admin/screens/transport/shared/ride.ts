// The own open ride, wherever the person is in the app and on whichever device: it holds its driver on /inTransit until it ends.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { type Ride, readRide, rideKeys } from './ride-queries.ts';

/** The route named in-transit. */
export const inTransit = '/inTransit';

/** Stays true by itself: what another device, a passenger or the dispatcher does to it is heard within a second. */
export const useRide = (): Ride | null => {
  const { user, transport: first } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: rideKeys.current,
    queryFn: ({ signal }) => readRide(signal),
    initialData: first,
    staleTime: 10_000,
    retry: false,
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey: rideKeys.current });
  useLive([`user:${user.id}`], readAgain, { refresh: readAgain, every: 5000 });
  return data;
};
