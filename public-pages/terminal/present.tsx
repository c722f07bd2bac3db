// The list of who is in, for an evacuation; offline it shows the last known state.
import { Icon } from './icons.tsx';
import { useTerminal } from './use-terminal.ts';

export const Present = () => {
  const { state, flow, t, format } = useTerminal();
  const people = state.here?.present ?? [];
  const several = new Set(people.map(({ terminal }) => terminal)).size > 1;
  return (
    <main className="terminal-present">
      <header>
        <h1>{t('present.title')}</h1>
        <p className={state.connection === 'offline' ? 'terminal-warning' : 'terminal-quiet'}>
          {t('present.at', { time: format.time(state.hereAt) })}
        </p>
        <button type="button" className="terminal-close" onClick={flow.close}>
          <Icon name="cross" size={26} stroke={2} />
          {t('choice.close')}
        </button>
      </header>
      {people.length === 0 && <p className="terminal-soft">{t('present.nobody')}</p>}
      {people.length > 0 && (
        <ul>
          {people.map(({ name, terminal, state: standing, since }) => (
            <li key={`${name} ${since}`}>
              <b>{name}</b>
              <span className={standing === 'paused' ? 'terminal-warning' : 'terminal-quiet'}>
                {standing === 'paused'
                  ? t('present.paused', { time: format.time(since) })
                  : t('present.since', { time: format.time(since) })}
                {several && `, ${terminal}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
};
