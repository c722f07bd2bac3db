// The page of a wall terminal: it runs day and night, and people clock in at it by chip or PIN.
import { useEffect } from 'react';
import type { Language } from '#schema/core/words.ts';
import { showPreferences } from '../tokens/preferences.ts';
import { useWords } from '../words.tsx';
import { ChoiceView } from './choice.tsx';
import { Foot } from './foot.tsx';
import { Icon } from './icons.tsx';
import { Idle } from './idle.tsx';
import { formatFor } from './moment.ts';
import { Present } from './present.tsx';
import { ResultView } from './result.tsx';
import { TerminalContext, useOpenTerminal, useTerminal } from './use-terminal.ts';
import './terminal.css';
import './terminal-pad.css';
import './terminal-choice.css';
import './terminal-result.css';
import './terminal-present.css';

/** The address does not work: it says so, and goes on trying. */
const Closed = ({ gone, detail }: { gone: boolean; detail: string }) => {
  const { t } = useTerminal();
  return (
    <main className="terminal-closed">
      <Icon name="offline" size={96} stroke={1.5} />
      <h1>{gone ? t('gone.title') : t('gone.closed')}</h1>
      <p className="terminal-soft">{gone ? t('gone.text') : detail}</p>
    </main>
  );
};

/** Without the words of the terminal, in those of this device. */
const Unspoken = () => {
  const { t } = useWords();
  return (
    <div className="terminal">
      <main className="terminal-closed">
        <Icon name="offline" size={96} stroke={1.5} />
        <h1>{t('wall.offline')}</h1>
        <p className="terminal-soft" role="alert">
          {t('wall.by_itself')}
        </p>
      </main>
    </div>
  );
};

const View = () => {
  const { view, closed } = useTerminal().state;
  if (view.name === 'result') return <ResultView key={view.at} view={view} />;
  if (closed) return <Closed {...closed} />;
  if (view.name === 'choice') return <ChoiceView view={view} />;
  return view.name === 'present' ? <Present /> : <Idle />;
};

export const TerminalPage = ({ language, access_key }: { language: Language; access_key: string }) => {
  const { state, spoken, lost, speak, flow } = useOpenTerminal(access_key, language);
  const title = [spoken?.t('title'), state.here?.name].filter(Boolean).join(' · ');
  useEffect(() => {
    // Until it knows where it hangs the page is the company's, as the server named it.
    if (title) document.title = title;
    if (spoken) showPreferences({ language: spoken.language });
  }, [title, spoken]);
  if (lost) return <Unspoken />;
  if (!spoken || !flow) return null;
  const format = formatFor(spoken.language, state.here?.timezone ?? 'Europe/Ljubljana');
  return (
    <TerminalContext value={{ state, flow, t: spoken.t, language: spoken.language, format, speak }}>
      <div className={`terminal ${state.view.name === 'result' ? state.view.outcome : ''}`}>
        <View />
        {state.view.name !== 'result' && <Foot />}
      </div>
    </TerminalContext>
  );
};
