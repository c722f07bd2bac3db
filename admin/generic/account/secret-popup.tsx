// Shows a secret once, to be handed over: a PIN or a link.
import './secret-popup.css';
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { copyText } from '#admin/ui/inputs/copy-text.ts';
import { IconCheck, IconCopy } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

type Props = { title: string; text: string; note: string; spaced?: boolean; onClose: () => void };

export function SecretPopup({ title, text, note, spaced = false, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text));
  return (
    <Popup open title={title} onClose={onClose} cancel={t('verb.close')}>
      <p>{note}</p>
      <p className={spaced ? 'person-secret row wrap gap-12 person-secret-spaced' : 'person-secret row wrap gap-12'}>
        <output>{text}</output>
        <ActionButton icon={copied ? <IconCheck size={16} /> : <IconCopy size={16} />} onAct={copy}>
          {say(copied ? 'person.copied' : 'person.copy')}
        </ActionButton>
      </p>
    </Popup>
  );
}
