// Types a stay later, and a departure or the end of work at another time, with the reason.
import { useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useTimeZone } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { instantsAt } from '#schema/core/zone.ts';
import { attendanceKeys } from './data.ts';

/** Both calls change what is shown of the day and of its week. */
const useAgain = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: attendanceKeys.all });
};

const usualHours = { start: '07:00', end: '15:00' } as const;

type StayProps = {
  readonly user_id: number;
  readonly day: string;
  /** The hours it begins with; those of a usual day otherwise. */
  readonly given?: { readonly start: string; readonly end: string } | undefined;
  readonly onClose: () => void;
};

export function StayPopup({ user_id, day, given, onClose }: StayProps) {
  const say = useSay();
  const timeZone = useTimeZone();
  const again = useAgain();
  const usual = (clock: string) => new Date(instantsAt(`${day} ${clock}`, timeZone)[0] ?? 0).toISOString();
  const word = (name: 'start' | 'end' | 'break_start' | 'break_end' | 'reason') => ({ label: say(`attendance_page.stay.${name}`) });
  return (
    <InputPopup
      entity="attendance_week"
      input={callInputs['POST /attendance/{id}/stay']}
      width="wide"
      title={say('attendance_page.stay.title')}
      action={say('attendance_page.stay.action')}
      given={given ?? { start: usual(usualHours.start), end: usual(usualHours.end) }}
      fields={{
        start: word('start'),
        end: word('end'),
        break_start: word('break_start'),
        break_end: word('break_end'),
        reason: { ...word('reason'), missing: say('attendance_page.reasonMissing') },
      }}
      done={say('attendance_page.stay.done')}
      onClose={onClose}
      send={async ({ break_start, break_end, ...stay }, key) => {
        const body = { ...stay, ...(break_start && { break_start }), ...(break_end && { break_end }) };
        await sendOnce(`/attendance/${user_id}/stay`, { method: 'POST', body }, key);
        await again();
      }}
    />
  );
}

const { sub_time_id: _stretch, ...endInput } = callInputs['POST /attendance/{id}/mend'];

/** What ends at another time: a stretch of work or of presence, or the stay that is open. */
export type Ending = { readonly what: 'departure' | 'work'; readonly sub_time_id: number | null; readonly at: string | null };

type EndProps = { readonly user_id: number; readonly ending: Ending; readonly onClose: () => void };

export function EndPopup({ user_id, ending: { what, sub_time_id, at }, onClose }: EndProps) {
  const say = useSay();
  const again = useAgain();
  return (
    <InputPopup
      entity="attendance_week"
      input={endInput}
      title={say(`attendance_page.end.${what}`)}
      action={say('attendance_page.stay.action')}
      given={{ at }}
      fields={{
        at: { label: say(`attendance_page.end.${what}At`) },
        reason: { label: say('attendance_page.stay.reason'), required: true, missing: say('attendance_page.reasonMissing') },
      }}
      done={say('attendance_page.end.done')}
      onClose={onClose}
      send={async ({ at: end, reason }, key) => {
        const body = { at: end, ...(reason && { reason }), ...(sub_time_id !== null && { sub_time_id }) };
        await sendOnce(`/attendance/${user_id}/mend`, { method: 'POST', body }, key);
        await again();
      }}
    />
  );
}
