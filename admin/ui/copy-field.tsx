// An address that is handed over: read, selected as a whole, or copied by the button beside it.
import './copy-field.css';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconCopy } from './icons.tsx';
import { toastError, toastSuccess } from './toasts.tsx';
import { useWords } from './words.tsx';

/** `copied` says that it was. */
export function CopyField({ label, text, copied }: { label: string; text: string; copied: string }) {
  const t = useWords();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(copied);
    } catch {
      // A browser may forbid it: what was to be copied can be selected here.
      toastError(text);
    }
  };
  return (
    <div className="ui-copy-field">
      <label htmlFor={id} className="ui-small ui-quiet">
        {label}
      </label>
      <input id={id} type="text" readOnly value={text} onFocus={(event) => event.target.select()} />
      <IconButton icon={<IconCopy size={18} />} label={`${t('verb.copy')}: ${label}`} onAct={copy} />
    </div>
  );
}
