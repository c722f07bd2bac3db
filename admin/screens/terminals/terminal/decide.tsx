// A tap that could not be booked is decided: booked at its true time, or dismissed with a reason.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { usePress } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

type Props = { record: Saved; onClose: () => void };

/** The call of a popup, which stays open with the reason when it is refused. */
const useDecision = ({ record, onClose }: Props) => {
  const afterChange = useAfterChange(entityOf('terminal_event'));
  const { error, press } = usePress(onClose);
  const decide = (act: 'settle' | 'dismiss', body: object, done: string) =>
    press(body, async (key) => {
      await sendOnce(`/terminal_event/${record.id}/${act}`, { method: 'POST', body }, key);
      await afterChange();
      toastSuccess(done);
    });
  return { error, decide };
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
  const { error, decide } = useDecision(props);
  return (
    <Popup
      open
      title={say('terminal.admin.settleTitle')}
      onClose={onClose}
      error={error}
      action={{
        label: say('terminal.admin.settleTitle'),
        blocked: user === null ? say('terminal.admin.settleUser') : null,
        onAct: () => decide('settle', { user_id: user }, say('terminal.admin.settled')),
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
    </Popup>
  );
}

export function Dismiss(props: Props) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const { error, decide } = useDecision(props);
  const body = { reason: reason.trim() };
  return (
    <Popup
      open
      title={say('terminal.admin.dismissTitle')}
      onClose={props.onClose}
      filled={body.reason !== ''}
      error={error}
      action={{
        label: say('terminal.admin.dismissTitle'),
        blocked: body.reason ? null : say('terminal.admin.dismissMissing'),
        onAct: () => decide('dismiss', body, say('terminal.admin.dismissed')),
      }}
    >
      <p>{say('terminal.admin.dismissEffect')}</p>
      <NotesField label={say('terminal.admin.dismissReason')} value={reason} onChange={setReason} rows={2} required />
    </Popup>
  );
}
