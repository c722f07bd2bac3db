// Backups of a server under load: each holds what was acknowledged before it began, nothing half done, and each row's bytes; and one is brought back under a server that goes on.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#server/core/database/database.ts';
import { environment } from '../support/environment.ts';
import { createDatabase } from '../support/machine/postgres.ts';
import { root } from '../support/root.ts';
import { type Company, type Kind, openCompany } from './company.ts';
import { address } from './exactly-once.ts';
import { findings, onEach } from './findings.ts';
import { beginLoad } from './ledger.ts';
import { halfDone, lacking } from './whole.ts';

const run = (command: 'backup' | 'restore', folder: string, url: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [`server/${command}.ts`, folder], {
    cwd: root,
    env: environment({ DATABASE_URL: url, DATA_DIR: dataDir }),
  });

const elsewhere = async ({ kind, postgres }: Company, dataDir: string, round: number) =>
  postgres && kind === 'postgres' ? createDatabase(postgres.url('postgres'), `back_${round}`) : `sqlite:${join(dataDir, 'work.sqlite')}`;

const proveOn = async (kind: Kind, rounds: number): Promise<string[]> => {
  const { expect, faults } = findings(kind);
  const company = await openCompany(kind, 6);
  const folder = mkdtempSync(join(tmpdir(), 'work-management-backups-'));
  const server = await company.start();
  const here = address();
  const load = beginLoad(company, here);
  here.set(server.url);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const enough = load.ledger.acknowledged + 40;
      while (load.ledger.acknowledged < enough) await Promise.race([pause(5), load.fault]);
      const known = structuredClone(load.ledger);
      const copy = join(folder, `copy-${round}`);
      await run('backup', copy, company.url, company.dataDir);
      const dataDir = join(folder, `back-${round}`);
      const url = await elsewhere(company, dataDir, round);
      await run('restore', copy, url, dataDir);
      const halves = await halfDone({ kind, url, dataDir });
      const database = await openDatabase(url, { connections: 1 });
      const missing = await lacking(database, known, load.ledger);
      await database.close();
      expect(
        halves.length === 0 && missing.length === 0,
        `backup ${round}, while ${load.ledger.acknowledged - known.acknowledged} were written: ${known.acknowledged} acknowledged before it, lacking ${missing.join('; ') || 'none'}; ${halves.join('; ') || 'nothing half done'}`,
      );
      rmSync(dataDir, { recursive: true, force: true });
    }
    // What was acknowledged after the backup is given up by whoever restores it, so the lanes end first; the server goes on.
    await load.end();
    await run('restore', join(folder, 'copy-1'), company.url, company.dataDir);
    const cookie = company.people[0]?.cookie ?? '';
    const read = await fetch(`${server.url}/api/v1/task?range=[0,0]`, { headers: { cookie } });
    const wrote = await fetch(`${server.url}/api/v1/task`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Po obnovi' }),
    });
    expect(
      read.status === 200 && wrote.status === 201,
      `the first backup brought back under the running server: ${read.status}, ${wrote.status}`,
    );
  } finally {
    await server.stop();
  }
  for (const half of await halfDone(company)) expect(false, half);
  await company.remove();
  rmSync(folder, { recursive: true, force: true });
  return faults;
};

export const proveBackups = (kinds: readonly Kind[], rounds: number): Promise<string[]> => onEach(kinds, (kind) => proveOn(kind, rounds));
