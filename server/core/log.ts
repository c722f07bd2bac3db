// The log: one JSON line for each request. Lines are written in batches, because every write blocks.
import { fstatSync, writeSync } from 'node:fs';

export type LogLine = Readonly<Record<string, unknown>>;

/** The log line of a fault outside of a request. */
export const faultOf = (error: unknown): LogLine => ({
  at: new Date().toISOString(),
  error: error instanceof Error ? error.stack : String(error),
});
const longestWaitMs = 50;
const mostWaiting = 60_000;

/** A log that writes lines in order: soon, at once after an error, and at the latest when the process ends. */
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
 * Writes to the standard output. Neither a full disk nor a closed reader ends the process: unwritable lines are lost, and later
 * ones are written as soon as it is possible again.
 */
export const standardOutput = (): ((text: string) => void) => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const kind = fstatSync(1);
  if (process.stdout.isTTY || kind.isFIFO() || kind.isSocket()) return (text) => void process.stdout.write(text);
  // Node's own stream accepts nothing after its first error.
  let torn = false;
  return (text) => {
    const bytes = Buffer.from(torn ? `\n${text}` : text);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(1, bytes, written);
      torn = false;
    } catch {
      // The next text begins on a new line.
      torn ||= written > 0;
    }
  };
};
