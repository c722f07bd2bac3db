// The state of a wall terminal: its data and what it shows.
import type { Action, Here, Recognised } from './calls.ts';
import type { Waiting } from './offline-store.ts';
import type { Credential } from './seal.ts';
import type { TabletKey } from './tablet-key.ts';

export type Result = {
  readonly name: 'result';
  /** Null where nobody was recognised. */
  readonly action: Action | null;
  readonly outcome: 'done' | 'repeated' | 'kept' | 'failed';
  readonly person: string | null;
  readonly at: number;
  readonly detail: string;
};
export type Choice = {
  readonly name: 'choice';
  /** Null offline: then no name is shown. */
  readonly person: Recognised | null;
  readonly credential: Credential;
  readonly since: number;
  /** What was chosen, while they still have to say what becomes of the clock of their task. */
  readonly question: Action | null;
  /** Whether a chip was scanned while the choice is open. */
  readonly warned: boolean;
  readonly busy: boolean;
};
export type Pairing = {
  readonly name: 'pairing';
  readonly step: 'code' | 'asking' | 'done';
  /** Why the last code was not taken. */
  readonly problem: string | null;
};
export type View = { readonly name: 'idle' } | { readonly name: 'asking' } | Choice | Result | Pairing | { readonly name: 'present' };

export type State = {
  readonly view: View;
  readonly pin: string;
  readonly connection: 'connecting' | 'online' | 'offline';
  /** Since when there is no connection, in true time. */
  readonly lostAt: number | null;
  readonly sentAt: number | null;
  readonly here: Here | null;
  /** When the server last sent its state. */
  readonly hereAt: number | null;
  /** Until when PINs are refused. */
  readonly restsUntil: number;
  readonly waiting: readonly Waiting[];
  /** Null before the tablet was ever paired. */
  readonly tabletKey: TabletKey | null;
  /** Why this address does not work: it is unknown, or the terminal is out of use. */
  readonly closed: { readonly gone: boolean; readonly detail: string } | null;
};

export const atFirst: State = {
  view: { name: 'idle' },
  pin: '',
  connection: 'connecting',
  lostAt: null,
  sentAt: null,
  here: null,
  hereAt: null,
  restsUntil: 0,
  waiting: [],
  tabletKey: null,
  closed: null,
};

/** The terminal is paired with another tablet, or with this one before its browser was emptied. */
export const isForeign = ({ here, tabletKey }: State): boolean => Boolean(here?.tablet_key) && here?.tablet_key !== tabletKey?.publicKey;

export type Store = {
  get(): State;
  set(part: Partial<State>): void;
  subscribe(listener: () => void): () => void;
};
export const createStore = (): Store => {
  let state = atFirst;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

// The tablet's clock may be wrong, so the difference to the server's clock is kept.
let ahead = 0;
export const trueNow = (): number => Date.now() + ahead;
export const setAhead = (milliseconds: number): void => {
  ahead = milliseconds;
};
