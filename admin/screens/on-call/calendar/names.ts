// How the calendar names a gap, a team and a period.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Lane } from './lanes.ts';

/** `brez rezerve`, `brez rezerve, Monter`. */
export const useGapName = () => {
  const say = useSay();
  return ({ level, team_name }: Lane): string => [say(`on_call_page.gap.${level}`), team_name].filter(Boolean).join(', ');
};

/** `02/11 07:00 – 09/11 07:00`. */
export const usePeriodName = () => {
  const format = useFormat();
  const point = (at: number | string) => `${format.dayMonth(at)} ${format.time(at)}`;
  return (from: number | string, to: number | string): string => `${point(from)} – ${point(to)}`;
};
