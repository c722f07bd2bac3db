// An error boundary for a lazily loaded part: if its chunk fails to load, a replacement is shown and the page still works.
import { Component, type ReactNode } from 'react';

/** The error of a chunk that did not load. */
const didNotLoad = (error: unknown) => error instanceof Error && error.name === 'ChunkError';

type Props = { onMiss?: () => void; instead?: (error: unknown) => ReactNode; children: ReactNode };

/** Other errors are rethrown to the page. */
export class MissedPart extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (didNotLoad(error)) this.props.onMiss?.();
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!didNotLoad(error)) throw error;
    return this.props.instead?.(error) ?? null;
  }
}
