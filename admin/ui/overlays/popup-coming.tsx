// A popup whose chunk is loading: shortcuts pause, and typed text is collected and passed to the popup. A failed load is reported.
import { isValidElement, type ReactNode, Suspense, useEffect } from 'react';
import { MissedPart } from '../page/missed-part.tsx';
import { useWords } from '../page/words.tsx';
import { toastError } from './toast-store.ts';

/** Passes the collected text to the popup's first field. */
const giveTyped = (typed: string): void => {
  const field = document.activeElement;
  // An input event, so that React notices the change.
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) document.execCommand('insertText', false, typed);
};

/** A dialog element, which the shortcuts treat as an open popup. */
export function PopupComing() {
  useEffect(() => {
    let typed = '';
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      typed += event.key;
      event.preventDefault();
    };
    addEventListener('keydown', keep, true);
    // The popup takes the focus when it is shown. What is typed until then is collected too, or it would stand before the rest.
    return () => {
      requestAnimationFrame(() => {
        removeEventListener('keydown', keep, true);
        if (typed) giveTyped(typed);
      });
    };
  }, []);
  return <span hidden data-popup-coming="" />;
}

/** Wraps a lazily loaded popup; its key distinguishes one opening from the next. */
export function LatePopup({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <MissedPart key={isValidElement(children) ? children.key : null} onMiss={() => toastError(t('state.chunk_error'))}>
      <Suspense fallback={<PopupComing />}>{children}</Suspense>
    </MissedPart>
  );
}
