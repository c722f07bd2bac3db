// A value that is the whole page's: whoever shows it is drawn anew when it becomes another one.
import { useSyncExternalStore } from 'react';

export class Watched<T> {
  readonly #watchers = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of this.#watchers) watcher();
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
}

/** What a component shows of it: drawn anew only when that part becomes another one. */
export const useWatched = <T, S>(watched: Watched<T>, part: (value: T) => S): S =>
  useSyncExternalStore(watched.watch, () => part(watched.value));
