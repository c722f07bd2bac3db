// The upload queue of a record: one file at a time, independent of the open tab.
import { isUnanswered, newKey } from '#admin/providers/calls/send-once.ts';
import { uploadFile } from '#admin/providers/calls/upload-file.ts';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';
import { largestFile } from '#schema/core/file-types.ts';

export type Sending = {
  readonly key: string;
  /** The record's path: `task/12`. */
  readonly to: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Bytes sent. */
  readonly sent: number;
  /** The failure: the server's error, or one detected before sending. */
  readonly failure?: { readonly error: unknown } | 'tooLarge' | 'emptyFile';
};

const queue = new Watched<readonly Sending[]>([]);
export type Arrivals = {
  /** Called after each uploaded file. */
  readonly arrived: () => unknown;
  /** Called with the names of the uploaded files, once the record's queue is empty. */
  readonly announce: (names: readonly string[]) => void;
};
const arrivals = new Map<string, Arrivals>();
const untold = new Map<string, string[]>();

const tellArrived = (to: string): void => {
  const names = untold.get(to);
  if (!names || queue.value.some((one) => one.to === to && one.state !== 'failed')) return;
  untold.delete(to);
  arrivals.get(to)?.announce(names);
};
const stops = new Map<string, AbortController>();

// Leaving the page would abort the uploads.
const hold = (event: BeforeUnloadEvent) => event.preventDefault();

const change = (next: readonly Sending[]) => {
  const underway = next.some(({ state }) => state !== 'failed');
  if (underway) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
  queue.set(next);
};
const set = (key: string, part: Partial<Sending>) => change(queue.value.map((one) => (one.key === key ? { ...one, ...part } : one)));
const drop = (key: string) => change(queue.value.filter((one) => one.key !== key));

const advance = async (): Promise<void> => {
  if (queue.value.some(({ state }) => state === 'sending')) return;
  const next = queue.value.find(({ state }) => state === 'waiting');
  if (!next) return;
  const { key, to, file } = next;
  const stop = new AbortController();
  stops.set(key, stop);
  set(key, { state: 'sending', sent: 0 });
  try {
    await uploadFile(file, { to, key, signal: stop.signal, onProgress: (sent, total) => set(key, { sent: (sent / total) * file.size }) });
    // The table's row replaces the queue's row.
    await arrivals.get(to)?.arrived();
    untold.set(to, [...(untold.get(to) ?? []), file.name]);
    drop(key);
  } catch (error) {
    if (!stop.signal.aborted) set(key, { state: 'failed', failure: { error } });
  } finally {
    stops.delete(key);
    tellArrived(to);
    void advance();
  }
};

const initialState = (file: File): Pick<Sending, 'state' | 'failure'> =>
  file.size > largestFile
    ? { state: 'failed', failure: 'tooLarge' }
    : file.size === 0
      ? { state: 'failed', failure: 'emptyFile' }
      : { state: 'waiting' };

/** Adds files to the queue. */
export const enqueue = (to: string, files: readonly File[], follows: Arrivals): void => {
  arrivals.set(to, follows);
  change([...queue.value, ...files.map((file) => ({ key: newKey(), to, file, sent: 0, ...initialState(file) }))]);
  void advance();
};

/** Aborts an upload, or removes it from the queue. */
export const cancel = (key: string): void => {
  const to = queue.value.find((one) => one.key === key)?.to;
  stops.get(key)?.abort();
  drop(key);
  if (to !== undefined) tellArrived(to);
};

/** Retries with the same key, so that a file whose answer was lost is not stored twice. */
export const again = (key: string): void => {
  set(key, { state: 'waiting', failure: undefined, sent: 0 });
  void advance();
};

/** A refusal is final; a missing answer can be retried. */
export const mayTryAgain = ({ failure }: Sending): boolean => typeof failure === 'object' && isUnanswered(failure.error);

/** The queue of a record. */
export const useSendings = (to: string): readonly Sending[] => useWatched(queue, (line) => line).filter((one) => one.to === to);
