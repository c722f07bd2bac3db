// The page of a wall terminal: it runs day and night, and people clock in by chip or PIN.
import { useEffect } from 'react';
import type { Language } from '#schema/core/words.ts';
import { showPreferences } from '../tokens/preferences.ts';
import { useWords } from '../words.tsx';
import { ChoiceView } from './choice.tsx';
import { Foot } from './foot.tsx';
import { Icon } from './icons.tsx';
import { Idle } from './idle.tsx';
import { formatFor } from './moment.ts';
import { PairingView } from './pairing.tsx';
import { Present } from './present.tsx';
import { ResultView } from './result.tsx';
import { isForeign } from './state.ts';
import { TerminalContext, useOpenTerminal, useTerminal } from './use-terminal.ts';
import './terminal.css';
import './terminal-pad.css';
import './terminal-choice.css';
import './terminal-result.css';
import './terminal-present.css';

/** Says that the address does not work, and keeps trying. */
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

/** The message when the terminal's words are missing, in the words of the public pages. */
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
  const { state } = useTerminal();
  const { view, closed } = state;
  if (view.name === 'result') return <ResultView key={view.at} view={view} />;
  if (closed) return <Closed {...closed} />;
  if (view.name === 'pairing' || isForeign(state)) return <PairingView />;
  if (view.name === 'choice') return <ChoiceView view={view} />;
  return view.name === 'present' ? <Present /> : <Idle />;
};

export const TerminalPage = ({ language, access_key }: { language: Language; access_key: string }) => {
  const { state, spoken, lost, speak, flow } = useOpenTerminal(access_key, language);
  const title = [spoken?.t('title'), state.here?.name].filter(Boolean).join(' · ');
  useEffect(() => {
    // Until the terminal's name is known, the page keeps the title from the server.
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
