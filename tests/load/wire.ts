// The load: a few keep-alive connections, each of which sends its next call when the last one is answered. Bare sockets, because a
// client that costs as much as the server would measure itself.
import { connect, type Socket } from 'node:net';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const prefix = '/api/v1';

/** The bytes of a call on the wire. */
export const bytesOf = ({ method, path, body, headers = {} }: Call, cookie: string): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${prefix}${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    `Cookie: ${cookie}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text && ['Content-Type: application/json']),
    ...(method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
};

const headEnd = Buffer.from('\r\n\r\n');

/** One connection; an answer is known by its status and its length. */
export class Line {
  readonly #socket: Socket;
  #kept: Buffer | null = null;
  #answered: ((status: number) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(this.#kept ? Buffer.concat([this.#kept, chunk]) : chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('The server closed the connection.')));
  }

  #read(bytes: Buffer): void {
    this.#kept = bytes;
    const end = bytes.indexOf(headEnd);
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    const length = status === 304 || status === 204 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) return void this.#failed?.(new Error(`An answer without a length: ${head}`));
    if (bytes.length < end + headEnd.length + length) return;
    this.#kept = null;
    this.#answered?.(status);
  }

  send(bytes: Buffer, answered: (status: number) => void, failed: (error: Error) => void): void {
    // One that was not used for a while the server has closed: nobody would answer.
    if (this.#socket.destroyed) return void failed(new Error('The server closed the connection.'));
    this.#answered = answered;
    this.#failed = failed;
    this.#socket.write(bytes);
  }

  end(): void {
    this.#failed = null;
    this.#socket.destroy();
  }
}

export type Load = {
  readonly port: number;
  readonly connections: number;
  readonly ms: number;
  /** The status that each answer must have: a refusal is quick, and no work. */
  readonly status: number;
  /** The next call of a connection; asked for only when its last one is answered. */
  next(connection: number): Buffer;
  /** Whether a connection may end now, where its calls belong together. */
  mayEnd?(connection: number): boolean;
};

/** Calls for so long; answers how many calls were answered, and how many a second. */
export const callFor = async ({
  port,
  connections,
  ms,
  status,
  next,
  mayEnd = () => true,
}: Load): Promise<{ answers: number; perSecond: number }> => {
  const lines = Array.from({ length: connections }, () => new Line(port));
  const started = performance.now();
  let answers = 0;
  try {
    await Promise.all(
      lines.map(
        (line, connection) =>
          new Promise<void>((resolve, reject) => {
            const send = () => line.send(next(connection), answered, reject);
            const answered = (got: number) => {
              answers += 1;
              if (got !== status) reject(new Error(`${got} instead of ${status}`));
              else if (performance.now() - started < ms || !mayEnd(connection)) send();
              else resolve();
            };
            send();
          }),
      ),
    );
    return { answers, perSecond: (answers * 1000) / (performance.now() - started) };
  } finally {
    for (const line of lines) line.end();
  }
};
