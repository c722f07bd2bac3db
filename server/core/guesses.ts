// Guessing is slowed down by all processes together: what failed lies in the database for as long as it counts, under a hash of who tried and what.
import { AsyncResource } from 'node:async_hooks';
import { act } from './act.ts';
import type { Database } from './database.ts';
import type { Hub } from './events.ts';
import { Refusal } from './refusal.ts';
import { hashOf } from './session.ts';
import { Throttle } from './throttle.ts';

type Door = { readonly database: Database; readonly hub: Hub };
type Failed = { readonly key: string; readonly at: number };

// No part of the call that failed: what it wrote is undone, that it failed is kept.
const beside = new AsyncResource('guesses');

export class Guesses {
  /** Tries of the same key wait for each other, so that those made at once count as well. */
  readonly #turns = new Throttle(Number.POSITIVE_INFINITY);
  readonly #name: string;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #forgives: boolean;

  /**
   * `most` failed tries in a window (a minute) for one key; the next is refused until the oldest has left it. Only failures count.
   * `forgives`: a success wipes them out; not where whoever tries succeeds with something of their own in between.
   */
  constructor(name: string, most: number, { windowMs = 60_000, forgives = true }: { windowMs?: number; forgives?: boolean } = {}) {
    this.#name = name;
    this.#most = most;
    this.#windowMs = windowMs;
    this.#forgives = forgives;
  }

  #hashes(keys: readonly string[]): string[] {
    return keys.map((key) => hashOf(`${this.#name} ${key}`));
  }

  async #recent({ database: { read, dialect } }: Door, hashes: readonly string[]): Promise<Failed[]> {
    const now = Date.now();
    // The clock of another process may be ahead by a little; where a clock was set back, what is further ahead counts for nothing.
    const between = [now - this.#windowMs, now + this.#windowMs];
    const sqlite = dialect === 'sqlite';
    const places = hashes.map((_hash, at) => (sqlite ? '?' : `$${at + 3}`)).join(', ');
    const [since, until] = sqlite ? ['?', '?'] : ['$1', '$2'];
    const rows = await read.all(
      `select key, at from failed_try where at > ${since} and at <= ${until} and key in (${places}) order by at, id`,
      [...between.map((at) => (sqlite ? at : new Date(at))), ...hashes],
    );
    return rows.map(({ key, at }) => ({ key: String(key), at: new Date(at as number | string).getTime() }));
  }

  /** @throws Refusal 429 with the seconds to wait */
  #refuse(hashes: readonly string[], recent: readonly Failed[]): void {
    const waits = hashes.map((hash) => {
      const blocking = recent.filter(({ key }) => key === hash).at(-this.#most);
      return blocking ? Math.ceil((blocking.at + this.#windowMs - Date.now()) / 1000) : 0;
    });
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) throw new Refusal(429, 'tooManyTries', { parameters: { seconds }, members: { seconds } });
  }

  #keep(door: Door, hashes: readonly string[]): Promise<void> {
    const at = new Date();
    return beside.runInAsyncScope(() =>
      act(door, null, async (tx) => {
        await tx.em.nativeDelete(tx.database.entities.failed_try, { ends_at: { $lte: at } });
        for (const key of hashes) tx.create('failed_try', { key, at, ends_at: new Date(at.getTime() + this.#windowMs) });
      }),
    );
  }

  #forget(door: Door, hashes: readonly string[]): Promise<unknown> {
    return beside.runInAsyncScope(() =>
      act(door, null, (tx) => tx.em.nativeDelete(tx.database.entities.failed_try, { key: { $in: [...hashes] } })),
    );
  }

  /**
   * Makes a try, outside of any act; success wipes out what failed before, an error counts where `counts` says so.
   * @throws Refusal 429 when one of the keys has failed too often
   */
  attempt<T>(door: Door, keys: readonly string[], work: () => Promise<T>, counts: (error: unknown) => boolean): Promise<T> {
    const hashes = this.#hashes(keys);
    return this.#turns.inTurn(hashes, async () => {
      const recent = await this.#recent(door, hashes);
      this.#refuse(hashes, recent);
      try {
        const answer = await work();
        if (this.#forgives && recent.length > 0) await this.#forget(door, hashes);
        return answer;
      } catch (error) {
        if (counts(error)) await this.#keep(door, hashes);
        throw error;
      }
    });
  }

  /** Counts what tells nothing of success: every time is one. @throws Refusal 429 when it was too often */
  count(door: Door, keys: readonly string[]): Promise<void> {
    const hashes = this.#hashes(keys);
    return this.#turns.inTurn(hashes, async () => {
      this.#refuse(hashes, await this.#recent(door, hashes));
      await this.#keep(door, hashes);
    });
  }
}
