// Pays out flexible hours or corrects them: a row of the ledger, with a note.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { attendanceKeys } from './data.ts';

const input = recordInput('flex_entry', ['seconds', 'day', 'note']);
const kinds = {
  opening: { reason: 'opening', sign: 1 },
  payout: { reason: 'payout', sign: -1 },
  more: { reason: 'corrected', sign: 1 },
  less: { reason: 'corrected', sign: -1 },
} as const;
type Kind = keyof typeof kinds;

type Props = {
  readonly user_id: number;
  readonly today: string;
  /** Nothing is written yet: an opening balance can be. */
  readonly first: boolean;
  readonly onClose: () => void;
};

export function FlexPopup({ user_id, today, first, onClose }: Props) {
  const say = useSay();
  const queries = useQueryClient();
  const offered: readonly Kind[] = [first ? 'opening' : 'payout', 'more', 'less'];
  const [kind, setKind] = useState<Kind>(first ? 'opening' : 'payout');
  return (
    <InputPopup
      entity="flex_entry"
      input={input}
      title={say('attendance_flex.popup')}
      action={say('attendance_flex.action')}
      effect={say(`attendance_flex.effects.${kind}`)}
      given={{ day: today }}
      fields={{ note: { required: true, missing: say('attendance_page.reasonMissing') } }}
      done={say('attendance_flex.done')}
      onClose={onClose}
      send={async ({ seconds, day, note }, key) => {
        const { reason, sign } = kinds[kind];
        await sendOnce('/flex_entry', { method: 'POST', body: { user_id, day, seconds: sign * seconds, reason, note } }, key);
        await queries.invalidateQueries({ queryKey: attendanceKeys.all });
      }}
    >
      <SegmentedChoice<Kind>
        label={say('attendance_flex.what')}
        value={kind}
        onChange={setKind}
        options={offered.map((value) => ({ value, label: say(`attendance_flex.kinds.${value}`) }))}
      />
    </InputPopup>
  );
}
