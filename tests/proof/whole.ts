// Whether a company is whole: every acknowledged fact is there, and no act stands half done, in the rows, between rows and files, and in the outbox.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoTasks } from '#seeds/demo-company.ts';
import { type Database, openDatabase, type Reader } from '#server/core/database/database.ts';
import type { Company } from './company.ts';
import type { Sent } from './exactly-once.ts';
import type { Ledger } from './ledger.ts';

/** What stood when the load began: the demo company keeps its own numbers and times. */
export type Before = { readonly task: number; readonly holes: number };

const numberOf = async (read: Reader, sql: string): Promise<number> => Number((await read.all(sql))[0]?.n ?? 0);

const holes = (read: Reader) =>
  numberOf(read, "select (select value from counter where name = 'task.company_task_id') - (select count(*) from task) as n");

export const before = async (company: Company): Promise<Before> => {
  const database = await openDatabase(company.url, { connections: 1 });
  try {
    return { task: await numberOf(database.read, 'select max(id) as n from task'), holes: await holes(database.read) };
  } finally {
    await database.close();
  }
};

/** Each counts what must not be. The story of the tasks up to this one is told by the seeds, not by acts. */
const halves = (kind: Company['kind'], task: number): Readonly<Record<string, string>> => {
  const seconds =
    kind === 'sqlite'
      ? 'sum((s.end_time - s.start_time) / 1000)'
      : 'sum(extract(epoch from s.end_time) - extract(epoch from s.start_time))';
  const times = (action: string) =>
    `(select count(*) from event v where v.entity = 'task' and v.entity_id = t.id and v.action = '${action}')`;
  const entries = (states: string) => `(select count(*) from time_entry e where e.task_id = t.id and e.status in (${states}))`;
  return {
    'a task without the event that made it, or with two': `select count(*) as n from task t where t.id > ${task} and ${times('create')} <> 1`,
    'an event of a task that is not': `select count(*) as n from event v where v.entity = 'task' and v.entity_id > ${task} and v.action <> 'delete' and not exists (select 1 from task t where t.id = v.entity_id)`,
    'two tasks with one number': 'select count(*) - count(distinct company_task_id) as n from task',
    'a worked time that is not the sum of its parts': `select count(*) as n from time_entry e where e.total_time <> coalesce((select ${seconds} from sub_time s where s.time_entry_id = e.id and s.end_time is not null), 0)`,
    'a running clock without exactly one open part':
      'select count(*) as n from time_entry e where e.status = 0 and (select count(*) from sub_time s where s.time_entry_id = e.id and s.end_time is null) <> 1',
    'an open part of a clock that does not run':
      'select count(*) as n from time_entry e where e.status <> 0 and exists (select 1 from sub_time s where s.time_entry_id = e.id and s.end_time is null)',
    'a part that ends before it begins': 'select count(*) as n from sub_time where end_time < start_time',
    'a clock whose events do not tell its state': `select count(*) as n from task t where t.id > ${task} and (${times('start')} - ${times('stop')} <> ${entries('0, 1')} or ${times('pause')} - ${times('continue')} <> ${entries('1')})`,
    'a task whose state is not that of its clocks': `select count(*) as n from task t where t.id > ${task} and ((${entries('0')} > 0) <> (t.status = 2 and ${entries('0, 1')} > 0) or (${entries('0')} = 0 and ${entries('1')} > 0 and t.status <> 3))`,
    'a task that waits for its client without link, mail and event, each once': `select count(*) as n from task t where t.id > ${task} and t.status = 4 and ((select count(*) from public_link l where l.purpose = 'task' and l.record_id = t.id) <> 1 or (select count(*) from mail m where m.entity = 'task' and m.entity_id = t.id) <> 1 or ${times('close')} <> 1)`,
    'a mail about a task that was not sent': `select count(*) as n from mail m where m.entity = 'task' and m.entity_id > ${task} and not exists (select 1 from task t where t.id = m.entity_id and t.status = 4)`,
    'a key whose answer is missing': 'select count(*) as n from idempotency_key where answer is null',
    'a file of no record': `select count(*) as n from file f where f.task_id is not null and not exists (select 1 from task t where t.id = f.task_id)`,
  };
};

const onlyOnSqlite = async (read: Reader): Promise<string[]> => {
  const integrity = (await read.all('pragma integrity_check')).map((row) => String(Object.values(row)[0])).join('; ');
  const broken = await read.all('pragma foreign_key_check');
  return [
    ...(integrity === 'ok' ? [] : [`integrity: ${integrity}`]),
    ...(broken.length === 0 ? [] : [`${broken.length} rows refer to nothing`]),
  ];
};

const storedIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

/** What stands half done, whatever the load was. */
export const halfDone = async (company: Pick<Company, 'kind' | 'url' | 'dataDir'>): Promise<string[]> => {
  const database = await openDatabase(company.url, { connections: 1 });
  const faults: string[] = [];
  try {
    for (const [what, sql] of Object.entries(halves(company.kind, demoTasks))) {
      const n = await numberOf(database.read, sql);
      if (n > 0) faults.push(`${what}: ${n}`);
    }
    if (company.kind === 'sqlite') faults.push(...(await onlyOnSqlite(database.read)));
    const folder = join(company.dataDir, 'files');
    for (const { id, storage_key, sha256 } of await database.read.all('select id, storage_key, sha256 from file'))
      if (hashOf(join(folder, String(storage_key))) !== sha256) faults.push(`file ${id} has not its bytes`);
  } finally {
    await database.close();
  }
  return faults;
};

