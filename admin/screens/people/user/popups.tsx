// Questions about somebody's account that stand behind the three dots: a PIN that is shown once, a PIN or a second factor taken away.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { call } from '#admin/providers/calls/http.ts';
import { stay, usePress } from '#admin/providers/calls/press.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { Asking } from './acts.tsx';
import { Deactivate } from './deactivate.tsx';

type Props = { record: Saved; onClose: () => void };

/** Runs the call of a popup; with `done` it closes and says so. */
const useAccountAct = (onClose: () => void) => {
  const afterChange = useAfterChange(entityOf('user'));
  const { error, press } = usePress(onClose);
  const act = (work: () => Promise<unknown>, done?: string) => () =>
    press(done, async () => {
      await work();
      await afterChange();
      if (done === undefined) return stay;
      toastSuccess(done);
    });
  return { error, act };
};

function GivePin({ record, onClose }: Props) {
  const say = useSay();
  const { error, act } = useAccountAct(onClose);
  const [pin, setPin] = useState<string | null>(null);
  if (pin)
    return (
      <SecretPopup
        spaced
        title={say('person.pinTitle')}
        text={pin}
        note={say('person.pinOnce', { name: record.title })}
        onClose={onClose}
      />
    );
  return (
    <Popup
      open
      title={say('person.pinTitle')}
      subject={record.title}
      onClose={onClose}
      error={error}
      action={{
        label: say('person.pinAct'),
        onAct: act(async () => setPin((await call(`/user/${record.id}/pin`, { method: 'POST' })).json.pin ?? null)),
      }}
    >
      <p>{say(record.pin_set_at ? 'person.pinEffectAnew' : 'person.pinEffect')}</p>
    </Popup>
  );
}

function TakePin({ record, onClose }: Props) {
  const say = useSay();
  const { error, act } = useAccountAct(onClose);
  return (
    <Popup
      open
      title={say('person.pinTakeTitle')}
      subject={record.title}
      onClose={onClose}
      error={error}
      action={{
        label: say('person.pinTakeTitle'),
        kind: 'danger',
        onAct: act(() => call(`/user/${record.id}/pin`, { method: 'DELETE' }), say('person.pinTaken')),
      }}
    >
      <p>{say('person.pinTakeEffect')}</p>
    </Popup>
  );
}

function TakeFactor({ record, onClose }: Props) {
  const say = useSay();
  const { error, act } = useAccountAct(onClose);
  const [reason, setReason] = useState('');
  const body = { reason: reason.trim() };
  return (
    <Popup
      open
      title={say('person.factorTakeTitle')}
      subject={record.title}
      onClose={onClose}
      filled={body.reason !== ''}
      error={error}
      action={{
        label: say('person.factorTakeTitle'),
        kind: 'danger',
        blocked: body.reason ? null : say('person.reasonMissing'),
        onAct: act(
          () => call(`/user/${record.id}/second_factor`, { method: 'DELETE', body }),
          say('person.factorTaken', { name: record.title }),
        ),
      }}
    >
      <p>{say('person.factorTakeEffect')}</p>
      <NotesField label={say('person.reason')} placeholder={say('person.factorHint')} value={reason} onChange={setReason} required />
    </Popup>
  );
}

export function AskedPopup({ what, record, onClose }: Props & { what: Asking }) {
  if (what === 'pin') return <GivePin record={record} onClose={onClose} />;
  if (what === 'deactivate') return <Deactivate record={record} onClose={onClose} />;
  if (what === 'takePin') return <TakePin record={record} onClose={onClose} />;
  return <TakeFactor record={record} onClose={onClose} />;
}
