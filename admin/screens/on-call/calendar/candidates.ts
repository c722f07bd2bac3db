// What a turn would cost each colleague, as the popups of a turn and of an offer say it.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { isInstant } from '#schema/core/zone.ts';
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';
import { useRestName } from './trouble.ts';

export type Candidate = AnswerOf<'/on_call/candidates'>[number];
type Turn = {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly level: OnCallLevel;
  readonly team_id?: number | null | undefined;
  readonly shift_id?: number | undefined;
  readonly user_id?: number | null | undefined;
};

/** Nothing before both ends of the turn are known. */
export const useCandidates = ({ from, to, level, team_id, shift_id, user_id }: Turn): readonly Candidate[] | undefined => {
  const ends = isInstant(from ?? null) && isInstant(to ?? null) && Date.parse(to ?? '') > Date.parse(from ?? '');
  const query = {
    ...{ from: from ?? '', to: to ?? '', level },
    ...(team_id && { team_id: String(team_id) }),
    ...(shift_id && { shift_id: String(shift_id) }),
    ...(user_id && { user_id: String(user_id) }),
  };
  return useQuery({
    queryKey: ['on_call_shift', 'candidates', query],
    queryFn: async ({ signal }) => (await call('/on_call/candidates', { query, signal })).json,
    enabled: ends,
    staleTime: 5000,
    placeholderData: (old) => old,
    retry: false,
  }).data;
};

/** Why somebody cannot take the turn, and what it would cost them. */
export const useCostNames = () => {
  const say = useSay();
  const restName = useRestName();
  return ({ obstacles, double, rest, near }: Candidate): { readonly blocked: readonly string[]; readonly costs: readonly string[] } => ({
    blocked: obstacles.map((obstacle) => say(`on_call_page.cost.${obstacle}`)),
    costs: [
      ...rest.map(restName),
      ...(double ? [say('on_call_page.rotation.double')] : []),
      ...(near > 0 ? [say('on_call_page.cost.near', { smart_count: near })] : []),
    ],
  });
};
