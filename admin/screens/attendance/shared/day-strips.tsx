// Presence above, tasks and rides below, on one axis: the difference between the two is seen.
import './day-strips.css';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Axis, type Stretch, StripBar } from '#admin/ui/time/day-strip.tsx';
import type { Day } from './data.ts';

const presenceOf = ({ presence }: Day): Stretch[] =>
  presence.map(({ start, end, kind }) => ({ start, end, kind: kind === 'break' ? 'paused' : end ? 'done' : 'running' }));

const workOf = ({ work, presence, problems }: Day): Stretch[] => {
  const outside = problems.some(({ kind }) => kind === 'workOutside');
  const inside = (start: string, end: string | null) => presence.some((one) => (!end || one.start < end) && (!one.end || one.end > start));
  return [
    ...work.map(({ start, end }): Stretch => {
      const kind = end ? 'done' : 'running';
      return { start, end, kind: outside && end && !inside(start, end) ? 'conflict' : kind };
    }),
    ...problems.flatMap(({ kind, from, to }): Stretch[] =>
      kind === 'runsBeyond' && from && to ? [{ start: from, end: to, kind: 'conflict' }] : [],
    ),
  ];
};

/** All that a day shows on its axis. */
export const stretchesOf = (day: Day): Stretch[] => [...presenceOf(day), ...workOf(day)];

export function DayStrips({ day, axis }: { day: Day; axis?: Axis }) {
  const say = useSay();
  const offset = useServerOffset();
  const common = { day: day.day, thin: true, offset, ...(axis && { axis }) };
  return (
    <span className="attendance-strips">
      <StripBar {...common} name={say('attendance_page.strip.presence')} stretches={presenceOf(day)} />
      <StripBar {...common} name={say('attendance_page.strip.work')} stretches={workOf(day)} />
    </span>
  );
}
