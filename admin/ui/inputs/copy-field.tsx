// An address to hand over: readable, selectable as a whole, with a copy button.
import './copy-field.css';
import { useId } from 'react';
import { IconCopy } from '../marks/icons.tsx';
import { toastSuccess } from '../overlays/toasts.tsx';
import { useWords } from '../page/words.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

/** `copied` is the message after copying. */
export function CopyField({ label, text, copied }: { label: string; text: string; copied: string }) {
  const t = useWords();
  const id = useId();
  const copy = async () => {
    if (await copyText(text)) toastSuccess(copied);
  };
  return (
    <div className="ui-copy-field">
      <label htmlFor={id} className="across ui-small ui-quiet">
        {label}
      </label>
      <input id={id} type="text" readOnly value={text} onFocus={(event) => event.target.select()} />
      <IconButton icon={<IconCopy size={18} />} label={`${t('verb.copy')}: ${label}`} onAct={copy} />
    </div>
  );
}
