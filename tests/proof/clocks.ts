// A machine whose clock jumps while people work: an hour back, a day ahead; no time is negative or counted twice, and nobody is sent away or locked out by it.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword, emailOf } from '../support/stories/cast.ts';
import { callerAt } from './caller-at.ts';
import { type Kind, openCompany } from './company.ts';
import { findings, onEach } from './findings.ts';
import { halfDone } from './whole.ts';

const library = [
  process.env.FAKETIME_LIBRARY ?? '',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
].find((path) => existsSync(path));
const hour = 3600;
const day = 24 * hour;

const proveOn = async (kind: Kind): Promise<string[]> => {
  if (!library) throw new Error('This proof needs faketime: apt install faketime, or FAKETIME_LIBRARY says where its library lies.');
  const { expect, faults } = findings(kind);
  const company = await openCompany(kind, 2);
  const clock = join(company.dataDir, 'clock');
  const jump = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  jump(0);
  // Timers go on by the clock that never jumps, as they do on a machine.
  const env = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const server = await company.start(env);
  const [one, other] = company.people;
  const call = callerAt(server, one);
  const second = callerAt(server, other);
  const newTask = async (owner: number | undefined) =>
    Number((await call('POST', '/task', { title: 'Ura skoči', company_user_id: owner })).body.id);
  const worked = async (task: number) =>
    (await company.rows(`select total_time from time_entry where task_id = ${task}`)).map(({ total_time }) => Number(total_time));
  try {
    const first = await newTask(one?.id);
    await call('POST', `/task/${first}/start`, { work_type_id: 1 });
    jump(-hour);
    const paused = await call('PUT', `/task/${first}/pause`);
    const ago = Math.round((Date.now() - Date.parse(String(paused.body.time))) / 1000);
    expect(paused.status === 200 && ago > 3500, `the clock goes back ${ago} s while somebody works, pause: ${paused.status}`);
    const resumed = await call('PUT', `/task/${first}/continue`, {});
    expect(resumed.status === 200, `continue: ${resumed.status} ${resumed.body.reason ?? ''}`);
    jump(0);
    const stopped = await call('POST', `/task/${first}/stop`, {});
    expect(stopped.status === 200, `back to the right time, stop: ${stopped.status} ${stopped.body.reason ?? ''}`);
    const [sum = -1] = await worked(first);
    expect(sum >= 0 && sum <= hour + 120, `the work counts ${sum} s`);

    const ahead = await newTask(other?.id);
    await second('POST', `/task/${ahead}/start`, { work_type_id: 1 });
    jump(day);
    expect((await second('GET', '/me')).status === 200, 'a day ahead everybody is still signed in');
    const stoppedAhead = await second('POST', `/task/${ahead}/stop`, {});
    expect(stoppedAhead.status === 200, `stop a day ahead: ${stoppedAhead.status}`);
    jump(0);
    expect((await second('GET', '/me')).status === 200, 'and back again');
    const next = await newTask(other?.id);
    const began = await second('POST', `/task/${next}/start`, { work_type_id: 1 });
    expect(
      began.status === 200 || (began.status === 409 && typeof began.body.reason === 'string'),
      `start where the future is taken already: ${began.status} ${began.body.reason ?? ''} ${began.body.detail ?? ''}`,
    );
    const overlaps = await company.rows(
      'select count(*) as n from sub_time a join sub_time b on a.user_id = b.user_id and a.class = b.class and a.id < b.id and a.start_time < a.end_time and b.start_time < b.end_time and a.start_time < b.end_time and b.start_time < a.end_time',
    );
    expect(Number(overlaps[0]?.n) === 0, `${overlaps[0]?.n} stretches are counted twice`);

    jump(31 * day);
    expect((await call('GET', '/me')).status === 401, 'a session ends when its thirty days are over');
    jump(0);
    expect((await call('GET', '/me')).status === 200, 'and lives where the clock was wrong: nothing was thrown away');

    // Guesses that were made in what is now the future.
    const guess = () => call('POST', '/login', { email: emailOf('maks'), password: 'napacno-geslo' });
    for (let n = 0; n < 10; n += 1) await guess();
    const slowed = await guess();
    jump(-hour);
    const waits = await guess();
    expect(
      slowed.status === 429 && (waits.status === 401 || Number(waits.body.seconds) <= 120),
      `slowed down ${slowed.body.seconds} s; an hour back: ${waits.status}, ${waits.body.seconds ?? 0} s`,
    );
    const signedIn = await call('POST', '/login', { email: emailOf('nina'), password: demoPassword });
    expect(
      signedIn.status === 200 || Number(signedIn.body.seconds) <= 120,
      `somebody else signs in from there: ${signedIn.status}, ${signedIn.body.seconds ?? 0} s`,
    );
    jump(0);
  } finally {
    await server.stop();
  }
  for (const half of await halfDone(company)) expect(false, half);
  await company.remove();
  return faults;
};

export const proveJumps = (kinds: readonly Kind[]): Promise<string[]> => onEach(kinds, proveOn);
