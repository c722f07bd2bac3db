// A disk that is full: on a small one of its own, for the database and for uploaded files; reading goes on, nothing is lost, and with free space the answers come back.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerAt } from './caller-at.ts';
import { type Company, type Kind, openCompany } from './company.ts';
import { findings, onEach } from './findings.ts';
import { allFilesOf, halfDone } from './whole.ts';

const megabyte = 1_000_000;

/** Mounts a disk of its own, makes every temporary folder of this process lie on it, and takes both away again. */
const onSmallDisk = async <T>(megabytes: number, work: (disk: string) => Promise<T>): Promise<T> => {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const before = process.env.TMPDIR;
  // Only root may; whoever is not says `unshare -rm npm run prove -- disk`.
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'small-disk', disk]);
  process.env.TMPDIR = disk;
  try {
    return await work(disk);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
};

const ballastOn = (disk: string) => join(disk, 'ballast');
/** Room that comes back when somebody cleans up. */
const reserve = (disk: string) => writeFileSync(ballastOn(disk), Buffer.alloc(32 * megabyte));

/** Takes what is left, to the last byte. */
const fillUp = (disk: string): (() => void) => {
  const ballast = ballastOn(disk);
  for (let size = 8 * megabyte; size >= 1; size = Math.floor(size / 4))
    for (;;)
      try {
        writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
  return () => truncateSync(ballast, 0);
};

const form = (bytes: number) => {
  const made = new FormData();
  made.append('file', new Blob([Buffer.alloc(bytes, 7)]), 'slika.bin');
  return made;
};

/** A PostgreSQL that could not write its journal has shut itself down: its operator starts it. */
const roomAgain = async ({ postgres }: Company, free: () => void) => {
  free();
  await postgres?.crash();
  await postgres?.again();
};

const proveOn = (kind: Kind): Promise<string[]> =>
  onSmallDisk(kind === 'sqlite' ? 128 : 400, async (disk) => {
    const { expect, faults } = findings(kind);
    const company = await openCompany(kind, 1);
    reserve(disk);
    let server = await company.start();
    let call = callerAt(server, company.people[0]);
    const isFull = ({ status, type, body }: Awaited<ReturnType<typeof call>>) =>
      status === 503 && type.startsWith('application/problem+json') && (body.reason === 'diskFull' || body.reason === 'unavailable');
    try {
      const task = Number((await call('POST', '/task', { title: 'Pred polnim diskom', company_user_id: company.people[0]?.id })).body.id);
      let storedBytes = 0;
      let refused = await call('POST', `/task/${task}/file`, form(4 * megabyte));
      for (; refused.status === 201 && storedBytes < 100; storedBytes += 1)
        refused = await call('POST', `/task/${task}/file`, form(4 * megabyte));
      expect(
        isFull(refused) && refused.body.reason === 'diskFull',
        `a file beside ${storedBytes} others: ${refused.status} ${refused.body.reason}`,
      );
      expect(
        allFilesOf(company).length === storedBytes,
        `${allFilesOf(company).length} of ${storedBytes} files are stored: what was refused left nothing`,
      );

      const free = fillUp(disk);
      const acknowledged: number[] = [];
      const write = async (tries: number) => {
        let wrote = await call('POST', '/task', { title: 'Poln disk' });
        for (let n = 0; wrote.status === 201 && n < tries; n += 1) {
          acknowledged.push(Number(wrote.body.id));
          wrote = await call('POST', '/task', { title: `Poln disk ${n}` });
        }
        return wrote;
      };
      const wrote = await write(3000);
      expect(isFull(wrote), `a task, after ${acknowledged.length} more: ${wrote.status} ${wrote.body.reason}: ${wrote.body.detail}`);
      const upload = await call('POST', `/task/${task}/file`, form(1000));
      expect(isFull(upload), `a small file: ${upload.status} ${upload.body.reason}`);
      const read = await call('GET', `/task/${task}`);
      const list = await call('GET', '/task?range=[0,24]');
      const shutDown = kind === 'postgres' && isFull(read);
      expect(shutDown || (read.status === 200 && list.status === 200), `reading meanwhile: ${read.status}, ${list.status}`);
      expect((await fetch(`${server.url}/healthz`)).status === 200, 'the process lives');

      await roomAgain(company, free);
      let again = await call('POST', '/task', { title: 'Spet prostor' });
      for (let n = 0; again.status === 503 && n < 100; n += 1) again = await call('POST', '/task', { title: 'Spet prostor' });
      expect(again.status === 201, `with free space, without a restart: ${again.status}`);
      expect((await call('POST', `/task/${task}/file`, form(1000))).status === 201, 'and a file');

      // Killed while there is no room, and started when there is.
      const freeAgain = fillUp(disk);
      await write(20);
      await server.kill();
      await roomAgain(company, freeAgain);
      server = await company.start();
      call = callerAt(server, company.people[0]);
      const lost: number[] = [];
      for (const id of acknowledged) if ((await call('GET', `/task/${id}`)).status !== 200) lost.push(id);
      expect(lost.length === 0, `of ${acknowledged.length} tasks acknowledged on the way ${lost.length} are lost`);
    } finally {
      await server.stop();
    }
    for (const half of await halfDone(company)) expect(false, half);
    await company.remove();
    return faults;
  });

export const proveFullDisk = (kinds: readonly Kind[]): Promise<string[]> => onEach(kinds, proveOn);
