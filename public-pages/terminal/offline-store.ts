// What the tablet keeps through a reload and a day offline: waiting taps in order, the last state from the server, and its key.
import type { Action, Here, WorkAnswer } from './calls.ts';
import type { TabletKey } from './tablet-key.ts';

/** A tap that the server has not received yet. */
export type Waiting = {
  readonly id: string;
  readonly user_token: string;
  readonly action: Action;
  readonly occurred_at: string;
  readonly work?: WorkAnswer;
  readonly means: 'pin' | 'rfid';
  /** The end of the chip's number: enough to recognise one's own in the list, too little to copy it. */
  readonly tail: string;
};
export type Remembered = { readonly here: Here; readonly ahead: number; readonly at: number };

const name = 'registration terminal';
const taps = 'taps';
const notes = 'notes';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;
const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(taps, { autoIncrement: true }).createIndex('id', 'id', { unique: true });
      request.result.createObjectStore(notes);
    };
    request.onsuccess = () => {
      // A newer page that upgrades the database must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** `strict` resolves once the data is on the disk; data that is rewritten anyway, or harmless if it returns, needs no wait. */
const written = async (
  store: string,
  write: (store: IDBObjectStore) => unknown,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<void> => {
  const transaction = (await open()).transaction(store, 'readwrite', { durability });
  write(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
};

export const putTap = (tap: Waiting): Promise<void> => written(taps, (store) => store.add(tap), 'strict');
export const takeTap = async (id: string): Promise<void> => {
  const key = await done((await open()).transaction(taps).objectStore(taps).index('id').getKey(id));
  if (key !== undefined) await written(taps, (store) => store.delete(key));
};
/** All waiting taps, oldest first. */
export const waitingTaps = async (): Promise<Waiting[]> => done((await open()).transaction(taps).objectStore(taps).getAll());

export const remember = (key: string, value: Remembered): Promise<void> => written(notes, (store) => store.put(value, key));
const note = async <T>(key: string): Promise<T | undefined> => done((await open()).transaction(notes).objectStore(notes).get(key));
export const remembered = (key: string): Promise<Remembered | undefined> => note(key);

/** No address of a terminal has a space. */
const tabletKey = 'tablet key';
export const putTabletKey = (value: TabletKey): Promise<void> => written(notes, (store) => store.put(value, tabletKey), 'strict');
export const storedTabletKey = (): Promise<TabletKey | undefined> => note(tabletKey);
