// Limits guessing: counts failed tries of a key in a time window; only failures count.

export class Throttle {
  readonly #tries = new Map<string, number[]>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;

  /** `most` failed tries in a window (a minute) for one key; the next is refused until the oldest has expired. `now` must be monotonic. */
  constructor(most: number, now: () => number = () => performance.now(), windowMs = 60_000) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#windowMs;
    return (this.#tries.get(key) ?? []).filter((at) => at > since);
  }

  /** Seconds to wait before the next try of any of the keys; 0 when it may be made now. */
  wait(...keys: string[]): number {
    return Math.max(
      0,
      ...keys.map((key) => {
        const recent = this.#recent(key);
        const blocking = recent.at(-this.#most);
        return blocking === undefined ? 0 : Math.ceil((blocking + this.#windowMs - this.#now()) / 1000);
      }),
    );
  }

  failed(...keys: string[]): void {
    for (const key of keys) this.#tries.set(key, [...this.#recent(key), this.#now()]);
    if (this.#tries.size > 50_000) for (const key of this.#tries.keys()) if (this.#recent(key).length === 0) this.#tries.delete(key);
  }

  /** Tries of the same key run one after another, so that concurrent failures count too. */
  async inTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const run = Promise.all(keys.map((key) => this.#turns.get(key))).then(work);
    const ended = run.then(
      () => undefined,
      () => undefined,
    );
    for (const key of keys) this.#turns.set(key, ended);
    await ended;
    for (const key of keys) if (this.#turns.get(key) === ended) this.#turns.delete(key);
    return run;
  }

  forget(...keys: string[]): void {
    for (const key of keys) this.#tries.delete(key);
  }
}
