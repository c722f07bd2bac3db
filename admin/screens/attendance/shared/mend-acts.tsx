// What mends a day, under what does not fit in it: the proposal in one tap for oneself, another time or another word with a reason.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { attendanceKeys, type Day } from './data.ts';
import { type Ending, EndPopup, StayPopup } from './mend-popups.tsx';

type Problem = Day['problems'][number];
type Popup = { readonly end: Ending } | { readonly stay: { readonly start: string; readonly end: string } | null };

/** The last stretch of presence that was recorded: its end is the departure. */
const lastStay = ({ presence }: Day): number | null =>
  presence.findLast(({ kind, end }) => kind === 'present' && end !== null)?.time_id ?? null;

type Props = { readonly day: Day; readonly user_id: number; readonly problem: Problem };

export function MendActs({ day, user_id, problem }: Props) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const { user } = useSession();
  const { act } = useSaidAct();
  const [popup, setPopup] = useState<Popup | null>(null);
  const { kind, from, to, proposal, sub_time_id } = problem;
  const what = kind === 'noDeparture' ? 'departure' : 'work';
  const own = user.id === user_id;
  /** What somebody else mends takes a reason. */
  const take = (at: string) =>
    own
      ? act({
          on: `mend:${day.day}`,
          send: (key) =>
            sendOnce(`/attendance/${user_id}/mend`, { method: 'POST', body: { at, ...(sub_time_id !== null && { sub_time_id }) } }, key),
          done: say('attendance_page.end.done'),
          after: () => queries.invalidateQueries({ queryKey: attendanceKeys.all }),
        })
      : setPopup({ end: { what, sub_time_id, at } });
  const close = () => setPopup(null);
  const departure = lastStay(day);
  const proposed = (kind === 'noDeparture' || (kind === 'runsBeyond' && sub_time_id !== null)) && proposal;
  return (
    <>
      {proposed && (
        <ActionButton onAct={() => take(proposed.at)}>
          {say(`attendance_page.mend.${what}`, { time: format.time(proposed.at) })}
        </ActionButton>
      )}
      {kind === 'noDeparture' && (
        <ActionButton kind="quiet" onAct={() => setPopup({ end: { what, sub_time_id: null, at: proposal?.at ?? null } })}>
          {say('attendance_page.mend.otherTime')}
        </ActionButton>
      )}
      {kind === 'runsBeyond' && departure !== null && (
        <ActionButton kind="quiet" onAct={() => setPopup({ end: { what: 'departure', sub_time_id: departure, at: to } })}>
          {say('attendance_page.mend.leftLater', { time: format.time(to) })}
        </ActionButton>
      )}
      {((kind === 'workOutside' && !problem.mendable) || kind === 'noArrival') && (
        <ActionButton kind="quiet" onAct={() => setPopup({ stay: from && to ? { start: from, end: to } : null })}>
          {say('attendance_page.mend.stay')}
        </ActionButton>
      )}
      {popup && 'end' in popup && <EndPopup user_id={user_id} ending={popup.end} onClose={close} />}
      {popup && 'stay' in popup && <StayPopup user_id={user_id} day={day.day} given={popup.stay ?? undefined} onClose={close} />}
    </>
  );
}
