// The result of a tap, readable in passing: a symbol, a word, the time.
import { useEffect } from 'react';
import { resultMs } from './flow.ts';
import { Icon } from './icons.tsx';
import type { Result as View } from './state.ts';
import { useTerminal } from './use-terminal.ts';

export const ResultView = ({ view }: { view: View }) => {
  const { t, format, flow } = useTerminal();
  const { action, outcome, person, at, detail } = view;
  const failed = outcome === 'failed';
  // The next user need not wait until the result closes by itself.
  useEffect(() => {
    addEventListener('pointerdown', flow.close);
    return () => removeEventListener('pointerdown', flow.close);
  }, [flow]);
  const resultText = () => {
    if (failed) return detail || t('result.try_again');
    if (outcome === 'done') return action && t(`result.${action}`);
    return t(`result.${outcome}`);
  };
  const title = () => {
    if (!action) return t('result.unknown');
    return failed ? t(`result.${action}_failed`) : `${t(`action.${action}`)} ${format.time(at)}`;
  };
  return (
    <main className={`terminal-result ${failed ? 'failed' : ''}`} role={failed ? 'alert' : 'status'}>
      <span className="terminal-glyph">
        <Icon name={failed ? 'cross' : 'tick'} size={120} stroke={3} />
      </span>
      <div>
        {person && <p className="terminal-result-who">{person}</p>}
        <h1>{title()}</h1>
        <p className="terminal-result-note">{resultText()}</p>
      </div>
      <div className="terminal-result-bar">
        <i style={{ animationDuration: `${resultMs}ms` }} />
      </div>
    </main>
  );
};
