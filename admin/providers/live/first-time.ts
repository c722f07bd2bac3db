// Whatever happened is heard once: around a cut, and while one stream follows the other, the same is told twice. Numbers are no order of what happened.

/** As many as the server tells again at once, and some more. */
const most = 2000;

export class HeardOnce {
  #lately = new Set<number>();
  #before = new Set<number>();

  /** Whether this event is heard for the first time. */
  isNew(id: number): boolean {
    if (this.#lately.has(id) || this.#before.has(id)) return false;
    this.#lately.add(id);
    if (this.#lately.size > most) [this.#before, this.#lately] = [this.#lately, new Set()];
    return true;
  }
}
