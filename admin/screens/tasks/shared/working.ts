// The own open work, wherever the person is in the app: the task that runs, or the one they paused last.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { readWorking, taskKeys, type Working } from './task-queries.ts';

/** Stays true by itself: another device of the person's is heard within a second. */
export const useWorking = (): Working => {
  const { user, working: first } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: taskKeys.working,
    queryFn: ({ signal }) => readWorking(signal),
    initialData: first,
    staleTime: 10_000,
    retry: false,
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey: taskKeys.working });
  useLive([`user:${user.id}`], readAgain, { refresh: readAgain, every: 5000 });
  return data;
};
