// A screen that listens: opens a stream of events as a browser does and keeps what it hears.
export type Heard = {
  readonly id: number;
  readonly topics: string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  readonly by: number | null;
  readonly at: string;
};

export type EventStream = {
  readonly heard: readonly Heard[];
  /** The first event that fits, now or when it comes; fails after `patience` milliseconds. */
  next(fits: (event: Heard) => boolean, patience?: number): Promise<Heard>;
  /** When the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
};

const messageOf = (text: string): Heard | null => {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  if (lines.get('event') !== 'change') return null;
  const event = JSON.parse(lines.get('data') ?? '') as Heard;
  if (lines.get('id') !== String(event.id)) throw new Error(`The id of ${text} is another.`);
  return event;
};

/** Reads what the server sends; `stop` ends the connection. */
export const eventStream = (body: ReadableStream<Uint8Array>, stop: () => void): EventStream => {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const texts = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = texts.pop() ?? '';
      for (const text of texts) {
        const message = messageOf(text);
        if (message) heard.push(message);
      }
      for (const look of waiting) look();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    heard,
    ended,
    next: (fits, patience = 1000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find(fits);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Nothing that fits within ${patience} ms; heard: ${JSON.stringify(heard)}`));
        }, patience);
        waiting.add(look);
        look();
      }),
    close: stop,
  };
};
