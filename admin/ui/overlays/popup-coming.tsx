// A popup that is still on its way: single keys rest until it stands there, for what is typed is meant for it, and given to it then. One that does not come is told.
import { isValidElement, type ReactNode, Suspense, useEffect } from 'react';
import { MissedPart } from '../page/missed-part.tsx';
import { useWords } from '../page/words.tsx';
import { toastError } from './toast-store.ts';

/** The field that the popup begins in takes what was typed before it was there. */
const giveTyped = (typed: string): void => {
  const field = document.activeElement;
  // As typing, so that whoever listens to the field hears of it.
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) document.execCommand('insertText', false, typed);
};

/** Says so where the shortcuts look for it. */
export function PopupComing() {
  useEffect(() => {
    let typed = '';
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      typed += event.key;
      event.preventDefault();
    };
    addEventListener('keydown', keep, true);
    return () => {
      removeEventListener('keydown', keep, true);
      // A popup takes the focus when it is shown.
      if (typed) requestAnimationFrame(() => giveTyped(typed));
    };
  }, []);
  return <span hidden data-popup-coming="" />;
}

/** Around a popup that is a part of the program of its own; its key tells one asking from the next. */
export function LatePopup({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <MissedPart key={isValidElement(children) ? children.key : null} onMiss={() => toastError(t('state.chunk_error'))}>
      <Suspense fallback={<PopupComing />}>{children}</Suspense>
    </MissedPart>
  );
}
