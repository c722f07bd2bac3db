// Start and end in the company's time zone; for the repeated hour in autumn it asks which one is meant.
import { useId } from 'react';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type Ends, twiceOn, type Wrong, withSeconds } from './ends.ts';

/** The offset from UTC at that time: `GMT+2`. */
const offsetAt = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

function Twice({ label, value, onChange }: { label: string; value: string | null; onChange: (instant: string) => void }) {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const both = twiceOn(value, format);
  if (!both || !value) return null;
  const [first, second] = both;
  return (
    <SegmentedChoice
      label={`${label}: ${say('times.screen.ends.twice')}`}
      options={[
        { value: first, label: say('times.screen.ends.first', { offset: offsetAt(first, timeZone) }) },
        { value: second, label: say('times.screen.ends.second', { offset: offsetAt(second, timeZone) }) },
      ]}
      value={new Date(value).toISOString()}
      onChange={onChange}
    />
  );
}

type Props = {
  ends: Ends;
  onChange: (ends: Ends) => void;
  /** The stored values; an unchanged minute keeps its seconds. */
  stored?: { readonly start: string; readonly end: string };
  wrong: Wrong | null;
  /** The end to change because of an overlap. */
  conflict?: 'start' | 'end' | null;
  /** Entries before this time are locked. */
  lock: number;
};

export function EndsFields({ ends, onChange, stored, wrong, conflict = null, lock }: Props) {
  const say = useSay();
  const format = useFormat();
  const ids = { start: useId(), end: useId() };
  const field = (name: 'start' | 'end') => {
    const label = say(`times.screen.ends.${name}`);
    const reason = wrong?.field === name ? wrong.reason : null;
    const error =
      reason === null
        ? undefined
        : reason === 'notMoment'
          ? say('times.screen.ends.notMoment', { example: format.dateTime(Date.now()) })
          : reason === 'locked'
            ? say('times.screen.ends.locked', { date: format.date(lock) })
            : say(`times.rules.${reason}`);
    const help = stored && ends[name] === stored[name] && !error ? say('times.screen.ends.untouched') : undefined;
    return (
      <Labelled id={ids[name]} label={label} help={help} error={error}>
        <DateTimeInput
          id={ids[name]}
          value={ends[name]}
          onChange={(value) => onChange({ ...ends, [name]: stored ? withSeconds(value, stored[name], format) : value })}
          error={error !== undefined || conflict === name}
          describedBy={describedBy(ids[name], help, error)}
          required
          steps
          max={format.dayOf(Date.now())}
        />
      </Labelled>
    );
  };
  return (
    <>
      <div className="time-ends">
        {field('start')}
        {field('end')}
      </div>
      <Twice label={say('times.screen.ends.start')} value={ends.start} onChange={(start) => onChange({ ...ends, start })} />
      <Twice label={say('times.screen.ends.end')} value={ends.end} onChange={(end) => onChange({ ...ends, end })} />
    </>
  );
}
