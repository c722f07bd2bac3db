// The user's own open items, on every page and device.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../person/session.tsx';
import { useLive } from './live.tsx';

/** Milliseconds for which read data counts as fresh. */
const freshMs = 10_000;
/** Milliseconds between reads without an event stream. */
const everyMs = 5000;

/** Kept up to date by events, within a second. `first` is the initial value from the session. */
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
