// The account popups: a new PIN, shown once; removal of a PIN or a second factor.
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { callInputs } from '#generated/call-inputs.ts';
import type { PopupName } from './acts.tsx';
import { Deactivate } from './deactivate.tsx';

type Props = { record: WholeRecord<'user'>; onClose: () => void };

const user = entityOf('user');

function GivePin({ record, onClose }: Props) {
  const say = useSay();
  const afterChange = useAfterChange(user);
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
  const give = async () => {
    setPin((await call(`/user/${record.id}/pin`, { method: 'POST' })).json.pin ?? null);
    await afterChange();
    return stay;
  };
  return (
    <ConfirmPopup
      title={say('person.pinTitle')}
      subject={record.title}
      action={say('person.pinAct')}
      effect={say(record.pin_set_at ? 'person.pinEffectAnew' : 'person.pinEffect')}
      send={give}
      onClose={onClose}
    />
  );
}

function TakePin({ record, onClose }: Props) {
  const say = useSay();
  const afterChange = useAfterChange(user);
  return (
    <ConfirmPopup
      title={say('person.pinTakeTitle')}
      subject={record.title}
      kind="danger"
      effect={say('person.pinTakeEffect')}
      send={async () => {
        await call(`/user/${record.id}/pin`, { method: 'DELETE' });
        await afterChange();
      }}
      done={say('person.pinTaken')}
      onClose={onClose}
    />
  );
}

function TakeFactor({ record, onClose }: Props) {
  const say = useSay();
  const afterChange = useAfterChange(user);
  return (
    <InputPopup
      entity="user"
      input={callInputs['DELETE /user/{id}/second_factor']}
      title={say('person.factorTakeTitle')}
      subject={record.title}
      kind="danger"
      effect={say('person.factorTakeEffect')}
      fields={{ reason: { label: say('person.reason'), hint: say('person.factorHint'), missing: say('person.reasonMissing') } }}
      send={async (body) => {
        await call(`/user/${record.id}/second_factor`, { method: 'DELETE', body });
        await afterChange();
      }}
      done={say('person.factorTaken', { name: record.title })}
      onClose={onClose}
    />
  );
}

export function NamedPopup({ name, record, onClose }: Props & { name: PopupName }) {
  if (name === 'pin') return <GivePin record={record} onClose={onClose} />;
  if (name === 'deactivate') return <Deactivate record={record} onClose={onClose} />;
  if (name === 'takePin') return <TakePin record={record} onClose={onClose} />;
  return <TakeFactor record={record} onClose={onClose} />;
}
