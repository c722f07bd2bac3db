// Around a part of the program that comes by itself: should it not come, something else stands in its place, and the page goes on.
import { Component, type ReactNode } from 'react';

/** What a part of the program fails with that did not load. */
const didNotLoad = (error: unknown) => error instanceof Error && error.name === 'ChunkError';

type Props = { onMiss?: () => void; instead?: (error: unknown) => ReactNode; children: ReactNode };

/** What else fails is the page's to tell. */
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
