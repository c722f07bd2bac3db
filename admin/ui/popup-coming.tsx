// A popup that is still on its way: single keys rest until it stands there, for what is typed is meant for it. One that does not come is told.
import { isValidElement, type ReactNode, Suspense } from 'react';
import { MissedPart } from './missed-part.tsx';
import { toastError } from './toast-store.ts';
import { useWords } from './words.tsx';

/** Says so where the shortcuts look for it. */
export function PopupComing() {
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
