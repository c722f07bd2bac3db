// A popup that is still on its way: single keys rest until it stands there, for what is typed is meant for it.
import { type ReactNode, Suspense } from 'react';

/** Says so where the shortcuts look for it. */
export function PopupComing() {
  return <span hidden data-popup-coming="" />;
}

/** Around a popup that is a part of the program of its own. */
export function LatePopup({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PopupComing />}>{children}</Suspense>;
}
