// The rows of the table that are answered by reading: which calls, and which share of the yardstick they shall reach.
import type { Database } from '#server/core/database/database.ts';
import type { Call } from './wire.ts';

export type ReadRow = { readonly name: string; readonly target: number; readonly status: 200 | 304; readonly calls: readonly Call[] };

const get = (path: string, headers?: Call['headers']): Call => ({ method: 'GET', path, ...(headers && { headers }) });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Tasks that a technician opens: the open ones that are theirs, and the newest of everybody but those on which the clock's row works. */
const tasksOf = async ({ read }: Database, user_id: number): Promise<number[]> => {
  const own = await read.all(`select id from task where company_user_id = ${user_id} and status < 5 order by id desc limit 100`);
  const newest = await read.all('select id from task where status <> 1 order by id desc limit 100');
  return [...new Set([...own, ...newest].map(({ id }) => Number(id)))];
};

/** As one types it: words that stand in half of all tasks and in few, the beginning of one, several, those of a client, a number, nothing. */
const searched = [
  'preveri',
  'servis',
  'ventil pušča',
  'črpal',
  'požarne centrale',
  'servis klima',
  'mlekarna',
  '#777',
  'garancija toplotna črpalka',
  'nikjer',
];

/** What `user_id` reads: nobody with special rights. */
export const readRows = async (database: Database, user_id: number): Promise<ReadRow[]> => {
  const tasks = await tasksOf(database, user_id);
  const page = `range=${json([0, 24])}&sort=${json(['deadline', 'ASC'])}`;
  return [
    { name: 'GET /task/{id}/status', target: 0.45, status: 200, calls: tasks.map((id) => get(`/task/${id}/status`)) },
    {
      name: 'GET /task/{id}/status, unchanged',
      target: 0.55,
      status: 304,
      calls: tasks.map((id) => get(`/task/${id}/status`, { 'If-None-Match': '"r1"' })),
    },
    { name: 'GET /task/{id}', target: 0.4, status: 200, calls: tasks.map((id) => get(`/task/${id}`)) },
    {
      name: 'GET /task, 25 by status, user, deadline',
      target: 0.5,
      status: 200,
      calls: [get(`/task?filter=${json({ company_user_id: user_id, status: 1 })}&${page}`)],
    },
    {
      name: 'GET /task, 25 by a search',
      target: 0.6,
      status: 200,
      calls: searched.map((q) => get(`/task?filter=${json({ q, list: 'all' })}&${page}`)),
    },
  ];
};
