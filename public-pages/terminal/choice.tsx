// The choice of a recognised user: enter, pause or leave, with the likely one marked; it closes by itself.
import { useEffect, useRef } from 'react';
import type { Action, Recognised } from './calls.ts';
import { Day } from './day-strip.tsx';
import { choiceMs } from './flow.ts';
import { Icon } from './icons.tsx';
import { lengthOf, useNow } from './moment.ts';
import type { Choice as View } from './state.ts';
import { useTerminal } from './use-terminal.ts';

const actions = ['enter', 'pause', 'leave'] as const;

/** What an action would do now, or why it is not possible. */
const useNote = (person: Recognised | null) => {
  const { t, format } = useTerminal();
  return (action: Action): string => {
    if (!person) return t('choice.later');
    const { state, since, state_since, terminal, runs_on, worked } = person;
    if (action === 'enter') {
      if (state === 'in') return terminal ? t('choice.elsewhere', { terminal }) : t('choice.recorded', { time: format.time(since) });
      if (runs_on) return t('choice.switch', { number: String(runs_on.number), title: runs_on.title });
      return state === 'paused' ? t('choice.back') : t('choice.begin');
    }
    if (state === 'out') return t('choice.not_in');
    if (action === 'leave') return t('choice.home', { time: lengthOf(worked) });
    return state === 'paused' ? t('choice.resting', { time: format.time(state_since) }) : t('choice.rest');
  };
};

const Line = () => {
  const { state, t, format } = useTerminal();
  const online = state.connection === 'online';
  return (
    <p className={`terminal-connection ${online ? '' : 'terminal-warning'}`}>
      <Icon name={online ? 'online' : 'offline'} size={24} />
      {online ? t('line.connected') : t('line.since', { time: format.time(state.lostAt) })}
    </p>
  );
};

export const ChoiceView = ({ view }: { view: View }) => {
  const { state, flow, t, format } = useTerminal();
  const { person, busy } = view;
  const now = useNow();
  const left = Math.max(0, Math.ceil((view.since + choiceMs - Date.now()) / 1000));
  const note = useNote(person);
  const day = format.dayOf(now);
  const head = useRef<HTMLHeadingElement>(null);
  // A screen reader announces the recognised user; the keys are next.
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <header className="terminal-head">
        <time className="terminal-head-clock">{format.time(now)}</time>
        <div>
          <p>
            {format.weekday(day)}, {format.date(day)}
          </p>
          <p className="terminal-quiet">{[state.here?.name, state.here?.location].filter(Boolean).join(', ')}</p>
        </div>
        <Line />
      </header>
      <main className="terminal-choice">
        <div className="terminal-who">
          <div>
            <p className="terminal-soft">
              {person ? t('choice.greeting') : t(view.credential && 'pin' in view.credential ? 'line.pin' : 'line.offline')}
            </p>
            <h1 ref={head} tabIndex={-1}>
              {person?.name ?? t('choice.unnamed')}
            </h1>
          </div>
          {person && <Day person={person} now={now} />}
        </div>
        <div className="terminal-keys">
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              className={`terminal-big ${person?.sensible === action ? 'forward' : ''}`}
              disabled={busy || person?.choices[action].allowed === false}
              onClick={() => flow.choose(action)}
            >
              <Icon name={action} size={56} stroke={1.5} />
              <span>
                <b>{t(`action.${action}`)}</b>
                <small>{note(action)}</small>
              </span>
            </button>
          ))}
        </div>
        <div className="terminal-closing">
          <div>
            <p className="terminal-soft" role="timer" aria-live="off">
              {t('choice.closes', { seconds: left })}
            </p>
            <div className="terminal-bar">
              <i style={{ transform: `scaleX(${left / (choiceMs / 1000)})` }} />
            </div>
          </div>
          <button type="button" className="terminal-close" disabled={busy} onClick={flow.close}>
            <Icon name="cross" size={26} stroke={2} />
            {person ? t('choice.not_me') : t('choice.close')}
          </button>
        </div>
      </main>
    </>
  );
};
