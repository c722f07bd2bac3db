// Keeps screens up to date: each names its topics and hears of changes within a second.
import { useEffect, useEffectEvent } from 'react';
import { useWatched } from '#admin/ui/browser/watched.ts';
import { IconPlugConnectedX } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { LiveEvent } from './live-listener.ts';
import { liveStream } from './live-stream.ts';

export type { LiveEvent } from './live-listener.ts';

type Options = {
  /** Reads again: after a gap (the tab was hidden, the connection was lost), and periodically without a stream. */
  readonly refresh?: () => void;
  /** Milliseconds between periodic refreshes without a stream; 1000 by default. */
  readonly every?: number;
  readonly enabled?: boolean;
};

/** Listens to topics; all screens of a tab share one stream, which is closed while the tab is hidden. Topics may be a new array each time. */
export const useLive = (
  topics: readonly string[],
  onEvent: (event: LiveEvent) => void,
  { refresh, every, enabled = true }: Options = {},
): void => {
  const tell = useEffectEvent(onEvent);
  const readAgain = useEffectEvent(() => refresh?.());
  const key = topics.join(',');
  useEffect(() => {
    if (!enabled || key === '') return;
    return liveStream().listen({ topics: key.split(','), onEvent: (event) => tell(event), refresh: () => readAgain(), every });
  }, [key, every, enabled]);
};

/** Whether the screen must show that it is not live: the stream is down, and screens poll. */
const useNotLive = (): boolean => useWatched(liveStream().state, (state) => state === 'down');

/** A small notice while the stream is down. */
export function NotLive() {
  const t = useWords();
  return useNotLive() ? (
    <span role="status" className="not-live ui-warn">
      <IconPlugConnectedX size={14} />
      {t('state.not_live')}
    </span>
  ) : null;
}
