// The secret address of a wall terminal: shown as text and QR code, copied, or replaced.
import './terminal.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { copyText } from '#admin/ui/inputs/copy-text.ts';
import { IconCheck, IconCopy, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { QrCode } from '#admin/ui/marks/qr-code.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

type Props = { record: WholeRecord<'registration_terminal'>; onClose: () => void };

/** Read only on request and not cached, because it is a secret. */
const useAddress = ({ id }: WholeRecord<'registration_terminal'>) =>
  useQuery({
    queryKey: ['terminal address', id],
    queryFn: async () => (await call(`/registration_terminal/${id}/address`)).json.path,
    gcTime: 0,
  });

export function Address({ record, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const failureWords = useFailureWords();
  const { data, error } = useAddress(record);
  const [copied, setCopied] = useState(false);
  const url = data && `${location.origin}${data}`;
  const copy = async () => setCopied(await copyText(String(url)));
  return (
    <Popup
      open
      title={say('terminal.admin.address')}
      subject={record.title}
      onClose={onClose}
      cancel={t('verb.close')}
      error={error ? failureWords(error) : null}
    >
      <p>{say('terminal.admin.addressNote')}</p>
      {!url && !error && <SkeletonRows rows={3} />}
      {url && (
        <div className="terminal-address">
          <QrCode text={url} label={say('terminal.admin.qr')} />
          <div>
            <output>{url}</output>
            <div className="row stretch wrap gap-8">
              <ActionButton icon={copied ? <IconCheck size={16} /> : <IconCopy size={16} />} onAct={copy}>
                {say(copied ? 'terminal.admin.copied' : 'terminal.admin.copy')}
              </ActionButton>
            </div>
          </div>
        </div>
      )}
    </Popup>
  );
}

export function Rotate({ record, onClose }: Props) {
  const say = useSay();
  const afterChange = useAfterChange(entityOf('registration_terminal'));
  return (
    <ConfirmPopup
      title={say('terminal.admin.rotateTitle')}
      subject={record.title}
      kind="danger"
      icon={<IconRefresh size={16} />}
      effect={say('terminal.admin.rotateEffect')}
      send={async () => {
        await call(`/registration_terminal/${record.id}/rotate_key`, { method: 'POST' });
        await afterChange();
      }}
      done={say('terminal.admin.rotated')}
      onClose={onClose}
    />
  );
}
