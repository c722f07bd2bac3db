// The clocks that somebody forgot, for whoever approves working time: each with its proposal; who mends it for somebody says why, and they learn of it.
import { Link } from 'react-router';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { useForgotten } from './data.ts';
import { MendActs } from './mend-acts.tsx';
import { Problems } from './problems.tsx';

export function ForgottenClocks() {
  const say = useSay();
  const format = useFormat();
  const decides = useMay(can('attendance.write'));
  const { data = [] } = useForgotten(decides);
  if (data.length === 0) return null;
  return (
    <Card title={say('attendance_page.forgotten')} count={data.length}>
      <ul className="list stack gap-12">
        {data.map(({ user_id, name, day }) => (
          <li key={`${user_id} ${day.day}`} className="row wrap gap-12">
            <span className="row gap-10 fit">
              <Avatar name={name} />
              <span className="stack fit tap-links">
                <Link to={`/attendance/${user_id}?month=${day.day.slice(0, 7)}`}>
                  <b className="break">{name}</b>
                </Link>
                <span className="ui-small ui-quiet ui-num">
                  {format.shortWeekday(day.day)} {format.dayMonth(day.day)}
                  {day.arrival && `, ${say('attendance_page.since', { time: format.time(day.arrival) })}`}
                </span>
              </span>
            </span>
            <Problems day={day} acts={(problem) => <MendActs day={day} user_id={user_id} problem={problem} />} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
