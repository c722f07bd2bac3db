// The always present line at the bottom, so that no message moves a key: waiting taps, problems, languages, connection.
import { languageName, languages } from '#schema/core/words.ts';
import { Icon } from './icons.tsx';
import { isForeign } from './state.ts';
import { useTerminal } from './use-terminal.ts';

const Message = () => {
  const { state, t, language, speak } = useTerminal();
  const { view, waiting, restsUntil, here } = state;
  if (view.name === 'choice')
    return view.warned ? (
      <p className="terminal-warning" role="alert">
        <Icon name="chip" size={28} />
        {t('choice.open')}
      </p>
    ) : null;
  if (waiting.length > 0)
    return (
      <p className="terminal-warning">
        <Icon name="waiting" size={26} />
        {t('line.waiting', { smart_count: waiting.length })}
      </p>
    );
  if (restsUntil > Date.now() && here?.phone) return <p>{t('pin.forgotten', { phone: here.phone })}</p>;
  return (
    <nav className="terminal-languages">
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-current={one === language || undefined} onClick={() => speak(one)}>
          {languageName(one, one)}
        </button>
      ))}
    </nav>
  );
};

/** Always available, above all without connection. */
const WhoIsIn = () => {
  const { state, t, flow } = useTerminal();
  const { view, here } = state;
  if (!here || view.name === 'choice' || view.name === 'present' || isForeign(state)) return null;
  return (
    <button type="button" onClick={flow.showPresent}>
      <Icon name="people" size={22} />
      {t('present.show', { count: here.present.length })}
    </button>
  );
};

/** Only while no tablet is paired: a paired one has nothing to ask of who clocks in. */
const Pair = () => {
  const { state, t, flow } = useTerminal();
  const { view, here } = state;
  if (!here || here.tablet_key || view.name !== 'idle') return null;
  return (
    <button type="button" onClick={flow.openPairing}>
      <Icon name="tablet" size={22} />
      {t('pairing.open')}
    </button>
  );
};

const Connection = () => {
  const { state, t, format } = useTerminal();
  const { connection, lostAt, sentAt, view } = state;
  if (connection === 'offline')
    return (
      <p className="terminal-connection terminal-warning">
        <Icon name="offline" size={24} />
        {t('line.since', { time: format.time(lostAt) })}
      </p>
    );
  return (
    <p className="terminal-connection">
      <Icon name="online" size={24} />
      {connection === 'connecting'
        ? t('line.connecting')
        : sentAt && view.name !== 'present'
          ? t('line.sent', { time: format.time(sentAt) })
          : t('line.connected')}
    </p>
  );
};

export const Foot = () => (
  <footer className="terminal-foot">
    <Message />
    <WhoIsIn />
    <Pair />
    <Connection />
  </footer>
);
