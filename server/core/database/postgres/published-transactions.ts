// Which transactions of a PostgreSQL this process has told of: what its last snapshot showed, and its own ones since.
// Numbers are no order of commits, and waiting for the oldest open transaction would hold up all the others: a snapshot says exactly which ones are done.

type Snapshot = { readonly text: string; readonly xmin: number; readonly xmax: number; readonly open: ReadonlySet<number> };

const shape = /^\d{1,15}:\d{1,15}:(\d{1,15}(,\d{1,15})*)?$/;
/** Reads what `pg_current_snapshot()` answers; null for what PostgreSQL would not take back. */
const snapshotOf = (text: string): Snapshot | null => {
  if (!shape.test(text)) return null;
  const [first = '', end = '', between = ''] = text.split(':');
  const [xmin, xmax] = [Number(first), Number(end)];
  const open = between === '' ? [] : between.split(',').map(Number);
  const inOrder = open.every((xid, at) => xid >= xmin && xid < xmax && (at === 0 || xid > (open[at - 1] ?? 0)));
  return xmin > 0 && xmax >= xmin && inOrder ? { text, xmin, xmax, open: new Set(open) } : null;
};
const shows = ({ xmax, open }: Snapshot, xid: number) => xid < xmax && !open.has(xid);

/** With more own ones a cursor leaves them out: who comes back hears some of it again rather than carrying them all. */
const mostOwn = 100;

export class PublishedTransactions {
  #snapshot: Snapshot | null = null;
  #own = new Set<number>();

  /** What PostgreSQL needs to find what has not been told; null before the first snapshot. */
  get snapshot(): string | null {
    return this.#snapshot?.text ?? null;
  }

  has(xid: number): boolean {
    return this.#own.has(xid) || (this.#snapshot !== null && shows(this.#snapshot, xid));
  }

  /** An own transaction, told right after its commit. */
  add(xid: number): void {
    this.#own.add(xid);
  }

  /** Everything that this snapshot shows has been told now. */
  advance(text: string): void {
    const next = snapshotOf(text);
    if (!next) throw new Error(`PostgreSQL answered a snapshot that cannot be read: ${text}`);
    this.#snapshot = next;
    for (const xid of this.#own) if (shows(next, xid)) this.#own.delete(xid);
  }

  /** From where a browser that has heard everything so far goes on, with any process of the database. */
  get cursor(): string | null {
    if (!this.#snapshot) return null;
    return this.#own.size === 0 || this.#own.size > mostOwn ? this.#snapshot.text : `${this.#snapshot.text}/${[...this.#own].join()}`;
  }
}

/** The snapshot of a cursor and the transactions beside it; null for anything else. */
export const readCursor = (text: string): { readonly snapshot: string; readonly own: readonly string[] } | null => {
  const [snapshot = '', own, ...more] = text.split('/');
  if (more.length > 0 || !snapshotOf(snapshot) || (own !== undefined && !/^\d{1,15}(,\d{1,15}){0,99}$/.test(own))) return null;
  return { snapshot, own: own?.split(',') ?? [] };
};
