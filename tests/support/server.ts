// The real server process, started as `npm start` does it, for the tests that need a process: browser, promise, crash and load.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from './environment.ts';
import { guard } from './guardian.ts';
import { root } from './root.ts';
import { demoPassword } from './stories/cast.ts';

export type ServerOptions = {
  /** Default: SQLite in the data directory. */
  databaseUrl?: string;
  /** Default: a temporary one that goes when the server ends; a given one stays. */
  dataDir?: string;
  /** Default: this project; the promise test starts a copy of it. */
  project?: string;
  env?: Readonly<Record<string, string>>;
  /** What Node is started with; `npm start` gives it limits of its memory. */
  parameters?: readonly string[];
  /** Milliseconds until it must be ready; the first start of a fresh clone also builds the pages. */
  patience?: number;
};

export type Server = {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything that it has printed so far. */
  log(): string;
  /** SIGTERM, as an operator ends it; answers the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a power cut ends it. */
  kill(): Promise<void>;
};

const stopPatience = 15_000;

const ended = (server: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve(server.exitCode);
    else server.once('exit', (code) => resolve(code));
  });

/** Asks until the server says that it is ready; the address stands in what it prints. */
const untilReady = async (server: ChildProcess, log: () => string, patience: number): Promise<string> => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended with ${server.exitCode ?? server.signalCode} before it was ready:\n${log()}`);
    }
    const url = /http:\/\/[\w.]+:\d+/.exec(log())?.[0];
    const answer = url && (await fetch(`${url}/readyz`).catch(() => null));
    if (url && answer) {
      await answer.body?.cancel();
      if (answer.ok) return url;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server was not ready after ${patience / 1000} s:\n${log()}`);
};

export const startServer = async (options: ServerOptions = {}): Promise<Server> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'work-management-data-'));
  const server = spawn(process.execPath, [...(options.parameters ?? ['server/main.js'])], {
    cwd: options.project ?? root,
    env: environment({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PASSWORD: demoPassword,
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const log = () => printed;
  const dismiss = guard({ pid: server.pid, directory: options.dataDir ? undefined : dataDir });
  const cleaned = () => {
    dismiss();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await ended(server);
    cleaned();
  };
  try {
    const url = await untilReady(server, log, options.patience ?? 240_000);
    return {
      url,
      pid: server.pid ?? 0,
      dataDir,
      log,
      kill,
      async stop() {
        server.kill('SIGTERM');
        const hard = setTimeout(() => server.kill('SIGKILL'), stopPatience);
        const code = await ended(server);
        clearTimeout(hard);
        cleaned();
        return code;
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
};
