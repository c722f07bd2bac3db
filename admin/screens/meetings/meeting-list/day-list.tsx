// The meetings of several days as a list, for a phone.
import { useSay } from '#admin/providers/person/speech.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type ListedMeeting, placeKey } from './data.ts';
import { placedOn } from './days.ts';
import { Entry } from './entry.tsx';

/** `reading`: the meetings of these days are still loading. */
type Props = { days: readonly string[]; today: string; meetings: readonly ListedMeeting[]; reading: boolean };

export function DayList({ days, today, meetings, reading }: Props) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  const filled = days
    .map((day) => ({ day, its: placedOn(meetings, day, zone) }))
    .filter(({ day, its: dayMeetings }) => dayMeetings.length > 0 || day === today);
  if (reading && filled.every(({ its: dayMeetings }) => dayMeetings.length === 0)) return <SkeletonRows rows={4} />;
  return (
    <div className="calendar-list">
      {filled.length === 0 && <p className="ui-quiet">{say('meeting_page.calendar.none')}</p>}
      {filled.map(({ day, its: dayMeetings }) => (
        <section key={day}>
          <h2 className={day === today ? 'calendar-head calendar-today' : 'calendar-head'}>{format.heading(day)}</h2>
          {dayMeetings.length === 0 && <p className="ui-quiet">{say('meeting_page.calendar.none')}</p>}
          {dayMeetings.map(({ meeting }) => (
            <Entry key={placeKey(meeting)} meeting={meeting} />
          ))}
        </section>
      ))}
    </div>
  );
}
