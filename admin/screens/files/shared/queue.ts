// Files on their way to a record: one at a time, the others in line, in whichever tab of the page one is meanwhile.
import { isUnanswered, newKey } from '#admin/providers/calls/send-once.ts';
import { uploadFile } from '#admin/providers/calls/upload-file.ts';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';
import { largestFile } from '#schema/core/file-types.ts';

export type Sending = {
  readonly key: string;
  /** The address of the record: `task/12`. */
  readonly to: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Bytes that have left. */
  readonly sent: number;
  /** Why it failed: what the server said, or what is known without asking it. */
  readonly failure?: { readonly error: unknown } | 'tooLarge' | 'emptyFile';
};

const queue = new Watched<readonly Sending[]>([]);
export type Arrivals = {
  /** Follows each file that has arrived. */
  readonly arrived: () => unknown;
  /** Tells which have, once nothing of the record is on its way any more. */
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

// Who leaves the page now would lose what is on its way.
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
    // The row in the table takes the place of the one in line.
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

const judged = (file: File): Pick<Sending, 'state' | 'failure'> =>
  file.size > largestFile
    ? { state: 'failed', failure: 'tooLarge' }
    : file.size === 0
      ? { state: 'failed', failure: 'emptyFile' }
      : { state: 'waiting' };

/** Puts files in line. */
export const enqueue = (to: string, files: readonly File[], follows: Arrivals): void => {
  arrivals.set(to, follows);
  change([...queue.value, ...files.map((file) => ({ key: newKey(), to, file, sent: 0, ...judged(file) }))]);
  void advance();
};

/** Gives one up: it stops where it is, or leaves the line. */
export const cancel = (key: string): void => {
  const to = queue.value.find((one) => one.key === key)?.to;
  stops.get(key)?.abort();
  drop(key);
  if (to !== undefined) tellArrived(to);
};

/** Under the same key, so that one whose answer was lost does not arrive twice. */
export const again = (key: string): void => {
  set(key, { state: 'waiting', failure: undefined, sent: 0 });
  void advance();
};

/** A refusal stays one, however often it is tried; silence may end. */
export const mayTryAgain = ({ failure }: Sending): boolean => typeof failure === 'object' && isUnanswered(failure.error);

/** What is on its way to a record. */
export const useSendings = (to: string): readonly Sending[] => useWatched(queue, (line) => line).filter((one) => one.to === to);
