// A week of meetings by its hours.
import { Link } from 'react-router';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { Format } from '#schema/core/format.ts';
import { dayOf, hoursInto, two } from '#schema/core/zone.ts';
import { type ListedMeeting, placeKey } from './data.ts';
import { placedOn } from './days.ts';
import { Entry } from './entry.tsx';

type Props = {
  days: readonly string[];
  today: string;
  meetings: readonly ListedMeeting[];
  /** The address that plans a meeting. */
  createPath: string;
};

/** The height class of an entry, by its length. */
const heightOf = (hours: number): string => {
  if (hours > 1) return hours < 1.5 ? '' : 'calendar-tall';
  return hours < 0.75 || hours === 1 ? 'calendar-short' : 'calendar-short calendar-tight';
};

/** The half hours at which a meeting can be begun by a click. */
const slotsOf = (hours: readonly number[]): number[] => hours.flatMap((hour) => [hour, hour + 0.5]);
const clockOf = (at: number): string => `${two(Math.floor(at))}:${two((at % 1) * 60)}`;
/** The instant of that wall clock; in the hour that a day leaves out, that of the next one. */
const startOf = (day: string, at: number, format: Format): string => format.fromPicker(`${day} ${clockOf(at)}`)[0] ?? '';

export function Week({ days, today, meetings, createPath }: Props) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const all = days.map((day) => placedOn(meetings, day, zone));
  // Weekend days are shown only if they have meetings.
  const shown = days
    .map((day, at) => ({ day, placed: all[at] ?? [], at }))
    .filter(({ placed, day, at }) => at < 5 || placed.length > 0 || day === today);
  const every = all.flat();
  const from = Math.floor(Math.min(7, ...every.map((one) => one.from)));
  const to = Math.ceil(Math.max(17, ...every.map((one) => one.to)));
  const here = hoursInto(dayOf(now, zone), now, zone);
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const style = { '--hours': hours.length, '--days': shown.length } as React.CSSProperties;
  return (
    <div className="calendar-week" style={style}>
      <div className="calendar-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} className="ui-small ui-faint ui-num">
            {two(hour)}
          </span>
        ))}
      </div>
      {shown.map(({ day, placed }) => (
        <section key={day} className="calendar-day" aria-label={format.heading(day)}>
          <h2 className={day === today ? 'calendar-head calendar-today' : 'calendar-head'}>
            <span className="ui-quiet">{format.shortWeekday(day)}</span> <span className="ui-num">{format.dayMonth(day)}</span>
          </h2>
          <div className="calendar-lanes">
            {slotsOf(hours).map((at) => (
              <Link
                key={at}
                className="calendar-slot"
                to={`${createPath}?${new URLSearchParams({ start: startOf(day, at, format) })}`}
                aria-hidden="true"
                title={say('meeting_page.calendar.slot', { time: clockOf(at) })}
                tabIndex={-1}
                style={{ top: `calc(${at - from} * var(--hour))` }}
              />
            ))}
            {placed.map(({ meeting, from: begin, to: end, lane, lanes }) => (
              <div
                key={placeKey(meeting)}
                className={['calendar-place', heightOf(end - begin)].join(' ')}
                style={{
                  top: `calc(${begin - from} * var(--hour))`,
                  height: `calc(${Math.max(0.5, end - begin)} * var(--hour))`,
                  left: `${(lane / lanes) * 100}%`,
                  width: `${100 / lanes}%`,
                }}
              >
                <Entry meeting={meeting} brief={end - begin < 0.75} />
              </div>
            ))}
            {day === today && here > from && here < to && (
              <i className="calendar-now" style={{ top: `calc(${here - from} * var(--hour))` }} />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
