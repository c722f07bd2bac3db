// A month of meetings by its days.
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type ListedMeeting, placeKey } from './data.ts';
import { placedOn } from './days.ts';
import { Entry } from './entry.tsx';

type Props = { days: readonly string[]; today: string; at: string; meetings: readonly ListedMeeting[]; createPath: string };

/** When a meeting begins that is planned by a click on a day. */
const morning = '09:00';

export function Month({ days, today, at, meetings, createPath }: Props) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  return (
    <div className="calendar-month">
      {days.slice(0, 7).map((day) => (
        <span key={`head-${day}`} className="calendar-head ui-small ui-quiet" aria-hidden="true">
          {format.weekday(day)}
        </span>
      ))}
      {days.map((day) => (
        <section
          key={day}
          aria-label={format.heading(day)}
          className={day.slice(0, 7) === at.slice(0, 7) ? 'calendar-cell' : 'calendar-cell calendar-other'}
        >
          <h2 className={day === today ? 'calendar-head calendar-today' : 'calendar-head'}>
            <span className="ui-num">{Number(day.slice(8))}</span>
          </h2>
          <Link
            className="calendar-slot calendar-slot-day"
            to={`${createPath}?${new URLSearchParams({ start: format.fromPicker(`${day} ${morning}`)[0] ?? '' })}`}
            aria-hidden="true"
            title={say('meeting_page.calendar.slot', { time: format.dayMonth(day) })}
            tabIndex={-1}
          />
          {placedOn(meetings, day, zone).map(({ meeting }) => (
            <Entry key={placeKey(meeting)} meeting={meeting} brief />
          ))}
        </section>
      ))}
    </div>
  );
}
