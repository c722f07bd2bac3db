// Screens stay true by themselves: each says which topics it shows, and hears of a colleague's change within a second.
import { useEffect, useEffectEvent } from 'react';
import { useWatched } from '#admin/ui/browser/watched.ts';
import { IconPlugConnectedX } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { LiveEvent } from './live-listener.ts';
import { liveStream } from './live-stream.ts';

export type { LiveEvent } from './live-listener.ts';

type Options = {
  /** Reads again: called after a gap (the tab was hidden, the line was lost), and while there is no stream. */
  readonly refresh?: () => void;
  /** Milliseconds between two refreshes while there is no stream; 1000 unless told. */
  readonly every?: number;
  readonly enabled?: boolean;
};

/** Hears what happens to the topics; all screens of the tab share one stream, which is closed while the tab is hidden. Topics may be a new array each time. */
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

/** Whether the screen has to say that it is not live: the stream is down, and screens read again every so often. */
const useNotLive = (): boolean => useWatched(liveStream().state, (state) => state === 'down');

/** The quiet sign of it; nothing while the stream is open. */
export function NotLive() {
  const t = useWords();
  return useNotLive() ? (
    <span role="status" className="not-live ui-warn">
      <IconPlugConnectedX size={14} />
      {t('state.not_live')}
    </span>
  ) : null;
}
