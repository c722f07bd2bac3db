// A popup that is still on its way: single keys rest until it stands there, for what is typed is meant for it. One that does not come is told.
import { Component, isValidElement, type ReactNode, Suspense } from 'react';
import { toastError } from './toast-store.ts';
import { useWords } from './words.tsx';

/** Says so where the shortcuts look for it. */
export function PopupComing() {
  return <span hidden data-popup-coming="" />;
}

/** What a part of the program fails with that did not load. */
const didNotLoad = (error: unknown) => error instanceof Error && error.name === 'ChunkError';

/** The page goes on as it is, without the popup; what else fails is the page's to tell. */
class Missed extends Component<{ onMiss: () => void; children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (didNotLoad(error)) this.props.onMiss();
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!didNotLoad(error)) throw error;
    return null;
  }
}

/** Around a popup that is a part of the program of its own; its key tells one asking from the next. */
export function LatePopup({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <Missed key={isValidElement(children) ? children.key : null} onMiss={() => toastError(t('state.chunk_error'))}>
      <Suspense fallback={<PopupComing />}>{children}</Suspense>
    </Missed>
  );
}
