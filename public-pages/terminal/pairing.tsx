// Pairs the tablet with its terminal by a code from the office; on a tablet that is not the terminal's own it is all there is.
import { pairingDigits } from '#schema/terminals/tablet-proof.ts';
import { Icon } from './icons.tsx';
import { Clock } from './idle.tsx';
import { Pad } from './pad.tsx';
import { isForeign, type Pairing } from './state.ts';
import { useTerminal } from './use-terminal.ts';

const first: Pairing = { name: 'pairing', step: 'code', problem: null };

export const PairingView = () => {
  const { state, flow, t } = useTerminal();
  const { step, problem } = state.view.name === 'pairing' ? state.view : first;
  const foreign = isForeign(state);
  const done = step === 'done';
  const title = () => (done ? t('pairing.done') : foreign ? t('pairing.foreign') : t('pairing.title'));
  const text = () => (done ? t('pairing.done_text') : foreign ? t('pairing.foreign_text') : t('pairing.text'));
  return (
    <main className="terminal-idle">
      <div className="terminal-left">
        <Clock />
        <div className="terminal-hint">
          <span className="terminal-chip">
            <Icon name={done ? 'tick' : 'tablet'} size={60} stroke={1.4} />
          </span>
          <div role="status">
            <h1 className="terminal-hint-head">{title()}</h1>
            <p className="terminal-hint-note">{step === 'asking' ? t('asking') : text()}</p>
            {problem && <p className="terminal-warning">{problem}</p>}
          </div>
        </div>
        {!foreign && !done && (
          <button type="button" className="terminal-close" onClick={flow.close}>
            <Icon name="cross" size={26} stroke={2} />
            {t('choice.close')}
          </button>
        )}
      </div>
      <Pad busy={step !== 'code'} least={pairingDigits} />
    </main>
  );
};
