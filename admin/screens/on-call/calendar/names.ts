// How the calendar names a period.
import { useFormat } from '#admin/ui/page/words.tsx';

/** `02/11 07:00 – 09/11 07:00`. */
export const usePeriodName = () => {
  const format = useFormat();
  const point = (at: number | string) => `${format.dayMonth(at)} ${format.time(at)}`;
  return (from: number | string, to: number | string): string => `${point(from)} – ${point(to)}`;
};
