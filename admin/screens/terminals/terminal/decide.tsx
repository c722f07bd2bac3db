// A tap that could not be booked is decided: booked at its true time, or dismissed with a reason.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { reasonInput } from '#admin/generic/popup/input-values.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnceAt } from '#admin/providers/calls/send-once.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { useFormat } from '#admin/ui/page/words.tsx';

type Props = { record: Saved; onClose: () => void };

const entity = entityOf('terminal_event');

const useDecision = ({ record }: Props) => {
  const afterChange = useAfterChange(entity);
  return async (act: 'settle' | 'dismiss', body: object, key: string): Promise<void> => {
    await sendOnceAt(`/terminal_event/${record.id}/${act}`, { method: 'POST', body }, key);
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
  // For whoever has left since, somebody says whose it was.
  const [user, setUser] = useState(options.find(({ value }) => value === record.user_id)?.value ?? null);
  const decide = useDecision(props);
  return (
    <PressPopup
      title={say('terminal.admin.settleTitle')}
      onClose={onClose}
      action={{
        label: say('terminal.admin.settleTitle'),
        blocked: user === null ? say('terminal.admin.settleUser') : null,
        what: user,
        send: (key) => decide('settle', { user_id: user }, key),
        done: say('terminal.admin.settled'),
      }}
    >
      <p>{say('terminal.admin.settleEffect', { at: format.dateTime(String(record.occurred_at)) })}</p>
      <Chooser
        id={id}
        label={say('terminal.admin.settleUser')}
        required
        options={options}
        value={options.find(({ value }) => value === user) ?? null}
        onChange={(choice) => setUser(choice && Number(choice.value))}
      />
    </PressPopup>
  );
}

export function Dismiss(props: Props) {
  const say = useSay();
  const decide = useDecision(props);
  return (
    <InputPopup
      entity="terminal_event"
      input={reasonInput}
      title={say('terminal.admin.dismissTitle')}
      effect={say('terminal.admin.dismissEffect')}
      fields={{ reason: { label: say('terminal.admin.dismissReason'), missing: say('terminal.admin.dismissMissing'), lines: 2 } }}
      send={(body, key) => decide('dismiss', body, key)}
      done={say('terminal.admin.dismissed')}
      onClose={props.onClose}
    />
  );
}
