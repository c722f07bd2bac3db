// The hub tells what was committed to whoever listens in this process: open screens now, notifications and mail later.
import type { PublishedTransactions } from '../database/postgres/published-transactions.ts';

/** A committed event as listeners get it; `topics` say which screens it concerns, for example `task:12`. */
export type Published = {
  readonly id: number;
  readonly topics: readonly string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  readonly by: number | null;
  readonly at: string;
};
/** `cursor` comes with the last event of what was committed together: from there a listener goes on that was cut off. */
type Listener = (event: Published, cursor: string | null) => void;

export class Hub {
  readonly #byTopic = new Map<string, Set<Listener>>();
  /** Where several processes share a database: what has been told already, by whichever way it came. */
  publishedTransactions: PublishedTransactions | null = null;
  #newest: number | null = null;

  /** Who has heard everything so far goes on from here after a cut; null while nothing has been told. */
  get cursor(): string | null {
    if (this.publishedTransactions) return this.publishedTransactions.cursor;
    return this.#newest === null ? null : String(this.#newest);
  }

  /** Hears every event of a topic until the returned function is called. */
  listen(topics: readonly string[], listener: Listener): () => void {
    for (const topic of topics) {
      const listeners = this.#byTopic.get(topic) ?? new Set();
      listeners.add(listener);
      this.#byTopic.set(topic, listeners);
    }
    return () => {
      for (const topic of topics) {
        const listeners = this.#byTopic.get(topic);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#byTopic.delete(topic);
      }
    };
  }

  /** Tells what an own act has committed, at once; nothing when it came back through the database before that. */
  publish(events: readonly Published[], transaction: number | null = null): void {
    if (this.publishedTransactions && transaction !== null) {
      if (this.publishedTransactions.has(transaction)) return;
      this.publishedTransactions.add(transaction);
    }
    this.tell(events);
  }

  /** Tells each listener each event once, also when several of its topics match. */
  tell(events: readonly Published[]): void {
    this.#newest = events.at(-1)?.id ?? this.#newest;
    const { cursor } = this;
    const hears = new Map<Listener, Published[]>();
    for (const event of events)
      for (const topic of event.topics)
        for (const listener of this.#byTopic.get(topic) ?? []) {
          const topics = hears.get(listener);
          if (!topics) hears.set(listener, [event]);
          else if (topics.at(-1) !== event) topics.push(event);
        }
    for (const [listener, topics] of hears)
      for (const [at, event] of topics.entries())
        try {
          listener(event, at === topics.length - 1 ? cursor : null);
        } catch {
          // What is told has been committed: a screen that is gone must not make its act look failed, nor keep it from the others.
        }
  }

  get size(): number {
    return this.#byTopic.size;
  }
}
