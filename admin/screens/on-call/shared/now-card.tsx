// Who is on call now, with a number to call, what the turn before left them, and who comes next.
import './now-card.css';
import { useState } from 'react';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconAlertTriangle, IconPhone } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { HandoverPopup, type HandoverShift } from './handover-popup.tsx';
import { type OnCallLane, useGapName } from './on-call-now.ts';

/** The note of the turn before, and the ways to write one: for the users of both turns, and for who plans. */
function Handover({ lane: { now, handover } }: { lane: OnCallLane }) {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const plans = useMay(entityOf('on_call_shift').access.create, {});
  const [open, setOpen] = useState<HandoverShift | null>(null);
  const writes = (shift: { readonly user_id: number } | null) => shift !== null && (plans || shift.user_id === user.id);
  const act = (shift: HandoverShift) => (
    <ActionButton
      kind="quiet"
      label={`${say(shift.note ? 'on_call_page.handover.edit' : 'on_call_page.handover.write')} ${shift.user_name}`}
      onAct={() => setOpen(shift)}
    >
      {say(shift.note ? 'on_call_page.handover.edit' : 'on_call_page.handover.write')}
    </ActionButton>
  );
  const before = handover && (handover.note !== null || handover.user_id === user.id) ? handover : null;
  if (!before && !writes(now)) return null;
  return (
    <div className="own-line stack gap-6">
      {before && (
        <div className="on-call-handover stack gap-4">
          {before.note && (
            <>
              <span className="ui-small ui-quiet">
                {say('on_call_page.handover.from', { name: before.by_name ?? before.user_name })}, {format.dateTime(before.at)}
              </span>
              <p className="flush break prose">{before.note}</p>
            </>
          )}
          {writes(before) && <span>{act(before)}</span>}
        </div>
      )}
      {now && writes(now) && <span>{act({ ...now, note: now.handover_note })}</span>}
      {open && <HandoverPopup shift={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

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
  const { user_name, phone, to, uncovered } = now;
  return (
    <li className="on-call-person row start wrap gap-10 lines-4">
      <Avatar name={user_name} />
      <span className="on-call-who stack fit">
        <b>{user_name}</b>
        <span className="ui-small ui-quiet">
          {[say(`on_call_shift.values.level.${level}`), team_name].filter(Boolean).join(', ')},{' '}
          {say('on_call_page.now.until', { time: `${format.dayMonth(to)} ${format.time(to)}` })}
        </span>
        {uncovered && <span className="ui-small ui-danger">{say(`on_call_page.trouble.${uncovered}`)}</span>}
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
      <Handover lane={lane} />
    </li>
  );
}

/** A row for each level of each team. */
export function NowList({ lanes }: { lanes: readonly OnCallLane[] }) {
  const say = useSay();
  if (lanes.length === 0) return <p className="ui-quiet flush">{say('on_call_page.now.none')}</p>;
  return (
    <ul className="stack gap-12 list flush">
      {lanes.map((lane) => (
        <LaneRow key={`${lane.team_id} ${lane.level}`} lane={lane} />
      ))}
    </ul>
  );
}

export function NowCard({ lanes }: { lanes: readonly OnCallLane[] }) {
  const say = useSay();
  return (
    <Card title={say('on_call_page.now.title')} running={lanes.some(({ now }) => now)}>
      <NowList lanes={lanes} />
    </Card>
  );
}
