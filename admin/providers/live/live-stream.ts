// The one event stream of a tab: passes the server's events to the components that listen.
import { Watched } from '#admin/ui/browser/watched.ts';
import { forgetEarly } from '#public-pages/tokens/early-calls.ts';
import { api } from '../calls/api.ts';
import { HeardOnce } from './first-time.ts';
import type { Listener, LiveEvent } from './live-listener.ts';

export type LiveState = 'connecting' | 'live' | 'down' | 'hidden';

/** Milliseconds for a broken stream to reconnect before the screens show that they are not live. */
const grace = 3000;
const usualEvery = 1000;
const longestWait = 30_000;

type PolledListener = { readonly listener: Listener; polled: number };

class LiveStream {
  readonly #listeners = new Map<Listener, PolledListener>();
  readonly state = new Watched<LiveState>('connecting');
  #source: EventSource | null = null;
  /** Older streams stay open until the newest is, so that no event is missed; duplicates are dropped. */
  readonly #earlier: EventSource[] = [];
  /** Every event up to this id was delivered, or preceded the screens' first read. */
  #cursor: string | null = null;
  #topics = '';
  readonly #heard = new HeardOnce();
  #gap = false;
  #tries = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #giveUp: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#seen());
    addEventListener('online', () => this.#open());
  }

  /** The event id of the app's first read: the first stream starts there, so that no event is missed in between. */
  goOnFrom(cursor: string | null): void {
    this.#cursor ??= cursor;
  }

  listen(listener: Listener): () => void {
    this.#listeners.set(listener, { listener, polled: Date.now() });
    this.#arrange();
    return () => {
      this.#listeners.delete(listener);
      this.#arrange();
    };
  }

  /** Mounting screens add and remove several listeners at once: the stream changes once for all. */
  #arrange(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      const topics = this.#wanted();
      if (topics !== this.#topics || !this.#source) this.#open();
    }, 20);
  }

  #wanted(): string {
    return [...new Set([...this.#listeners.keys()].flatMap(({ topics }) => topics))].sort().join(',');
  }

  #open(): void {
    clearTimeout(this.#again);
    if (this.#source) this.#earlier.push(this.#source);
    this.#source = null;
    this.#topics = this.#wanted();
    if (document.hidden || this.#topics === '') {
      this.#closeEarlier();
      return;
    }
    if (this.state.value !== 'live') this.#down();
    const source = new EventSource(
      `${api}/events?${new URLSearchParams({ topics: this.#topics, ...(this.#cursor !== null && { since: this.#cursor }) })}`,
    );
    this.#source = source;
    this.#waitFor(source);
    source.addEventListener('open', () => {
      if (source !== this.#source) return;
      clearTimeout(this.#again);
      this.#closeEarlier();
      this.#opened();
    });
    const passed = ({ lastEventId }: MessageEvent<string>) => {
      forgetEarly();
      // Only the newest stream covers all topics.
      if (source === this.#source && lastEventId !== '') this.#cursor = lastEventId;
    };
    source.addEventListener('change', (message: MessageEvent<string>) => {
      passed(message);
      this.#tell(JSON.parse(message.data) as LiveEvent);
    });
    source.addEventListener('mark', passed);
    source.addEventListener('error', () => {
      if (source !== this.#source) return;
      this.#closeEarlier();
      this.#broke(source);
    });
  }

  /** A stream that neither opens nor fails, as on a blocking network, is closed and replaced. */
  #waitFor(source: EventSource): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      source.close();
      if (source !== this.#source) return;
      this.#source = null;
      this.#open();
    }, longestWait);
  }

  #closeEarlier(): void {
    for (const source of this.#earlier.splice(0)) source.close();
  }

  #opened(): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = undefined;
    clearInterval(this.#poll);
    this.#poll = undefined;
    this.#tries = 0;
    const gap = this.#gap;
    this.#gap = false;
    const now = Date.now();
    this.state.set('live');
    for (const topicListeners of this.#listeners.values()) {
      if (gap) topicListeners.listener.refresh?.();
      topicListeners.polled = now;
    }
  }

  #tell(event: LiveEvent): void {
    if (!this.#heard.isNew(event.id)) return;
    for (const { topics, onEvent } of [...this.#listeners.keys()]) if (topics.some((topic) => event.topics.includes(topic))) onEvent(event);
  }

  /** The browser reconnects after a lost connection but not after a refusal, so this class does. */
  #broke(source: EventSource): void {
    forgetEarly();
    this.#down();
    if (source.readyState !== EventSource.CLOSED) {
      this.#waitFor(source);
      return;
    }
    // Refused: the session or its rights may have changed; the next call finds out.
    this.#gap = true;
    for (const { listener } of this.#listeners.values()) listener.refresh?.();
    this.#tries += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), Math.min(longestWait, 1000 * 2 ** Math.min(this.#tries, 5)));
  }

  #down(): void {
    if (this.#giveUp !== undefined) return;
    this.#giveUp = setTimeout(() => {
      this.#gap = true;
      this.state.set('down');
      this.#poll = setInterval(() => this.#pollAll(), usualEvery);
    }, grace);
  }

  #pollAll(): void {
    const now = Date.now();
    for (const topicListeners of this.#listeners.values()) {
      // A slightly early tick counts: the next one would be late.
      if (now - topicListeners.polled < (topicListeners.listener.every ?? usualEvery) - usualEvery / 4) continue;
      topicListeners.polled = now;
      topicListeners.listener.refresh?.();
    }
  }

  #seen(): void {
    if (!document.hidden) {
      if (this.#listeners.size > 0) this.#open();
      return;
    }
    for (const timer of [this.#again, this.#giveUp, this.#settle]) clearTimeout(timer);
    clearInterval(this.#poll);
    this.#giveUp = undefined;
    this.#poll = undefined;
    // Closes the stream: a hidden tab has none.
    this.#open();
    this.#gap = true;
    this.state.set('hidden');
  }
}

let stream: LiveStream | undefined;
/** The tab's stream, created with its first listener. */
export const liveStream = (): LiveStream => {
  stream ??= new LiveStream();
  return stream;
};
