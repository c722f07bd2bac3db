// A question about the own account: what the server refuses stands at its field, or over the buttons; what is done is seen at once.
import { usePress } from '#admin/providers/calls/press.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useRefreshSession } from '#admin/providers/person/session.tsx';

export const useOwnPress = (onClose: () => void) => {
  const { failure, error, press } = usePress(onClose);
  const refresh = useRefreshSession();
  const told = problemOf(failure)?.errors ?? [];
  return {
    fields: Object.fromEntries(told.map(({ field, detail }) => [field, detail])),
    error: told.length > 0 ? null : error,
    press: (work: () => Promise<unknown>) =>
      press(null, async () => {
        const next = await work();
        await refresh();
        return next;
      }),
  };
};
