// Corrects a locked day: a difference beside its hours, more or less, with a reason.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { attendanceKeys } from './data.ts';

const input = recordInput('attendance_correction', ['hours', 'difference', 'reason']);

export function CorrectPopup({ user_id, day, onClose }: { readonly user_id: number; readonly day: string; readonly onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const [sign, setSign] = useState<1 | -1>(1);
  return (
    <InputPopup
      entity="attendance_correction"
      input={input}
      title={say('attendance_page.correct.title')}
      subject={format.date(day)}
      action={say('attendance_page.correct.action')}
      effect={say('attendance_page.correct.effect')}
      given={{ hours: 'present' }}
      fields={{ reason: { missing: say('attendance_page.reasonMissing') } }}
      done={say('attendance_page.correct.done')}
      onClose={onClose}
      send={async ({ hours, difference, reason }, key) => {
        const body = { day, hours: hours ?? 'present', difference: sign * difference, reason };
        await sendOnce(`/attendance/${user_id}/correct`, { method: 'POST', body }, key);
        await queries.invalidateQueries({ queryKey: attendanceKeys.all });
      }}
    >
      <SegmentedChoice<1 | -1>
        label={say('attendance_page.correct.sign')}
        value={sign}
        onChange={setSign}
        options={[
          { value: 1, label: say('attendance_page.correct.more') },
          { value: -1, label: say('attendance_page.correct.less') },
        ]}
      />
    </InputPopup>
  );
}
