// Who is on call now, with a number to call, and who comes next.
import { useSay } from '#admin/providers/person/speech.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconAlertTriangle, IconPhone } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { OnCallLane } from './data.ts';
import { useGapName } from './names.ts';

function LaneRow({ lane }: { lane: OnCallLane }) {
  const say = useSay();
  const format = useFormat();
  const gapName = useGapName();
  const { level, team_name, now, next } = lane;
  const following =
    next && say('on_call_page.now.next', { name: next.user_name, time: `${format.dayMonth(next.from)} ${format.time(next.from)}` });
  if (!now)
    return (
      <li className="on-call-person row start gap-10 ui-danger">
        <IconAlertTriangle size={18} />
        <span className="stack fit fill">
          <b>{gapName(lane)}</b>
          {following && <span className="ui-small ui-quiet">{following}</span>}
        </span>
      </li>
    );
  const { user_name, phone, to } = now;
  return (
    <li className="on-call-person row start wrap gap-10 lines-4">
      <Avatar name={user_name} />
      <span className="on-call-who stack fit">
        <b>{user_name}</b>
        <span className="ui-small ui-quiet">
          {[say(`on_call_shift.values.level.${level}`), team_name].filter(Boolean).join(', ')},{' '}
          {say('on_call_page.now.until', { time: `${format.dayMonth(to)} ${format.time(to)}` })}
        </span>
        {following && <span className="ui-small ui-faint">{following}</span>}
      </span>
      {phone ? (
        <a
          className="on-call-phone row gap-6 tap nowrap ui-num"
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={say('on_call_page.now.call', { name: user_name, phone })}
        >
          <IconPhone size={16} />
          {phone}
        </a>
      ) : (
        <span className="ui-small ui-faint nowrap">{say('on_call_page.now.noPhone')}</span>
      )}
    </li>
  );
}

export function NowCard({ lanes }: { lanes: readonly OnCallLane[] }) {
  const say = useSay();
  return (
    <Card title={say('on_call_page.now.title')} running={lanes.some(({ now }) => now)}>
      {lanes.length === 0 ? (
        <p className="ui-quiet flush">{say('on_call_page.now.none')}</p>
      ) : (
        <ul className="stack gap-12 list flush">
          {lanes.map((lane) => (
            <LaneRow key={`${lane.team_id} ${lane.level}`} lane={lane} />
          ))}
        </ul>
      )}
    </Card>
  );
}
