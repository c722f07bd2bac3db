// A screen that listens: opens a stream of events as a browser does and keeps what it hears.
export type StreamEvent = {
  readonly id: number;
  readonly topics: string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  readonly by: number | null;
  readonly at: string;
};

export type EventStream = {
  readonly received: readonly StreamEvent[];
  /** What a browser would send as `Last-Event-ID` when it comes back. */
  readonly cursor: string | undefined;
  /** The first event that fits, now or when it comes; fails after `patience` milliseconds. */
  next(fits: (event: StreamEvent) => boolean, patience?: number): Promise<StreamEvent>;
  /** When it has said from where one comes back. */
  readonly began: Promise<void>;
  /** When the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
};

const messageOf = (text: string): { event: StreamEvent | null; cursor: string | undefined } => {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  return { event: lines.get('event') === 'change' ? (JSON.parse(lines.get('data') ?? '') as StreamEvent) : null, cursor: lines.get('id') };
};

/** Reads what the server sends; `stop` ends the connection. */
export const eventStream = (body: ReadableStream<Uint8Array>, stop: () => void): EventStream => {
  const received: StreamEvent[] = [];
  let cursor: string | undefined;
  let begin = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const waiting = new Set<() => void>();
  const reader = body.getReader();
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const texts = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = texts.pop() ?? '';
      for (const text of texts) {
        const message = messageOf(text);
        if (message.event) received.push(message.event);
        cursor = message.cursor ?? cursor;
        if (cursor !== undefined) begin();
      }
      for (const look of waiting) look();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    received,
    get cursor() {
      return cursor;
    },
    began,
    ended,
    next: (fits, patience = 60_000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = received.find(fits);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Nothing that fits within ${patience} ms; heard: ${JSON.stringify(received)}`));
        }, patience);
        waiting.add(look);
        look();
      }),
    // A stream of the application itself has no connection that ends with its call.
    close: () => {
      void reader.cancel().catch(() => undefined);
      stop();
    },
  };
};
