// How the calendar says what has to be mended.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

type Trouble = AnswerOf<'/on_call/trouble'>;
type Shortfall = Pick<Trouble['rest'][number], 'kind' | 'seconds' | 'needed'>;
export type TroubleLine = {
  readonly shift_id: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  /** Nobody covers it; otherwise a rule of rest is broken. */
  readonly severe: boolean;
};
const none: readonly never[] = [];

/** `med delovnima dnevoma le 4:00 počitka od 12:00`. */
export const useRestName = () => {
  const say = useSay();
  const format = useFormat();
  return ({ kind, seconds, needed }: Shortfall): string =>
    say(`on_call_page.rest.${kind}`, { hours: format.hours(seconds), needed: format.hours(needed) });
};

/** The visible days that are still ahead; nothing for who does not plan. */
export const useTrouble = (from: string, to: string, plans: boolean): readonly TroubleLine[] => {
  const say = useSay();
  const restName = useRestName();
  const { data } = useQuery({
    queryKey: ['on_call_shift', 'trouble', from, to],
    queryFn: async ({ signal }) => (await call('/on_call/trouble', { query: { from, to }, signal })).json,
    enabled: plans,
    staleTime: 5000,
    placeholderData: (old) => old,
  });
  if (!data || !plans) return none;
  return [
    ...data.uncovered.map(({ shift_id, user_name, from: begins, to: ends, reason }) => ({
      ...{ shift_id, name: user_name, from: begins, to: ends, why: say(`on_call_page.trouble.${reason}`), severe: true },
    })),
    ...data.rest.map((found) => ({
      ...{ shift_id: found.shift_id, name: found.user_name, from: found.from, to: found.to, why: restName(found), severe: false },
    })),
  ];
};
