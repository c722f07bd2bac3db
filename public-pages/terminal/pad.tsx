// The pad for PINs of four to eight digits, and for the code that pairs the tablet; after too many wrong PINs it is blocked for a while.
import { pinLength } from './flow.ts';
import { Icon } from './icons.tsx';
import { useTerminal } from './use-terminal.ts';

const places = [1, 2, 3, 4, 5, 6, 7, 8];
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export const Pad = ({ rests = false, busy, least = pinLength.least }: { rests?: boolean; busy: boolean; least?: number }) => {
  const { state, flow, t } = useTerminal();
  const { length } = state.pin;
  const off = rests || busy;
  const ready = length >= least && !off;
  const key = (digit: string) => (
    <button key={digit} type="button" className="terminal-key" disabled={off} onClick={() => flow.digit(digit)}>
      {digit}
    </button>
  );
  return (
    <div>
      <div className="terminal-dots" role="img" aria-label={t('pin.digits', { count: length })}>
        {places.map((place) => (
          <i key={place} className={`${place <= length ? 'on' : ''} ${place > least ? 'optional' : ''}`} />
        ))}
      </div>
      <div className="terminal-pad">
        {digits.map(key)}
        <button type="button" className="terminal-key plain" disabled={off} aria-label={t('pin.erase')} onClick={flow.erase}>
          <Icon name="erase" size={44} stroke={1.5} />
        </button>
        {key('0')}
        <button
          type="button"
          className={`terminal-key plain ${ready ? 'forward' : ''}`}
          disabled={!ready}
          aria-label={t('pin.confirm')}
          onClick={flow.confirm}
        >
          <Icon name="tick" size={48} stroke={2} />
        </button>
      </div>
    </div>
  );
};
