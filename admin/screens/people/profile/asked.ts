// A question about the own account: what the server refuses stands at its field, or over the buttons.
import { useAsked } from '#admin/providers/calls/failure.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useRefreshSession } from '#admin/providers/person/session.tsx';

export const useOwnAsked = () => {
  const { failure, error, ask } = useAsked();
  const refresh = useRefreshSession();
  const told = problemOf(failure)?.errors ?? [];
  return {
    fields: Object.fromEntries(told.map(({ field, detail }) => [field, detail])),
    error: told.length > 0 ? null : error,
    /** Resolves to whether it was done. */
    ask: async (work: () => Promise<unknown>): Promise<boolean> => {
      let done = false;
      await ask(async () => {
        await work();
        await refresh();
        done = true;
      });
      return done;
    },
  };
};
