// The log: one JSON line for each request. Lines are handed over together, because every hand-over waits for the system.

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
