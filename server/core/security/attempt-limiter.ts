// Limits guessing across all processes: failed tries are stored in the database while they count, under a hash of key and limiter.
import { AsyncResource } from 'node:async_hooks';
import type { Reader } from '../database/database.ts';
import { join, milliseconds, sql, text } from '../database/sql.ts';
import { act, type Services } from '../events/act.ts';
import { Refusal } from '../http/refusal.ts';
import { Throttle } from '../http/throttle.ts';
import { hashOf } from './session.ts';

type Failed = { readonly key: string; readonly at: number };

// Runs outside the call's transaction: its changes are rolled back, the record of the failed try is kept.
const beside = new AsyncResource('guesses');

export class AttemptLimiter {
  /** Tries of the same key run one after another, so that concurrent ones count too. */
  readonly #turns = new Throttle(Number.POSITIVE_INFINITY);
  readonly #name: string;
  readonly #most: number;
  readonly #windowMs: number;

  /** `most` failed tries in a window (a minute) for one key; the next is refused until the oldest has expired. Only failures count. */
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
    // The clock of another process may be slightly ahead; times further ahead, after a clock was set back, do not count.
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
   * Counts the try before it is made, so that concurrent tries of all processes stay within the limit; answers the ids of its rows.
   * @throws Refusal 429 with the seconds to wait
   */
  async #reserve(services: Services, hashes: readonly string[]): Promise<number[]> {
    const { read, dialect } = services.database;
    // A caller who must wait costs no transaction.
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
   * Makes a try, outside of any act; an error counts as a failure where `counts` says so. Success deletes the earlier failures of the
   * keys in `forgives`: never a key that other accounts share, or an attacker could reset it by signing in to an own account.
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

  /** Counts every call, whether successful or not. @throws Refusal 429 when there were too many */
  async count(services: Services, keys: readonly string[]): Promise<void> {
    const hashes = this.#hashes(keys);
    await this.#turns.inTurn(hashes, () => this.#reserve(services, hashes));
  }
}
