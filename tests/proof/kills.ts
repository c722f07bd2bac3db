// kill -9 in a loop under load: whoever was told yes finds it afterwards, and what was under way has happened whole or not at all.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '#seeds/random.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { environment } from '../support/environment.ts';
import { guard } from '../support/guardian.ts';
import { openMailCatcher } from '../support/machine/mail-catcher.ts';
import { root } from '../support/root.ts';
import type { Server } from '../support/server.ts';
import { type Company, type Kind, openCompany } from './company.ts';
import { address } from './exactly-once.ts';
import { beginLoad, type Load } from './ledger.ts';
import { before, look } from './whole.ts';

export type Kills = { readonly kind: Kind; readonly rounds: number; readonly seed: number };

/** Begins a server and kills it before it says that it is ready. */
const killWhileStarting = async (company: Company, afterMs: number): Promise<void> => {
  const server = spawn(process.execPath, ['server/main.js'], {
    cwd: root,
    env: environment({ PORT: '0', DATA_DIR: company.dataDir, DATABASE_URL: company.url, LOG_LEVEL: 'silent' }),
    stdio: 'ignore',
  });
  const dismiss = guard({ pid: server.pid });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await pause(afterMs);
  server.kill('SIGKILL');
  await ended;
  dismiss();
};

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Waits until so many more are acknowledged; a lane that fails ends the proof. */
const more = async ({ ledger, fault }: Load, count: number): Promise<void> => {
  const targetCount = ledger.acknowledged + count;
  while (ledger.acknowledged < targetCount) await Promise.race([pause(2), fault]);
};

/** The product goes on where its database was killed; it is not started again. */
const killDatabase = async ({ postgres }: Company, whole: boolean): Promise<void> => {
  if (!postgres) return;
  if (whole) {
    await postgres.crash();
    await postgres.again();
    return;
  }
  const database = await openDatabase(postgres.url('postgres'), { connections: 1 });
  const [row] = await database.read.all(
    "select pid from pg_stat_activity where datname = 'company' and state is not null order by xact_start nulls last limit 1",
  );
  await database.close();
  // One backend that dies so makes the whole server throw the others out and recover.
  if (row) process.kill(Number(row.pid), 'SIGKILL');
};

/** Answers what was found wrong. */
export const proveKills = async ({ kind, rounds, seed }: Kills): Promise<string[]> => {
  const random = randomFor('kills', seed);
  const catcher = await openMailCatcher();
  const company = await openCompany(kind, 6);
  const faults: string[] = [];
  const since = performance.now();
  const killed = { product: 0, starting: 0, backend: 0, database: 0 };
  let strayMost = 0;
  let server: Server | undefined;
  try {
    const started = await before(company);
    const here = address();
    const load = beginLoad(company, here);
    const serve = (): Promise<Server> => company.start({ SMTP_URL: catcher.url });
    server = await serve();
    here.set(server.url);
    for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
      await more(load, random.integer(1, 40));
      await pause(random.integer(0, 40));
      // Of a PostgreSQL also a backend, and the whole server.
      if (kind === 'postgres' && round % 5 === 0) {
        const whole = round % 10 === 0;
        await killDatabase(company, whole);
        killed[whole ? 'database' : 'backend'] += 1;
        await more(load, 20);
      }
      here.set(null);
      await server.kill();
      killed.product += 1;
      if (round % 10 === 0) {
        await killWhileStarting(company, random.integer(100, 2500));
        killed.starting += 1;
      }
      server = await serve();
      const found = await look(company, load.ledger, started, load.inDoubt());
      faults.push(...found.faults.map((fault) => `round ${round}: ${fault}`));
      strayMost = Math.max(strayMost, found.stray);
      here.set(server.url);
      if (round % 10 === 0 || round === rounds)
        say(
          `${kind}: ${round} kills, ${load.ledger.acknowledged} acknowledged, ${load.phones.reduce((sum, one) => sum + one.repeated, 0)} repeated, ${Math.round((performance.now() - since) / 1000)} s`,
        );
    }
    await load.end();
    // What was claimed by a killed server belongs to it for five minutes.
    const database = await openDatabase(company.url);
    await database.orm.em.fork().nativeUpdate(database.entities.mail, {}, { claimed_until: null });
    await database.close();
    await server.stop();
    server = await serve();
    const sent = [...load.ledger.tasks.values()].filter((facts) => facts.sent).length;
    const mails = async () => {
      const rows = await company.rows(
        `select status, count(*) as n from mail where entity = 'task' and entity_id > ${started.task} group by status`,
      );
      return Object.fromEntries(rows.map(({ status, n }) => [String(status), Number(n)]));
    };
    for (let tries = 0; tries < 1200 && ((await mails()).waiting ?? 0) > 0; tries += 1) await pause(100);
    await server.stop();
    const found = await look(company, load.ledger, started, []);
    faults.push(...found.faults.map((fault) => `at the end: ${fault}`));
    const made = Number((await company.rows(`select count(*) as n from task where id > ${started.task}`))[0]?.n);
    if (made !== load.ledger.tasks.size) faults.push(`${load.ledger.tasks.size} tasks were acknowledged and ${made} are there`);
    const acts = [...load.ledger.tasks.values()].reduce((sum, one) => sum + one.acts.filter((act) => act !== 'create').length, 0);
    const storedCount = Number(
      (
        await company.rows(
          `select count(*) as n from event where entity = 'task' and entity_id > ${started.task} and action in ('edit', 'start', 'pause', 'continue', 'stop', 'close')`,
        )
      )[0]?.n,
    );
    if (storedCount !== acts) faults.push(`${acts} acts were acknowledged and ${storedCount} are told`);
    const outbox = await mails();
    if (outbox.sent !== sent) faults.push(`${sent} tasks were sent to their client, and of their mails ${JSON.stringify(outbox)}`);
    const ids = catcher.caught.map(({ raw }) => /Message-ID: <(mail-\d+)/i.exec(raw)?.[1]);
    const different = new Set(ids).size;
    if (different < sent) faults.push(`${sent} mails are marked sent and ${different} came`);
    say(
      `${kind}: ${Object.entries(killed)
        .map(([what, n]) => `${what} ${n}`)
        .join(
          ', ',
        )} times killed; ${load.ledger.acknowledged} acknowledged writes, ${made} tasks, ${acts} acts, ${load.ledger.files.size} files, ${sent} mails (${ids.length - different} came twice), at most ${strayMost} stray files; ${Math.round((performance.now() - since) / 1000)} s`,
    );
    return faults;
  } catch (error) {
    const storedCount =
      server
        ?.log()
        .split('\n')
        .filter((line) => line.includes('"status":500')) ?? [];
    throw new Error(`${String(error)}\n${storedCount.slice(-5).join('\n')}`, { cause: error });
  } finally {
    await server?.kill();
    await company.remove();
    await catcher.close();
  }
};
