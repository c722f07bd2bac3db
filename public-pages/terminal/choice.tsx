// The choice of a recognised user: enter, pause or leave, with the likely one marked, and what becomes of the clock of their task; it closes by itself.
import type { ReactNode } from 'react';
import type { Action, Recognised } from './calls.ts';
import { Day } from './day-strip.tsx';
import { choiceMs, clockOf } from './flow.ts';
import { Icon, type TerminalIcon } from './icons.tsx';
import { lengthOf, useNow } from './moment.ts';
import type { Choice as View } from './state.ts';
import { useTerminal } from './use-terminal.ts';

const actions = ['enter', 'pause', 'leave'] as const;

/** What an action would do now, or why it is not possible. */
const useNote = (person: Recognised | null) => {
  const { t, format } = useTerminal();
  return (action: Action): string => {
    if (!person) return t('choice.later');
    const { state, since, state_since, terminal, worked } = person;
    if (action === 'enter') {
      if (state === 'in') return terminal ? t('choice.elsewhere', { terminal }) : t('choice.recorded', { time: format.time(since) });
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

type KeyProps = {
  readonly icon: TerminalIcon;
  readonly forward: boolean;
  readonly disabled: boolean;
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly onPress: () => void;
};
const Key = ({ icon, forward, disabled, name, note, onPress }: KeyProps) => (
  <button type="button" className={`terminal-big ${forward ? 'forward' : ''}`} disabled={disabled} onClick={onPress}>
    <Icon name={icon} size={56} stroke={1.5} />
    <span>
      <b>{name}</b>
      <small>{note}</small>
    </span>
  </button>
);

/** At a break or a departure the clock of the task does likewise, or runs on: at a client's. */
const ClockQuestion = ({ action, busy }: { readonly action: Action; readonly busy: boolean }) => {
  const { t, flow } = useTerminal();
  return (
    <div className="terminal-keys two">
      {(['follows', 'stays'] as const).map((work) => (
        <Key
          key={work}
          icon={work === 'follows' ? action : action === 'enter' ? 'rests' : 'clock'}
          forward={work === 'follows'}
          disabled={busy}
          name={t(`work.${action}_${work}`)}
          note={t(`work.${action}_${work}_note`)}
          onPress={() => flow.answer(work)}
        />
      ))}
    </div>
  );
};

/** A screen reader announces the recognised user, and the question; the keys are next. */
const focused = (head: HTMLHeadingElement | null) => head?.focus();

export const ChoiceView = ({ view }: { view: View }) => {
  const { state, flow, t, format } = useTerminal();
  const { person, question, busy } = view;
  const now = useNow();
  const left = Math.max(0, Math.ceil((view.since + choiceMs - Date.now()) / 1000));
  const note = useNote(person);
  const day = format.dayOf(now);
  const clock = question && clockOf(person, question);
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
              {question
                ? person?.name
                : person
                  ? t('choice.greeting')
                  : t(view.credential && 'pin' in view.credential ? 'line.pin' : 'line.offline')}
            </p>
            <h1 key={question} ref={focused} tabIndex={-1}>
              {question && clock
                ? t(question === 'enter' ? 'work.resting' : 'work.running', { number: String(clock.number), title: clock.title })
                : (person?.name ?? t('choice.unnamed'))}
            </h1>
          </div>
          {person && !question && <Day person={person} now={now} />}
        </div>
        {question ? (
          <ClockQuestion action={question} busy={busy} />
        ) : (
          <div className="terminal-keys">
            {actions.map((action) => (
              <Key
                key={action}
                icon={action}
                forward={person?.sensible === action}
                disabled={busy || person?.choices[action].allowed === false}
                name={t(`action.${action}`)}
                note={note(action)}
                onPress={() => flow.choose(action)}
              />
            ))}
          </div>
        )}
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
