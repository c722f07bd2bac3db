// Runs one wall terminal while its page is open.
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Format } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { wallClock } from '#schema/core/zone.ts';
import { openConnection } from './connection.ts';
import { type Flow, openFlow } from './flow.ts';
import { beginAnewWhenBack, keepAwake, keepPage, renewAtNight } from './keep-awake.ts';
import { listenToReader } from './reader.ts';
import { createStore, type State, trueNow } from './state.ts';
import { fetchWords, type Say, sayIn } from './words.ts';

/** After this time without a tap the terminal's own language returns. */
const foreignLanguageMs = 60_000;

export type Terminal = {
  readonly state: State;
  readonly flow: Flow;
  readonly t: Say;
  readonly language: Language;
  readonly format: Format;
  speak(language: Language): void;
};
export const TerminalContext = createContext<Terminal | null>(null);
export const useTerminal = (): Terminal => {
  const terminal = use(TerminalContext);
  if (!terminal) throw new Error('useTerminal outside of its page');
  return terminal;
};

type Spoken = { readonly language: Language; readonly t: Say };

/** The terminal's language, or for a while a user's choice; `lost`: the page loaded without its words, and reloads once they can be fetched. */
const useSpoken = (wall: Language, idle: boolean): { spoken: Spoken | null; lost: boolean; speak: (language: Language) => void } => {
  const [language, speak] = useState(wall);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [missed, setMissed] = useState(false);
  const lost = missed && !spoken;
  useEffect(() => {
    let current = true;
    sayIn(language).then(
      (t) => current && setSpoken({ language, t }),
      // If the chosen language cannot be loaded, the current one stays.
      () => current && setMissed(true),
    );
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => (lost ? beginAnewWhenBack() : undefined), [lost]);
  useEffect(() => {
    if (!idle || language === wall) return;
    const timer = setTimeout(() => speak(wall), foreignLanguageMs);
    return () => clearTimeout(timer);
  }, [idle, language, wall]);
  return { spoken, lost, speak };
};

export const useOpenTerminal = (key: string, wall: Language) => {
  const [store] = useState(createStore);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { spoken, lost, speak } = useSpoken(wall, state.view.name === 'idle');
  const [flow, setFlow] = useState<Flow | null>(null);
  const now = useRef(spoken);
  now.current = spoken;
  useEffect(() => {
    const language = () => now.current?.language ?? wall;
    const connection = openConnection(store, key, language);
    const opened = openFlow(store, connection, key, language, (reason) => now.current?.t(reason) ?? '');
    setFlow(opened);
    const hour = () => wallClock(trueNow(), store.get().here?.timezone ?? 'UTC').hour;
    const ends = [
      listenToReader(opened),
      keepAwake(),
      renewAtNight(hour, () => store.get().view.name === 'idle'),
      opened.end,
      connection.end,
    ];
    void keepPage();
    void fetchWords();
    return () => {
      for (const end of ends) end();
    };
  }, [store, key, wall]);
  return { state, spoken, lost, speak, flow };
};
