// A day as a row of its week: its hours, the two strips, what does not fit and what mends it.
import './day-row.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Axis } from '#admin/ui/time/day-strip.tsx';
import { Corrections } from './corrections.tsx';
import type { Day } from './data.ts';
import { DayStrips } from './day-strips.tsx';
import { MendActs } from './mend-acts.tsx';
import { Problems } from './problems.tsx';

/** Why nobody is due on a day: an absence, a holiday, a free day. */
export const useReason = () => {
  const say = useSay();
  return ({ absences: [first], holiday, contract }: Day): string | null => {
    if (first) return first.name ?? say('attendance_page.leave');
    return holiday ?? (contract === 0 ? say('attendance_page.free') : null);
  };
};

export const isEmptyDay = ({ arrival, work }: Day): boolean => !arrival && work.length === 0;

type Props = { readonly day: Day; readonly user_id: number; readonly axis: Axis; readonly locked: boolean };

export function DayRow({ day, user_id, axis, locked }: Props) {
  const format = useFormat();
  const reason = useReason()(day);
  const { arrival, departure } = day;
  const times = arrival ? `${format.time(arrival)} – ${departure ? format.timeFrom(departure, arrival) : '…'}` : null;
  const empty = isEmptyDay(day);
  return (
    <li className={empty ? 'attendance-day ui-faint' : 'attendance-day'}>
      <span>
        {format.shortWeekday(day.day)} <b className="ui-num">{format.dayMonth(day.day)}</b>
      </span>
      <span className="ui-num ui-quiet">{[times, reason].filter(Boolean).join(' · ')}</span>
      <b className="ui-num attendance-hours">{empty ? '' : format.hours(day.present)}</b>
      {!empty && (
        <span className="attendance-strip">
          <DayStrips day={day} axis={axis} />
        </span>
      )}
      {day.corrections.length > 0 && (
        <span className="attendance-problems stack gap-4">
          <Corrections day={day} />
        </span>
      )}
      {day.problems.length > 0 && (
        <span className="attendance-problems stack gap-8">
          <Problems day={day} acts={(problem) => !locked && <MendActs day={day} user_id={user_id} problem={problem} />} />
        </span>
      )}
    </li>
  );
}
