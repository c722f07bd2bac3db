// The day strip of a popup: the user's other periods, the new one, overlaps hatched, and the result in words.
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertCircle, IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type Stretch, StripAxis, StripBar } from '#admin/ui/time/day-strip.tsx';
import { hoursInto } from '#schema/core/zone.ts';
import { type Conflict, type Ends, nearAxis, type Other, spanOf, wayOut } from './ends.ts';

const iso = (at: number) => new Date(at).toISOString();

type Props = {
  ends: Ends;
  others: readonly Other[];
  conflicts: readonly Conflict[];
  now: number;
  /** The text without overlaps. */
  free: string;
  onChange: (ends: Ends) => void;
};

function Way({ ends, conflict, onChange }: Pick<Props, 'ends' | 'onChange'> & { conflict: Conflict }) {
  const say = useSay();
  const format = useFormat();
  const { other } = conflict;
  const facts = {
    duration: format.hours(Math.ceil((conflict.to - conflict.from) / 60_000) * 60),
    from: format.dateTime(other.start_time),
    to: format.timeFrom(other.end_time, other.start_time),
    number: String(other.company_task_id),
  };
  const out = wayOut(ends, conflict);
  return (
    <div className="time-conflict stack start gap-8">
      <p className="row start gap-6 ui-small ui-danger" role="status">
        <IconAlertCircle size={14} />
        <span>{say(other.end_time ? 'times.screen.strip.overlaps' : 'times.screen.strip.overlapsRunning', facts)}</span>
      </p>
      {out && (
        <ActionButton onAct={() => onChange(out.how === 'shorten' ? { ...ends, end: out.at } : { ...ends, start: out.at })}>
          {say(`times.screen.strip.${out.how}`, { time: format.time(out.at) })}
        </ActionButton>
      )}
    </div>
  );
}

export function TimeStrip({ ends, others, conflicts, now, free, onChange }: Props) {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const offset = useServerOffset();
  const span = spanOf(ends);
  if (!span || span.to <= span.from) return null;
  const day = format.dayOf(span.from);
  const stretches: Stretch[] = [
    ...others.map(({ start_time, end_time }): Stretch => ({ start: start_time, end: end_time, kind: end_time ? 'done' : 'running' })),
    { start: iso(span.from), end: iso(span.to), kind: 'new' },
    ...conflicts.map(({ from, to }): Stretch => ({ start: iso(from), end: iso(to), kind: 'conflict' })),
  ];
  const near = others.flatMap(({ start_time, end_time }) => [Date.parse(start_time), end_time ? Date.parse(end_time) : now]);
  // Periods of neighbouring days do not widen the axis.
  const hours = [...near.filter((at) => Math.abs(at - span.from) < 12 * 3_600_000), span.from, span.to];
  const axis = nearAxis(hours.map((at) => hoursInto(day, at, timeZone)));
  const [first] = conflicts;
  return (
    <div className="time-strip stack gap-2">
      <StripAxis axis={axis} />
      <StripBar day={day} axis={axis} offset={offset} name={say('times.screen.strip.label')} stretches={stretches} />
      {first ? (
        <Way ends={ends} conflict={first} onChange={onChange} />
      ) : (
        <p className="time-free row start gap-6 ui-small ui-quiet" role="status">
          <IconCheck size={14} />
          <span>{free}</span>
        </p>
      )}
    </div>
  );
}
