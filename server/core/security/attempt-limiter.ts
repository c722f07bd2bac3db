// Guessing is slowed down by all processes together: what failed lies in the database for as long as it counts, under a hash of who tried and what.
import { AsyncResource } from 'node:async_hooks';
import type { Reader } from '../database/database.ts';
import { join, milliseconds, sql, text } from '../database/sql.ts';
import { act, type Services } from '../events/act.ts';
import { Refusal } from '../http/refusal.ts';
import { Throttle } from '../http/throttle.ts';
import { hashOf } from './session.ts';

type Failed = { readonly key: string; readonly at: number };

// No part of the call that failed: what it wrote is undone, that it failed is kept.
const beside = new AsyncResource('guesses');

export class AttemptLimiter {
  /** Tries of the same key wait for each other, so that those made at once count as well. */
  readonly #turns = new Throttle(Number.POSITIVE_INFINITY);
  readonly #name: string;
  readonly #most: number;
  readonly #windowMs: number;

  /** `most` failed tries in a window (a minute) for one key; the next is refused until the oldest has left it. Only failures count. */
  constructor(name: string, most: number, windowMs = 60_000) {
    this.#name = name;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  #hashes(keys: readonly string[]): string[] {
    return keys.map((key) => hashOf(`${this.#name} ${key}`));
  }

  #recent(read: Reader, hashes: readonly string[]): Promise<Failed[]> {
    const now = Date.now();
    // The clock of another process may be ahead by a little; where a clock was set back, what is further ahead counts for nothing.
    const [since, until] = [new Date(now - this.#windowMs), new Date(now + this.#windowMs)];
    const keys = join(hashes.map((hash) => sql`${hash}`));
    return read.rows(sql`select key, at from failed_try where at > ${since} and at <= ${until} and key in (${keys}) order by at, id`, {
      key: text,
      at: milliseconds,
    });
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

  /**
   * Counts the try before it is made, so that of those that all processes make at once no more than allowed are made; answers its rows.
   * @throws Refusal 429 with the seconds to wait
   */
  async #reserve(services: Services, hashes: readonly string[]): Promise<number[]> {
    const { read, dialect } = services.database;
    // Whoever waits costs no transaction.
    this.#refuse(hashes, await this.#recent(read, hashes));
    return beside.runInAsyncScope(() =>
      act(services, null, async (tx) => {
        if (dialect === 'postgres')
          for (const hash of [...hashes].sort()) await tx.read.run(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
        this.#refuse(hashes, await this.#recent(tx.read, hashes));
        const at = new Date();
        await tx.em.nativeDelete(tx.database.entities.failed_try, { ends_at: { $lte: at } });
        const rows = hashes.map((key) => tx.create('failed_try', { key, at, ends_at: new Date(at.getTime() + this.#windowMs) }));
        await tx.flush();
        return rows.map(({ id }) => id);
      }),
    );
  }

  #forget(services: Services, ids: readonly number[], keys: readonly string[] = []): Promise<unknown> {
    const which = { $or: [{ id: { $in: [...ids] } }, { key: { $in: this.#hashes(keys) } }] };
    return beside.runInAsyncScope(() => act(services, null, (tx) => tx.em.nativeDelete(tx.database.entities.failed_try, which)));
  }

  /**
   * Makes a try, outside of any act; an error counts where `counts` says so. Success wipes out what failed before under the keys that it
   * `forgives`: none under which others are tried as well, or whoever has something of their own to succeed with would guess on and on.
   * @throws Refusal 429 when one of the keys has failed too often
   */
  attempt<T>(
    services: Services,
    keys: readonly string[],
    work: () => Promise<T>,
    counts: (error: unknown) => boolean,
    forgives: readonly string[] = keys,
  ): Promise<T> {
    const hashes = this.#hashes(keys);
    return this.#turns.inTurn(hashes, async () => {
      const reserved = await this.#reserve(services, hashes);
      try {
        const answer = await work();
        await this.#forget(services, reserved, forgives);
        return answer;
      } catch (error) {
        if (!counts(error)) await this.#forget(services, reserved);
        throw error;
      }
    });
  }

  /** Counts what tells nothing of success: every time is one. @throws Refusal 429 when it was too often */
  async count(services: Services, keys: readonly string[]): Promise<void> {
    const hashes = this.#hashes(keys);
    await this.#turns.inTurn(hashes, () => this.#reserve(services, hashes));
  }
}
