// The companies of the benchmark on PostgreSQL: a database each, in one server whose data stay in .cache.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { guard } from '../support/guardian.ts';
import { createDatabase, dropDatabase, startPostgres } from '../support/machine/postgres.ts';
import { accountToRunAs } from '../support/machine/postgres-binaries.ts';
import { root } from '../support/root.ts';
import { type Companies, cache, keyOf, type Size, seed } from './data.ts';

/** PostgreSQL does not run as root: where its account has no way to .cache (a clone below /root), its data stay beside. */
const place = (): string => {
  mkdirSync(cache, { recursive: true });
  try {
    execFileSync('test', ['-x', cache], { ...accountToRunAs(), cwd: '/' });
    return join(cache, 'postgres');
  } catch {
    return join(tmpdir(), `work-management-bench-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  }
};

const prefixOf = { kept: 'company', copy: 'run' } as const;

export const onPostgres = async (): Promise<Companies> => {
  const server = await startPostgres({ durable: true, keptFolder: place() });
  const administrator = new pg.Client({ connectionString: server.url('postgres') });
  await administrator.connect();
  const named = async (pattern: string) =>
    (await administrator.query<{ datname: string }>('select datname from pg_database where datname ~ $1', [pattern])).rows.map(
      ({ datname }) => datname,
    );
  const drop = async (pattern: string) => {
    for (const name of await named(pattern)) await dropDatabase(server.url('postgres'), name);
  };
  // What a run left that was killed.
  await drop(`^${prefixOf.copy}_`);

  const companyOf = async (askedSize: Size): Promise<string> => {
    const { size, edition } = keyOf('postgres', askedSize);
    const name = `${prefixOf.kept}_${size}_${edition}`;
    if ((await named(`^${name}$`)).length > 0) return name;
    await drop(`^${prefixOf.kept}_${size}_`);
    const making = `${prefixOf.copy}_seed`;
    const url = await createDatabase(server.url('postgres'), making);
    const folder = mkdtempSync(join(tmpdir(), 'work-management-seed-'));
    seed(url, folder, askedSize);
    rmSync(folder, { recursive: true });
    const company = new pg.Client({ connectionString: url });
    await company.connect();
    // As autovacuum leaves a company that has lived for years.
    await company.query('vacuum (analyze, freeze)');
    await company.end();
    await administrator.query(`alter database ${making} rename to ${name}`);
    return name;
  };
  let copies = 0;
  return {
    kind: 'postgres',
    pid: server.pid,
    companyAt: async (size) => server.url(await companyOf(size)),
    async copy(size) {
      copies += 1;
      const name = `${prefixOf.copy}_${copies}`;
      const url = await createDatabase(server.url('postgres'), name, await companyOf(size));
      const folder = mkdtempSync(join(tmpdir(), 'work-management-run-'));
      const dismiss = guard({ directory: folder });
      return {
        url,
        folder,
        async remove() {
          await dropDatabase(server.url('postgres'), name);
          dismiss();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    async end() {
      await administrator.end();
      await server.stop();
    },
  };
};
