// Moves a request that nobody has decided by so many days, from the version that was on the screen.
import { useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { shifted } from './days.ts';

export const useShift = (): ((absence: CalendarAbsence, days: number) => void) => {
  const say = useSay();
  const format = useFormat();
  const { act } = useSaidAct();
  const queries = useQueryClient();
  return ({ id, version, from, to }, days) => {
    const there = shifted({ from, to }, days);
    let based = version;
    const send = (body: { readonly from: string; readonly to: string }) => async (key: string) => {
      based = (await sendOnce(`/absence/${id}`, { body, headers: { 'If-Match': `"${based}"` } }, key)).version;
    };
    const text = there.from === there.to ? format.date(there.from) : `${format.dayMonth(there.from)} – ${format.date(there.to)}`;
    void act({
      on: `absence:${id}`,
      send: send(there),
      done: say('absence_page.shifted', { days: text }),
      undo: send({ from, to }),
      after: () => queries.invalidateQueries({ queryKey: ['absence'] }),
    });
  };
};
