// The hub publishes committed events to the listeners of this process: open screens, notifications and mail.
import type { PublishedTransactions } from '../database/postgres/published-transactions.ts';

/** A committed event as listeners get it; `topics` name the screens that it concerns, for example `task:12`. */
export type Published = {
  readonly id: number;
  readonly topics: readonly string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  readonly by: number | null;
  readonly at: string;
};
/** `cursor` comes with the last event of a commit: a disconnected listener continues from there. */
type Listener = (event: Published, cursor: string | null) => void;

export class Hub {
  readonly #byTopic = new Map<string, Set<Listener>>();
  /** Where several processes share a database: the transactions whose events are already published. */
  publishedTransactions: PublishedTransactions | null = null;
  #newest: number | null = null;

  /** The position from which an up-to-date listener continues after a disconnect; null before the first event. */
  get cursor(): string | null {
    if (this.publishedTransactions) return this.publishedTransactions.cursor;
    return this.#newest === null ? null : String(this.#newest);
  }

  /** Calls the listener for every event of a topic until the returned function is called. */
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

  /** Publishes the events of an own act at once; does nothing where they already came back through the database. */
  publish(events: readonly Published[], transaction: number | null = null): void {
    if (this.publishedTransactions && transaction !== null) {
      if (this.publishedTransactions.has(transaction)) return;
      this.publishedTransactions.add(transaction);
    }
    this.tell(events);
  }

  /** Calls each listener once for each event, also when several of its topics match. */
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
          // The events are committed: a listener that fails must not make its act look failed, nor keep events from other listeners.
        }
  }

  get size(): number {
    return this.#byTopic.size;
  }
}
