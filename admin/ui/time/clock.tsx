// Time at work, ticking: minutes are read, the small dim seconds prove that it lives.
import './clock.css';
import { useFormat } from '../page/words.tsx';
import { useSeconds } from './ticker.ts';

interface ClockProps {
  /** The instant since which it runs; without one it stands at `base`. */
  since?: string | null;
  /** Seconds from before. */
  base?: number;
  /** How far the server's clock is ahead of this device, in milliseconds. */
  offset?: number;
  /** `text` is as large as its surroundings, `band` 40, `dock` 44 and `mini` 24 px. */
  size?: 'text' | 'mini' | 'band' | 'dock';
  tone?: 'running' | 'paused' | 'stopped' | 'plain';
  /** It was pressed, and nobody knows yet whether it turned. */
  pending?: boolean;
  /** What it measures, for screen readers. */
  label?: string;
}

export function Clock({
  since,
  base = 0,
  offset = 0,
  size = 'text',
  tone = since ? 'running' : 'plain',
  pending = false,
  label,
}: ClockProps) {
  const format = useFormat();
  const shown = format.clock(useSeconds(since, base, offset));
  const large = size === 'band' || size === 'dock';
  return (
    <span role="timer" aria-label={label} aria-busy={pending || undefined} className={`ui-clock ui-clock-${size} ui-clock-${tone}`}>
      {large ? shown.slice(0, -3) : shown}
      {large && <span className="ui-clock-seconds">{shown.slice(-3)}</span>}
    </span>
  );
}
