// Decides an unbooked terminal event: books it at its true time, or dismisses it with a reason.
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';

type Props = { record: WholeRecord<'terminal_event'>; onClose: () => void };

const entity = entityOf('terminal_event');

const useDecision = () => {
  const afterChange = useAfterChange(entity);
  return async (send: () => Promise<unknown>): Promise<void> => {
    await send();
    await afterChange();
  };
};

export function Settle(props: Props) {
  const { record, onClose } = props;
  const id = useId();
  const say = useSay();
  const format = useFormat();
  const { users } = useSession();
  const options = activeAmong(users).map(({ id: value, name: label }) => ({ value, label }));
  const decide = useDecision();
  return (
    <InputPopup
      entity="terminal_event"
      input={callInputs['POST /terminal_event/{id}/settle']}
      // If the user has been deactivated since, another one must be chosen.
      given={{ user_id: options.find(({ value }) => value === record.user_id)?.value }}
      onClose={onClose}
      title={say('terminal.admin.settleTitle')}
      filled={false}
      effect={say('terminal.admin.settleEffect', { at: format.dateTime(record.occurred_at) })}
      fields={{
        user_id: {
          required: true,
          missing: say('terminal.admin.settleUser'),
          draw: ({ values: { user_id }, change }) => (
            <Chooser
              id={id}
              label={say('terminal.admin.settleUser')}
              required
              options={options}
              value={options.find(({ value }) => value === user_id) ?? null}
              onChange={(choice) => change({ user_id: choice && Number(choice.value) })}
            />
          ),
        },
      }}
      send={({ user_id }, key) =>
        decide(() => sendOnce(`/terminal_event/${record.id}/settle`, { method: 'POST', body: { user_id: user_id ?? undefined } }, key))
      }
      done={say('terminal.admin.settled')}
    />
  );
}

export function Dismiss(props: Props) {
  const say = useSay();
  const decide = useDecision();
  return (
    <InputPopup
      entity="terminal_event"
      input={callInputs['POST /terminal_event/{id}/dismiss']}
      title={say('terminal.admin.dismissTitle')}
      effect={say('terminal.admin.dismissEffect')}
      fields={{ reason: { label: say('terminal.admin.dismissReason'), missing: say('terminal.admin.dismissMissing'), lines: 2 } }}
      send={(body, key) => decide(() => sendOnce(`/terminal_event/${props.record.id}/dismiss`, { method: 'POST', body }, key))}
      done={say('terminal.admin.dismissed')}
      onClose={props.onClose}
    />
  );
}
