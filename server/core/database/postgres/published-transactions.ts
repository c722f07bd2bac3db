// Which PostgreSQL transactions this process has published: those of its last snapshot, and its own later ones.
// Transaction ids are no order of commits, and waiting for the oldest open transaction would delay all others: a snapshot says exactly which are done.

type Snapshot = { readonly text: string; readonly xmin: number; readonly xmax: number; readonly open: ReadonlySet<number> };

const shape = /^\d{1,15}:\d{1,15}:(\d{1,15}(,\d{1,15})*)?$/;
/** Parses the text of `pg_current_snapshot()`; null for a text that PostgreSQL would not accept back. */
const snapshotOf = (text: string): Snapshot | null => {
  if (!shape.test(text)) return null;
  const [first = '', end = '', between = ''] = text.split(':');
  const [xmin, xmax] = [Number(first), Number(end)];
  const open = between === '' ? [] : between.split(',').map(Number);
  const inOrder = open.every((xid, at) => xid >= xmin && xid < xmax && (at === 0 || xid > (open[at - 1] ?? 0)));
  return xmin > 0 && xmax >= xmin && inOrder ? { text, xmin, xmax, open: new Set(open) } : null;
};
const shows = ({ xmax, open }: Snapshot, xid: number) => xid < xmax && !open.has(xid);

/** A cursor leaves out the own transactions beyond this number: a returning browser then hears some events twice, and the cursor stays short. */
const mostOwn = 100;

export class PublishedTransactions {
  #snapshot: Snapshot | null = null;
  #own = new Set<number>();

  /** The last snapshot, with which PostgreSQL finds unpublished events; null before the first. */
  get snapshot(): string | null {
    return this.#snapshot?.text ?? null;
  }

  has(xid: number): boolean {
    return this.#own.has(xid) || (this.#snapshot !== null && shows(this.#snapshot, xid));
  }

  /** Adds an own transaction, published right after its commit. */
  add(xid: number): void {
    this.#own.add(xid);
  }

  /** Marks every transaction that this snapshot shows as published. */
  advance(text: string): void {
    const next = snapshotOf(text);
    if (!next) throw new Error(`PostgreSQL answered a snapshot that cannot be read: ${text}`);
    this.#snapshot = next;
    for (const xid of this.#own) if (shows(next, xid)) this.#own.delete(xid);
  }

  /** The position from which a browser that is up to date continues, with any process of the database. */
  get cursor(): string | null {
    if (!this.#snapshot) return null;
    return this.#own.size === 0 || this.#own.size > mostOwn ? this.#snapshot.text : `${this.#snapshot.text}/${[...this.#own].join()}`;
  }
}

/** The snapshot of a cursor and the transactions beside it; null for an invalid cursor. */
export const readCursor = (text: string): { readonly snapshot: string; readonly own: readonly string[] } | null => {
  const [snapshot = '', own, ...more] = text.split('/');
  if (more.length > 0 || !snapshotOf(snapshot) || (own !== undefined && !/^\d{1,15}(,\d{1,15}){0,99}$/.test(own))) return null;
  return { snapshot, own: own?.split(',') ?? [] };
};
