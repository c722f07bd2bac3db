// The one stream of a tab: what happens on the server to the things that are on the screen, told to whoever shows them.
import { Watched } from '#admin/ui/browser/watched.ts';
import { forgetEarly } from '#public-pages/tokens/early-calls.ts';
import { api } from '../calls/api.ts';
import { HeardOnce } from './first-time.ts';
import type { Listener, LiveEvent } from './live-listener.ts';

export type LiveState = 'connecting' | 'live' | 'down' | 'hidden';

/** Milliseconds that a broken stream has to come back by itself before the screens say that they are not live. */
const grace = 3000;
const usualEvery = 1000;
const longestWait = 30_000;

type PolledListener = { readonly listener: Listener; polled: number };

class LiveStream {
  readonly #listeners = new Map<Listener, PolledListener>();
  readonly state = new Watched<LiveState>('connecting');
  #source: EventSource | null = null;
  /** They still tell until the newest is open, so that nothing falls between; what both say is heard once. */
  readonly #earlier: EventSource[] = [];
  /** Everything up to here is told, or was before the screens read what they show. */
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

  /** What the first read of the app was true of: the first stream begins there, so that nothing falls between the two. */
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

  /** Screens come and go by several listeners at once: they are one change of the stream. */
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
      // Only the newest stream hears all that the screens listen for.
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

  /** A line that neither opens nor breaks, as on a network that lets nothing through, is given up, and another one tried. */
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

  /** The browser tries again by itself after a lost line; after a refusal it does not, so we do. */
  #broke(source: EventSource): void {
    forgetEarly();
    this.#down();
    if (source.readyState !== EventSource.CLOSED) {
      this.#waitFor(source);
      return;
    }
    // Refused: the session or its rights may be others by now, which whoever asks for something finds out.
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
      // A tick that comes a little early counts: the next one would be late.
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
    // Closes what is open: a hidden tab has none.
    this.#open();
    this.#gap = true;
    this.state.set('hidden');
  }
}

let stream: LiveStream | undefined;
/** The tab's stream, begun with its first listener. */
export const liveStream = (): LiveStream => {
  stream ??= new LiveStream();
  return stream;
};
