// The running work, always visible: time, name, pause and stop.
import './running-pill.css';
import { Link } from 'react-router';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '../icons/signs.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { WorkGlyph } from '../marks/state.tsx';
import { useWords } from '../page/words.tsx';
import { Clock } from '../time/clock.tsx';

export interface RunningWork {
  /** `#4127` */
  number: string;
  title: string;
  to: string;
  /** False: the work is paused. */
  running: boolean;
  /** The time of the last start or pause. */
  since: string;
  /** How far the server's clock is ahead of this device, in milliseconds. */
  offset?: number;
  /** The server has not answered the press yet. */
  pending?: boolean;
  /** Only one of the two is given, by status. */
  onPause?: () => unknown;
  onContinue?: () => unknown;
  /** Opens the popup that asks what was done. */
  onStop?: () => unknown;
}

export function RunningPill({ number, title, to, running, since, offset, pending, onPause, onContinue, onStop }: RunningWork) {
  const t = useWords();
  return (
    <section
      className={running ? 'ui-pill row inline gap-4 fit' : 'ui-pill row inline gap-4 fit ui-pill-paused'}
      aria-label={t(running ? 'work.running' : 'work.paused')}
    >
      <Link to={to} className="ui-pill-link row gap-8 fit">
        <WorkGlyph work={running ? 'running' : 'paused'} size={12} />
        <b>
          <Clock since={since} offset={offset} tone={running ? 'running' : 'paused'} pending={pending} />
        </b>
        <span className="ui-quiet ui-num">{number}</span>
        <span className="ui-pill-title">{title}</span>
      </Link>
      {running && onPause && <IconButton icon={<IconPlayerPauseFilled size={16} />} label={t('verb.pause')} onAct={onPause} />}
      {!running && onContinue && <IconButton icon={<IconPlayerPlayFilled size={16} />} label={t('verb.continue')} onAct={onContinue} />}
      {onStop && <IconButton icon={<IconPlayerStopFilled size={16} />} label={`${t('verb.stop')} …`} onAct={onStop} />}
    </section>
  );
}
