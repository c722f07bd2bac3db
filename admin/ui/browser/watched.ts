// A global value of the page; components that read it render again when it changes.
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

/** A part of the value: the component renders again only when that part changes. */
export const useWatched = <T, S>(watched: Watched<T>, part: (value: T) => S): S =>
  useSyncExternalStore(watched.watch, () => part(watched.value));
