// The tablet of a wall terminal: paired by a code that is shown once, or unpaired.
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';

type Props = { record: WholeRecord<'registration_terminal'>; onClose: () => void };

export function PairTablet({ record, onClose }: Props) {
  const say = useSay();
  const [code, setCode] = useState<string | null>(null);
  if (code)
    return (
      <SecretPopup spaced title={say('terminal.admin.pairTitle')} text={code} note={say('terminal.admin.pairCode')} onClose={onClose} />
    );
  return (
    <ConfirmPopup
      title={say('terminal.admin.pairTitle')}
      subject={record.title}
      action={say('terminal.admin.pairAct')}
      effect={say('terminal.admin.pairEffect')}
      send={async () => {
        setCode((await call(`/registration_terminal/${record.id}/pairing_code`, { method: 'POST' })).json.code);
        return stay;
      }}
      onClose={onClose}
    />
  );
}

export function UnpairTablet({ record, onClose }: Props) {
  const say = useSay();
  const afterChange = useAfterChange(entityOf('registration_terminal'));
  return (
    <ConfirmPopup
      title={say('terminal.admin.unpairTitle')}
      subject={record.title}
      kind="danger"
      effect={say('terminal.admin.unpairEffect')}
      send={async () => {
        await call(`/registration_terminal/${record.id}/tablet`, { method: 'DELETE' });
        await afterChange();
      }}
      done={say('terminal.admin.unpairDone')}
      onClose={onClose}
    />
  );
}
