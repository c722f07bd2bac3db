// Writes the note of a turn for the next one of the same level and team.
import { useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';

export type HandoverShift = { readonly shift_id: number; readonly user_name: string; readonly note: string | null };

export function HandoverPopup({ shift: { shift_id, user_name, note }, onClose }: { shift: HandoverShift; onClose: () => void }) {
  const say = useSay();
  const t = useWords();
  const queries = useQueryClient();
  return (
    <InputPopup
      entity="on_call_shift"
      input={callInputs['PUT /on_call_shift/{id}/handover']}
      title={say('on_call_page.handover.title')}
      subject={user_name}
      action={t('verb.save')}
      given={{ note }}
      fields={{ note: { label: say('on_call_page.handover.note'), hint: say('on_call_page.handover.hint'), lines: 5 } }}
      done={say('on_call_page.handover.done')}
      onClose={onClose}
      send={async (body, key) => {
        await sendOnce(`/on_call_shift/${shift_id}/handover`, { method: 'PUT', body }, key);
        await queries.invalidateQueries({ queryKey: ['on_call_shift'] });
      }}
    />
  );
}
