// What is one's own and open, wherever the person is in the app and on whichever device.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../person/session.tsx';
import { useLive } from './live.tsx';

/** Milliseconds for which what was read counts as true by itself. */
const freshMs = 10_000;
/** Milliseconds between two readings while there is no stream. */
const everyMs = 5000;

/** Stays true by itself: what another device or a colleague does to it is heard within a second. `first` is what the session began with. */
export const useOwn = <T>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<T>, first: T): T => {
  const { user } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery<T>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    initialData: () => first,
    staleTime: freshMs,
    retry: false,
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey });
  useLive([`user:${user.id}`], readAgain, { refresh: readAgain, every: everyMs });
  return data === undefined ? first : data;
};
