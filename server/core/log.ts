// The log: one JSON line for each request. Lines are handed over together, because every hand-over waits for the system.
import { fstatSync, writeSync } from 'node:fs';

export type LogLine = Readonly<Record<string, unknown>>;

/** What went wrong where nobody waits for an answer. */
export const faultOf = (error: unknown): LogLine => ({
  at: new Date().toISOString(),
  error: error instanceof Error ? error.stack : String(error),
});
const longestWaitMs = 50;
const mostWaiting = 60_000;

/** A log that hands its lines over in their order: soon, at once when one tells of an error, and at the latest when the process ends. */
export const openLog = (write: (text: string) => void): ((line: LogLine) => void) => {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const handOver = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  process.on('exit', handOver);
  return (line) => {
    waiting += `${JSON.stringify(line)}\n`;
    if ('error' in line || waiting.length > mostWaiting) handOver();
    else timer ??= setTimeout(handOver, longestWaitMs).unref();
  };
};

/**
 * Writes to the standard output. Neither a full disk nor a reader who has gone ends the process: what cannot be written is lost, and what
 * comes later is written as soon as there is room again.
 */
export const standardOutput = (): ((text: string) => void) => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const kind = fstatSync(1);
  if (process.stdout.isTTY || kind.isFIFO() || kind.isSocket()) return (text) => void process.stdout.write(text);
  // Node's own stream takes nothing more after its first error.
  let torn = false;
  return (text) => {
    const bytes = Buffer.from(torn ? `\n${text}` : text);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(1, bytes, written);
      torn = false;
    } catch {
      // Whatever is written next begins a line of its own.
      torn ||= written > 0;
    }
  };
};
