// A ticking work clock; the small dim seconds show that it is running.
import './clock.css';
import { useFormat } from '../page/words.tsx';
import { useSeconds } from './ticker.ts';

interface ClockProps {
  /** The time of the start; without it the clock stands at `base`. */
  since?: string | null;
  /** Seconds counted before. */
  base?: number;
  /** How far the server's clock is ahead of this device, in milliseconds. */
  offset?: number;
  /** `text` is as large as its surroundings, `band` 40, `dock` 44 and `mini` 24 px. */
  size?: 'text' | 'mini' | 'band' | 'dock';
  tone?: 'running' | 'paused' | 'stopped' | 'plain';
  /** The server has not answered the press yet. */
  pending?: boolean;
  /** The accessible name. */
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
