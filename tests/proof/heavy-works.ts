// The largest things that one person can ask of the server, or several at once, each with what shall come of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Copy } from '../load/data.ts';
import type { Call } from '../load/wire.ts';
import { environment } from '../support/environment.ts';
import { root } from '../support/root.ts';

/** What came of it; of a long answer only how much it was and its end. */
export type Outcome = { readonly status: number; readonly bytes: number; readonly end: string };
export type Ask = (call: Omit<Call, 'body'> & { readonly body?: string | FormData }) => Promise<Outcome>;
/** `make` prepares what is sent, which costs this process much, and answers what sends it; `given` must stand at the end of the answer. */
export type Work = {
  readonly what: string;
  readonly make: () => () => Promise<Outcome>;
  readonly status?: number;
  readonly given?: string;
};

const notes = 'Toplotna postaja, vzdrževanje in servis klimatskih naprav';
/** A file of so many clients, as a browser sends it. */
const clients = (count: number, town = 'Ljubljana'): string =>
  JSON.stringify({
    fields: ['name', 'address', 'zip', 'town', 'vat_number', 'email', 'phone', 'notes'],
    key: ['name'],
    rows: Array.from({ length: count }, (_one, at) => ({
      row: at + 2,
      values: [
        `Stranka ${at} d.o.o.`,
        `Cesta ${at}`,
        String(1000 + (at % 9000)),
        town,
        '',
        `info${at}@example.com`,
        `+386 1 ${1_000_000 + at}`,
        `${notes} ${at}`,
      ],
    })),
  });
/** As many bytes as an import takes. */
const wide = (): string =>
  JSON.stringify({
    fields: ['name', ...Array.from({ length: 39 }, () => 'notes')],
    key: ['name'],
    rows: Array.from({ length: 20_000 }, (_one, at) => ({ row: at + 2, values: Array.from({ length: 40 }, (_two, n) => `${at}.${n}`) })),
  });

const together = async (works: readonly Promise<Outcome>[]): Promise<Outcome> => {
  const outcomes = await Promise.all(works);
  const worst = outcomes.reduce((one, other) => (other.status > one.status ? other : one));
  return { ...worst, bytes: outcomes.reduce((sum, { bytes }) => sum + bytes, 0) };
};
const times = (count: number, one: (at: number) => Promise<Outcome>) => together(Array.from({ length: count }, (_one, at) => one(at)));

const backup = ({ url, folder }: Copy) =>
  new Promise<Outcome>((resolve) => {
    const child = spawn(process.execPath, ['server/backup.ts', join(folder, 'backup')], {
      cwd: root,
      env: environment({ DATABASE_URL: url, DATA_DIR: folder }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let end = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (end += String(part)));
    child.once('exit', (code) => resolve({ status: code === 0 ? 200 : 500, bytes: 0, end }));
  });

export const heavyWorks = (ask: Ask, copy: Copy, { task, project }: { readonly task: number; readonly project: number }): Work[] => {
  const get = (path: string) => ask({ method: 'GET', path });
  const reads = (path: string) => () => () => get(path);
  const brings =
    (path: string, file: () => string, count = 1) =>
    () => {
      const body = file();
      return () => times(count, () => ask({ method: 'POST', path: `/import/${path}`, body }));
    };
  const uploads = (count: number, megabytes: number) => () => {
    const forms = Array.from({ length: count }, () => {
      const body = new FormData();
      body.append('file', new Blob([Buffer.alloc(megabytes * 1_000_000, 7)]), 'slika.bin');
      return body;
    });
    return () => together(forms.map((body) => ask({ method: 'POST', path: `/task/${task}/file`, body })));
  };
  const every = `filter=${encodeURIComponent('{"list":"all"}')}`;
  return [
    { what: 'a look at 20,000 clients', make: brings('client/preview', () => clients(20_000)), given: '"outcome":"create"' },
    { what: '20,000 clients brought in', make: brings('client', () => clients(20_000)), given: '"created":20000' },
    { what: 'the same again', make: brings('client', () => clients(20_000)), given: '"same":20000' },
    { what: '20,000 clients changed', make: brings('client', () => clients(20_000, 'Maribor')), given: '"updated":20000' },
    { what: '50,000 clients', make: brings('client', () => clients(50_000)), status: 422, given: '"reason":"tooMany"' },
    { what: '200,000 clients', make: brings('client', () => clients(200_000)), status: 413, given: '"reason":"tooLarge"' },
    { what: 'eight looks at files of 9 MB at once', make: brings('client/preview', wide, 8) },
    { what: '100,000 tasks taken along', make: reads(`/export/task?${every}`) },
    { what: '20,000 clients taken along', make: reads('/export/client') },
    { what: '100,000 tasks taken along by twenty at once', make: () => () => times(20, () => get(`/export/task?${every}`)) },
    { what: 'a page of 1,000 tasks', make: reads(`/task?${every}&range=[0,999]`) },
    { what: 'the work order of 5,000 materials', make: reads(`/task/${task}/preview`) },
    { what: 'the handover of 5,000 tasks', make: reads(`/project/${project}/handover/preview`) },
    { what: 'the task of 5,000 materials', make: reads(`/task/${task}`) },
    { what: 'the project of 5,000 tasks', make: reads(`/project/${project}`) },
    { what: '40 files of 20 MB at once', make: uploads(40, 20), status: 201 },
    { what: 'the audit log searched by twenty at once', make: () => () => times(20, (at) => get(`/audit_log?q=nikjer${at}`)) },
    { what: 'a backup of all', make: () => () => backup(copy), given: 'Saved' },
  ];
};
