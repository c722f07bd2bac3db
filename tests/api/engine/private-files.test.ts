// Nobody else on the machine reads what an installation keeps: the database with its log, the files, and a backup of them.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '#tests/support/environment.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { root } from '#tests/support/root.ts';
import { startServer } from '#tests/support/server.ts';

/** What others may do with anything in a folder and with itself. */
const openToOthers = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

if (!onPostgres)
  it('is private from the first start on, after one that was open, and in its backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'work-management-private-'));
    const dataDir = join(folder, 'data');
    try {
      const first = await startServer({ dataDir, parameters: ['server/main.js'] });
      const made = openToOthers(dataDir);
      await first.stop();
      expect(made).toEqual([]);
      expect(readdirSync(dataDir)).toContain('work.sqlite');

      chmodSync(dataDir, 0o755);
      chmodSync(join(dataDir, 'work.sqlite'), 0o644);
      const second = await startServer({ dataDir });
      const again = openToOthers(dataDir);
      const backup = join(folder, 'backup');
      execFileSync(process.execPath, ['server/backup.ts', backup], { cwd: root, env: environment({ DATA_DIR: dataDir }), stdio: 'ignore' });
      await second.stop();
      expect(again).toEqual([]);
      expect(openToOthers(backup)).toEqual([]);
      expect(readdirSync(backup)).toContain('work.sqlite');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
