// Forty files of 20 MB at once, and ten that break off: all arrive whole, nothing of the others stays, and whoever works meanwhile is answered.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { productStart } from '../load/processes.ts';
import { beside } from './beside.ts';
import { callerAt } from './caller-at.ts';
import { type Kind, openCompany } from './company.ts';
import { findings } from './findings.ts';
import { allFilesOf } from './whole.ts';

const [count, size] = [40, 20_000_000];
/** MiB; one such file in memory for each sender would be 800. */
const memoryAtMost = 400;
/** Milliseconds, on a machine that others use as well. An act is acknowledged once it is on the disk, which takes the files meanwhile. */
const waitAtMost = { asked: 1000, acts: 5000 } as const;

type Sent = { readonly ms: number; readonly sent: readonly { readonly status: number; readonly id: number; readonly sha256: string }[] };

export const proveUploads = async (kind: Kind): Promise<string[]> => {
  const { expect, faults } = findings(kind);
  const company = await openCompany(kind, 2);
  const { env, parameters } = productStart();
  const server = await company.start(env, parameters);
  try {
    const [sender, worker] = company.people;
    const [send, work] = [callerAt(server, sender), callerAt(server, worker)];
    const task = Number((await send('POST', '/task', { title: 'Film z objekta', company_user_id: sender?.id })).body.id);
    const own = Number((await work('POST', '/task', { title: 'Menjava črpalke', company_user_id: worker?.id })).body.id);
    await work('POST', `/task/${own}/start`, { work_type_id: 1 });
    const script = fileURLToPath(new URL('uploads-send.ts', import.meta.url));
    const child = fork(script, [server.url, sender?.cookie ?? '', String(task), String(count), String(size)]);
    await once(child, 'message');
    let turn = 0;
    const others = {
      pid: server.pid,
      read: async () => (await work('GET', `/task/${own}/status`)).status,
      act: async () => (await work('PUT', `/task/${own}/${turn++ % 2 ? 'continue' : 'pause'}`)).status,
    };
    const measured = await beside(others, async () => {
      child.send('go');
      const [said] = (await once(child, 'message')) as [Sent];
      return said;
    });
    const { ms, sent } = measured.answer;
    const load = `load ${loadavg()[0]?.toFixed(0)}`;
    const refused = sent.filter(({ status }) => status !== 201).length;
    expect(refused === 0, `${count} files of 20 MB at once in ${(ms / 1000).toFixed(1)} s, ${refused} refused, ${load}`);
    expect(measured.memory < memoryAtMost, `at most ${Math.round(measured.memory)} MiB meanwhile`);
    for (const [name, { count: n, middle, late, slowest }] of [['asked', measured.reads] as const, ['acts', measured.acts] as const])
      expect(
        late < waitAtMost[name] && measured.faults.length === 0,
        `clocks, ${name}: ${n} in ${middle.toFixed(0)} ms, 99 of 100 within ${late.toFixed(0)}, the slowest ${slowest.toFixed(0)}${measured.faults.slice(0, 3).join()}`,
      );
    let whole = 0;
    for (const { id, sha256 } of sent) {
      const answer = await fetch(`${server.url}/api/v1/file/${id}/download`, { headers: { cookie: sender?.cookie ?? '' } });
      const hash = createHash('sha256');
      for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) hash.update(part);
      if (hash.digest('hex') === sha256) whole += 1;
    }
    expect(whole === count, `${whole} of ${count} come back as they were sent`);
    // What broke off goes once the server has noticed.
    for (let tries = 0; allFilesOf(company).length > count && tries < 200; tries += 1) await pause(100);
    expect(allFilesOf(company).length === count, `${allFilesOf(company).length} files lie in the store after ten that broke off`);
  } finally {
    await server.stop();
    await company.remove();
  }
  return faults;
};
