// Nobody else on the machine reads what an installation keeps: the database with its log, the files, and a backup of them.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { privateFolder } from '#server/core/files/private-files.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { environment } from '#tests/support/environment.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { root } from '#tests/support/root.ts';
import { startServer } from '#tests/support/server.ts';

/** What others may do anything with, of a folder and all that is in it. */
const openToOthers = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

if (!onPostgres)
  it('is private from the start on, also one that stood open, and so is its backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'work-management-private-'));
    const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
    const fresh = await freshDatabase();
    try {
      mkdirSync(dataDir);
      copyFileSync(fresh.url.slice('sqlite:'.length), join(dataDir, 'work.sqlite'));
      chmodSync(dataDir, 0o755);
      chmodSync(join(dataDir, 'work.sqlite'), 0o644);
      expect(openToOthers(dataDir)).toHaveLength(2);
      const server = await startServer({ dataDir, patience: 240_000 });
      const started = openToOthers(dataDir);
      execFileSync(process.execPath, ['server/backup.ts', backup], { cwd: root, env: environment({ DATA_DIR: dataDir }), stdio: 'ignore' });
      await server.stop();
      expect(started).toEqual([]);
      expect(openToOthers(backup)).toEqual([]);
      expect(readdirSync(backup)).toContain('work.sqlite');
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await fresh.remove();
    }
  }, 600_000);

it('a folder that stood open is closed to others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'work-management-open-'));
  try {
    chmodSync(folder, 0o755);
    privateFolder(folder);
    expect(openToOthers(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
