// The hub tells what was committed to whoever listens in this process: open screens now, notifications and mail later.

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
type Listener = (event: Published) => void;

export class Hub {
  readonly #byTopic = new Map<string, Set<Listener>>();

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

  /** Tells each listener once, also when several of its topics match. */
  publish(events: readonly Published[]): void {
    for (const event of events) {
      const told = new Set<Listener>();
      for (const topic of event.topics)
        for (const listener of this.#byTopic.get(topic) ?? []) {
          if (told.has(listener)) continue;
          told.add(listener);
          try {
            listener(event);
          } catch {
            // What is told has been committed: a screen that is gone must not make its act look failed, nor keep it from the others.
          }
        }
    }
  }

  get size(): number {
    return this.#byTopic.size;
  }
}
