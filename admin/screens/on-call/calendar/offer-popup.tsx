// Offers a turn, or a part of it, to a colleague or to all: each is listed with what it would cost them.
import { useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { CandidateList } from './candidate-list.tsx';
import type { ListedShift } from './data.ts';
import { usePeriodName } from './names.ts';

const { shift_id: _shift, ...input } = callInputs['POST /on_call_swap'];

export function OfferPopup({ shift, onClose }: { shift: ListedShift; onClose: () => void }) {
  const say = useSay();
  const periodName = usePeriodName();
  const queries = useQueryClient();
  const word = (name: 'fromAt' | 'until' | 'note') => ({ label: say(`on_call_page.swaps.${name}`) });
  return (
    <InputPopup
      entity="on_call_swap"
      input={input}
      width="wide"
      title={say('on_call_page.swaps.offerTitle')}
      subject={periodName(Date.parse(shift.from), Date.parse(shift.to))}
      action={say('on_call_page.swaps.send')}
      given={{ from: shift.from, to: shift.to }}
      fields={{
        user_id: {
          draw: ({ values: { user_id, from, to }, change }) => (
            <CandidateList
              shift={shift}
              from={from ?? shift.from}
              to={to ?? shift.to}
              value={user_id}
              onChange={(id) => change({ user_id: id })}
            />
          ),
        },
        ...{ from: word('fromAt'), to: word('until'), note: word('note') },
      }}
      done={say('on_call_page.swaps.done')}
      onClose={onClose}
      send={async ({ from, to, user_id, note }, key) => {
        const body = { shift_id: shift.id, ...(from && { from }), ...(to && { to }), ...(user_id && { user_id }), note };
        await sendOnce('/on_call_swap', { method: 'POST', body }, key);
        await queries.invalidateQueries({ queryKey: ['on_call_swap'] });
      }}
    />
  );
}
