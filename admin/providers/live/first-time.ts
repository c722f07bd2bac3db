// Removes duplicate events: reconnecting and overlapping streams repeat events. Event ids do not order them.

/** More than the server repeats at once. */
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
