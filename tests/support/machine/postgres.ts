// A real PostgreSQL for the tests: started in a second in a temporary directory, gone with the tests that asked for it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { guard } from '../guardian.ts';
import { type Account, accountToRunAs, binariesFor } from './postgres-binaries.ts';

export type Postgres = {
  /** The address of a database of this server, with user and password. */
  url(database: string): string;
  /** Of its first process, whose children the others are. */
  readonly pid: number;
  /** SIGKILL of the whole server, as a power cut ends it. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  again(): Promise<void>;
  stop(): Promise<void>;
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });

// What is lost in a crash is thrown away anyhow, so nothing waits for the disk.
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
const settings = {
  max_connections: '200',
  shared_buffers: '128MB',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
};

/** Resolves when the server takes connections; rejects with its log when it ends before that. */
const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = '';
    const listen = (chunk: Buffer) => {
      log += chunk.toString();
      if (!log.includes('ready to accept connections')) return;
      server.stderr?.off('data', listen).resume();
      resolve();
    };
    server.stderr?.on('data', listen);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });

type Cluster = {
  directory: string;
  data: string;
  binaries: string;
  password: string;
  /** Its data stay when it ends. */
  isPersistent: boolean;
  run: { cwd: string; env: NodeJS.ProcessEnv } & Account;
};

const makeCluster = (directory: string, isPersistent: boolean): Cluster => {
  const account = accountToRunAs();
  const binaries = binariesFor(account, directory);
  const data = join(directory, 'data');
  const secret = join(directory, 'password');
  const run = { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const made = existsSync(join(data, 'PG_VERSION'));
  const password = made ? readFileSync(secret, 'utf8') : crypto.randomUUID();
  const cluster = { directory, data, binaries, password, isPersistent, run };
  if (made) return cluster;
  writeFileSync(secret, password);
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, directory]);
  const options = ['--auth=password', '--username=postgres', `--pwfile=${secret}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'bin', 'initdb'), [`--pgdata=${data}`, ...options], { ...run, stdio: 'pipe' });
  return cluster;
};

const startServer = async ({ data, binaries, run, directory, isPersistent }: Cluster, durable: boolean, port: number) => {
  const flags = Object.entries({ ...settings, ...(!durable && hasty), port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, ...flags], { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
  const dismiss = guard({ pid: server.pid, signal: 'QUIT', ...(!isPersistent && { directory }) });
  try {
    await ready(server);
  } catch (error) {
    dismiss();
    throw error;
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const running = server.exitCode === null && server.signalCode === null;
    server.kill(signal);
    if (running) await ended;
    dismiss();
  };
  return { end, pid: server.pid ?? 0 };
};

const startCluster = async (cluster: Cluster, durable: boolean, attempts: number): Promise<Postgres> => {
  const port = await freePort();
  const begin = async (left: number): Promise<Awaited<ReturnType<typeof startServer>>> => {
    try {
      return await startServer(cluster, durable, port);
    } catch (error) {
      // After a crash its backends need a moment to see that they are alone.
      if (left > 1 && /shared memory block|lock file/.test(String(error))) return begin(left - 1);
      throw error;
    }
  };
  let server: Awaited<ReturnType<typeof startServer>>;
  try {
    server = await begin(1);
  } catch (error) {
    // Somebody else may have taken the port in between.
    if (attempts > 1 && String(error).includes('Address already in use')) return startCluster(cluster, durable, attempts - 1);
    throw error;
  }
  return {
    get pid() {
      return server.pid;
    },
    url: (database) => `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`,
    crash: () => server.end('SIGKILL'),
    async again() {
      server = await begin(50);
    },
    async stop() {
      await server.end(cluster.isPersistent ? 'SIGINT' : 'SIGQUIT');
      if (!cluster.isPersistent) rmSync(cluster.directory, { recursive: true, force: true });
    },
  };
};

/** `durable`: as an installation runs it, where what is acknowledged waits for the disk; `keptFolder`: a directory in which its data stay for the next one. */
export const startPostgres = async ({
  durable = false,
  keptFolder,
}: {
  durable?: boolean;
  keptFolder?: string;
} = {}): Promise<Postgres> => {
  if (keptFolder) mkdirSync(keptFolder, { recursive: true });
  const directory = keptFolder ?? mkdtempSync(join(tmpdir(), 'work-management-postgres-'));
  try {
    return await startCluster(makeCluster(directory, keptFolder !== undefined), durable, 3);
  } catch (error) {
    if (!keptFolder) rmSync(directory, { recursive: true, force: true });
    throw error;
  }
};

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes a database, empty or as a copy of another that nobody has open; answers its address. */
export const createDatabase = async (server: string, name: string, template?: string): Promise<string> => {
  await onServer(server, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, `drop database if exists ${name} with (force)`);
