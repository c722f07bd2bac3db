// The toasts, bottom left or above the dock; a success disappears by itself, but not under the pointer or the focus.
import './toasts.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconCheck, IconX } from '../icons/acts.tsx';
import { IconAlertCircle } from '../icons/signs.tsx';
import { useWords } from '../page/words.tsx';
import { currentToasts, dismissToast, subscribeToasts, successTime, type Toast, undoToast } from './toast-store.ts';

export { toastError, toastSuccess } from './toast-store.ts';

function ToastLine({ toast, held }: { toast: Toast; held: boolean }) {
  const t = useWords();
  const { id, tone, text, undo, action } = toast;
  useEffect(() => {
    if (tone === 'error' || held) return;
    const timer = setTimeout(dismissToast, successTime, id);
    return () => clearTimeout(timer);
  }, [id, tone, held]);
  return (
    <li className={`ui-toast row wrap gap-12 lines-0 ui-toast-${tone}`}>
      {tone === 'error' ? <IconAlertCircle /> : <IconCheck />}
      <span className="ui-toast-text" role={tone === 'error' ? 'alert' : 'status'}>
        <b>{t(`toast.${tone}`)}.</b> {text}
      </span>
      <span className="row gap-4 rigid push">
        {undo && (
          <button type="button" className="ui-toast-act" onClick={() => undoToast(id)}>
            {t('verb.undo')}
          </button>
        )}
        {action && (
          <button
            type="button"
            className="ui-toast-act"
            onClick={() => {
              dismissToast(id);
              action.onAct();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="ui-toast-close" aria-label={t('toast.dismiss')} onClick={() => dismissToast(id)}>
          <IconX size={16} />
        </button>
      </span>
    </li>
  );
}

/** Rendered once per page. */
export function Toasts() {
  const t = useWords();
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  const [held, setHeld] = useState(false);
  const section = useRef<HTMLElement>(null);
  // A removed toast fires no blur and no pointerleave.
  useEffect(() => {
    if (toasts.length === 0 || !section.current?.matches(':hover, :focus-within')) setHeld(false);
  }, [toasts]);
  return createPortal(
    <section
      ref={section}
      className="ui-toasts"
      aria-label={t('toast.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className="stack gap-8 list">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
