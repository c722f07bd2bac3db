// How a page of a list grows with the number of tasks, and what its exact number costs: the product's own plans on two companies.
import type { Caller } from '#schema/core/access.ts';
import { permissionOf } from '#schema/permissions.ts';
import { task } from '#schema/tasks/task.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { readFilter } from '#server/crud/read/filter.ts';
import type { Sort } from '#server/crud/read/order.ts';
import { planList } from '#server/crud/read/plan.ts';
import { shapeFor } from '#server/crud/read/shape.ts';

type Run = () => unknown;

/** Somebody of the cast with what their role allows. */
export const signedInAs = async (database: Database, email: string): Promise<Caller> => {
  const [user] = await database.read.all(
    `select u.id, r.permissions from "user" u join role r on r.id = u.role_id where u.email = ${database.dialect === 'sqlite' ? '?' : '$1'}`,
    [email],
  );
  const codes = (Array.isArray(user?.permissions) ? user.permissions : JSON.parse(String(user?.permissions))) as number[];
  return { id: Number(user?.id), permissions: new Set(codes.flatMap((code) => permissionOf(code) ?? [])) };
};

/** The page and its count as a technician asks for them. */
const askedBy = async (
  database: Database,
  email: string,
  { filter, sort = ['deadline', 'ASC'] }: List,
): Promise<{ page: Run; count: Run }> => {
  const me = await signedInAs(database, email);
  const { terms, rest } = readFilter(
    task,
    JSON.stringify({ ...filter, ...('company_user_id' in filter && { company_user_id: me.id }) }),
    me,
    database.dialect,
    false,
  );
  const plan = planList(database, task, { shape: shapeFor(task, me), terms, rest }, sort);
  const values = Object.assign({ me: me.id, limit: 25, offset: 0 }, ...terms.map((term) => term.values)) as Record<string, unknown>;
  return { page: () => plan.rows(values), count: () => plan.count(values) };
};

/** Milliseconds of one run, the least of several: whatever else the machine does only makes it longer. */
const quickest = async (run: Run, times: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < times; at += 1) {
    const since = performance.now();
    await run();
    least = Math.min(least, performance.now() - since);
  }
  return least;
};

const rounds = 9;
/**
 * The round in the middle by how much longer the large company takes. The pace of a machine changes within seconds: of two that are measured
 * one after the other, one may have the quick second and the other not.
 */
const besideEachOther = async (small: Run, large: Run, times: number): Promise<{ few: number; many: number }> => {
  const each = Math.ceil(times / rounds);
  const all: { few: number; many: number }[] = [];
  for (let at = 0; at < rounds; at += 1) all.push({ few: await quickest(small, each), many: await quickest(large, each) });
  all.sort((a, b) => a.many / a.few - b.many / b.few);
  return all[Math.floor(rounds / 2)] ?? { few: Number.NaN, many: Number.NaN };
};

type List = {
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly limit: number;
  /** By deadline, where a list opens with no other order. */
  readonly sort?: Sort;
};
const lists: readonly List[] = [
  { name: 'by status and user', filter: { status: 5, company_user_id: 0 }, limit: 1.3 },
  { name: 'of all', filter: { list: 'all' }, limit: 1.3 },
  { name: 'of all by priority', filter: { list: 'all' }, limit: 1.3, sort: ['priority', 'DESC'] },
  { name: 'of the unassigned', filter: { list: 'unassigned' }, limit: 1.3 },
  { name: 'of the paused', filter: { list: 'paused' }, limit: 1.3 },
  { name: 'of the paused by number', filter: { list: 'paused' }, limit: 1.3, sort: ['company_task_id', 'DESC'] },
  { name: 'of those sent for confirmation', filter: { list: 'waitingForConfirmation' }, limit: 1.3 },
  { name: 'of the closed', filter: { list: 'closed' }, limit: 1.3, sort: ['date_closed', 'DESC'] },
  { name: 'of the closed by priority', filter: { list: 'closed' }, limit: 1.3, sort: ['priority', 'DESC'] },
  { name: 'of the closed by age', filter: { list: 'closed' }, limit: 1.3, sort: ['date_added', 'DESC'] },
  // Ten times as long in the large company.
  { name: 'of the own', filter: { list: 'own' }, limit: 1.3 },
];

export type PageRow = {
  readonly list: string;
  readonly few: number;
  readonly many: number;
  readonly limit: number;
  readonly count: number;
};

/** Each list on a small and on a large company: milliseconds of its first page on both, and of its count on the large one. */
export const pageRows = async (small: string, large: string, times: number): Promise<PageRow[]> => {
  const few = await openDatabase(small, { connections: 1 });
  const many = await openDatabase(large, { connections: 1 });
  try {
    const rows: PageRow[] = [];
    for (const list of lists) {
      const { name, limit } = list;
      const [one, other] = [await askedBy(few, 'marko@example.com', list), await askedBy(many, 'marko@example.com', list)];
      const count = await quickest(other.count, Math.ceil(times / 10));
      rows.push({ list: name, ...(await besideEachOther(one.page, other.page, times)), limit, count });
    }
    return rows;
  } finally {
    await few.close();
    await many.close();
  }
};
