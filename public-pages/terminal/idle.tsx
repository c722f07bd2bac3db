// The terminal while nobody uses it: a large clock, instructions, the PIN pad, and taps that wait offline.
import { clock } from '../login/use-countdown.ts';
import { Icon } from './icons.tsx';
import { useNow } from './moment.ts';
import { Pad } from './pad.tsx';
import { useTerminal } from './use-terminal.ts';

export const Clock = () => {
  const { state, format } = useTerminal();
  const now = useNow();
  const day = format.dayOf(now);
  return (
    <>
      <time className="terminal-clock">{format.time(now)}</time>
      <p className="terminal-day">
        {format.weekday(day)}, {format.date(day)}
      </p>
      <p className="terminal-place">{[state.here?.name, state.here?.location].filter(Boolean).join(', ')}</p>
    </>
  );
};

const shown = 3;

/** The newest waiting taps, without names. */
const Waiting = () => {
  const { state, format, t } = useTerminal();
  return (
    <div className="terminal-waiting">
      <h1 className="terminal-warning">
        <Icon name="offline" size={40} />
        {t('line.offline')}
      </h1>
      <ul>
        {state.waiting.slice(-shown).map(({ id, action, occurred_at, means, tail }) => (
          <li key={id}>
            <Icon name={means === 'pin' ? 'keyboard' : 'chip'} size={24} />
            <b>{`${format.time(occurred_at)}:${occurred_at.slice(17, 19)}`}</b>
            <span>{t(`action.${action}`)}</span>
            <span className="terminal-quiet">{means === 'pin' ? t('line.pin') : t('line.chip', { tail })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Rests = ({ seconds }: { seconds: number }) => {
  const { t } = useTerminal();
  return (
    <div className="terminal-hint">
      <span className="terminal-warning">
        <Icon name="rests" size={88} stroke={1.5} />
      </span>
      <div>
        <h1 className="terminal-hint-head terminal-warning">{t('pin.rests', { time: clock(seconds) })}</h1>
        <p className="terminal-hint-note">{t('pin.rests_note')}</p>
      </div>
    </div>
  );
};

const Hint = ({ busy }: { busy: boolean }) => {
  const { t } = useTerminal();
  return (
    <div className="terminal-hint">
      <span className="terminal-chip">
        <Icon name="chip" size={60} stroke={1.4} />
      </span>
      <div>
        <h1 className="terminal-hint-head">{t('chip')}</h1>
        <p className="terminal-hint-note">{busy ? t('asking') : t('or_pin')}</p>
      </div>
    </div>
  );
};

export const Idle = () => {
  const { state } = useTerminal();
  const { restsUntil, connection, waiting, view } = state;
  const rests = restsUntil > Date.now();
  useNow(rests);
  const seconds = Math.max(0, Math.ceil((restsUntil - Date.now()) / 1000));
  const busy = view.name === 'asking';
  return (
    <main className="terminal-idle">
      <div className="terminal-left">
        <Clock />
        {seconds > 0 ? <Rests seconds={seconds} /> : connection === 'offline' || waiting.length > 0 ? <Waiting /> : <Hint busy={busy} />}
      </div>
      <Pad rests={seconds > 0} busy={busy} />
    </main>
  );
};
