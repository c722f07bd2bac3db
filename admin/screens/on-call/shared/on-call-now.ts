// Who is on call now and next, for every screen that shows it.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';

export type OnCallLane = AnswerOf<'/on_call/now'>[number];
export type Lane = { readonly level: OnCallLevel; readonly team_id: number | null; readonly team_name: string | null };

/** Who is on call changes with the minute. */
const everyMs = 60_000;
export const useOnCallNow = () =>
  useQuery({
    queryKey: ['on_call_shift', 'now'],
    queryFn: async ({ signal }): Promise<OnCallLane[]> => (await call('/on_call/now', { signal })).json,
    staleTime: 5000,
    refetchInterval: everyMs,
  });

/** `brez rezerve`, `brez rezerve, Monter`. */
export const useGapName = () => {
  const say = useSay();
  return ({ level, team_name }: Lane): string => [say(`on_call_page.gap.${level}`), team_name].filter(Boolean).join(', ');
};