/** What a backup lacks of all that was acknowledged before it began; `now` knows also what was deleted meanwhile. */
export const lacking = async ({ read }: Database, before: Ledger, now: Ledger): Promise<string[]> => {
  const reportedIds = new Set(
    (await read.all("select entity_id, action from event where entity = 'task'")).map((row) => `${row.action} ${row.entity_id}`),
  );
  const numbers = new Map((await read.all('select id, company_task_id from task')).map((row) => [row.id, row.company_task_id]));
  const files = new Set((await read.all('select id from file')).map(({ id }) => id));
  return [
    ...[...before.tasks].flatMap(([id, { number, acts }]) => [
      ...(numbers.get(id) === number ? [] : [`task ${id} with its number ${number}`]),
      ...acts.filter((act) => !reportedIds.has(`${act} ${id}`)).map((act) => `${act} of task ${id}`),
    ]),
    ...[...before.files.keys()].filter((id) => !files.has(id) && !now.goneFiles.has(id)).map((id) => `file ${id}`),
    ...[...before.goneFiles].filter((id) => files.has(id)).map((id) => `the end of file ${id}`),
  ];
};

export const allFilesOf = ({ dataDir }: Company): string[] => storedIn(join(dataDir, 'files'));

/** Bytes that no row knows, which the cleaning removes once they are an hour old. */
export type Found = { readonly faults: string[]; readonly stray: number };

/** Looks while nobody writes; `inDoubt` may have happened or not. */
export const look = async (company: Company, ledger: Ledger, since: Before, inDoubt: readonly Sent[]): Promise<Found> => {
  const database = await openDatabase(company.url, { connections: 1 });
  const { read } = database;
  const faults: string[] = [];
  try {
    for (const [what, sql] of Object.entries(halves(company.kind, since.task))) {
      const n = await numberOf(read, sql);
      if (n > 0) faults.push(`${what}: ${n}`);
    }
    const missing = (await holes(read)) - since.holes;
    if (missing !== 0) faults.push(`numbers without a task: ${missing}`);
    if (company.kind === 'sqlite') faults.push(...(await onlyOnSqlite(read)));

    const doubted = (path: string) => inDoubt.find((call) => call.path === path);
    const tasks = new Map(
      (await read.all(`select id, title, company_task_id from task where id > ${since.task}`)).map((row) => [Number(row.id), row]),
    );
    const clocks = new Map(
      (await read.all(`select task_id, status from time_entry where task_id > ${since.task}`)).map((row) => [
        Number(row.task_id),
        Number(row.status),
      ]),
    );
    const order = ['start', 'pause', 'continue', 'stop'];
    for (const [id, { title, number, clock, acts }] of ledger.tasks) {
      const row = tasks.get(id);
      if (!row) {
        faults.push(`task ${id} was acknowledged and is lost`);
        continue;
      }
      const changing = doubted(`/task/${id}/description`)?.body as { title?: string } | undefined;
      if (row.title !== title && row.title !== changing?.title)
        faults.push(`task ${id} was acknowledged as "${title}" and is "${row.title}"`);
      if (Number(row.company_task_id) !== number) faults.push(`task ${id} was given the number ${number} and has ${row.company_task_id}`);
      const next = order.find((act) => doubted(`/task/${id}/${act}`));
      const then = next === undefined ? clock : next === 'stop' ? 2 : next === 'pause' ? 1 : 0;
      const now = clocks.get(id) ?? null;
      if (now !== clock && now !== then) faults.push(`the clock of task ${id} after ${acts.join(', ')} stands at ${now}`);
    }
    const files = new Map((await read.all('select id, storage_key, sha256, size from file')).map((row) => [Number(row.id), row]));
    for (const [id, { sha256 }] of ledger.files)
      if (files.get(id)?.sha256 !== sha256 && !doubted(`/file/${id}`)) faults.push(`file ${id} was acknowledged and is lost`);
    for (const id of ledger.goneFiles) if (files.has(id)) faults.push(`file ${id} was deleted and is there`);
    const folder = join(company.dataDir, 'files');
    const stored = new Set(storedIn(folder));
    let known = 0;
    for (const [id, { storage_key, sha256 }] of files) {
      const file = join(folder, String(storage_key));
      // Those of earlier rounds do not change any more.
      if (id <= seenId(company) ? statSync(file, { throwIfNoEntry: false }) : hashOf(file) === sha256) known += 1;
      else faults.push(`file ${id} has not its bytes`);
    }
    seenUpTo.set(company, Math.max(seenId(company), ...files.keys()));
    return { faults, stray: stored.size - known };
  } finally {
    await database.close();
  }
};

const seenUpTo = new WeakMap<Company, number>();
const seenId = (company: Company) => seenUpTo.get(company) ?? 0;
const hashOf = (file: string): string | null => {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
};
