// A page of tasks, filtered by status and user, sorted by deadline, with the exact number of all.
import type { ServerResponse } from 'node:http';
import { joins, shared } from './columns.ts';
import { database } from './database.ts';
import { type ListRow, recordOf, work } from './list-row.ts';
import { search } from './search.ts';

const condition = 'where t.company_user_id = ? and t.status = ?';
const page = database.prepare<[number, number, number, number], ListRow>(
  `select ${shared}, ${work}
  from task t ${joins} ${condition} order by t.deadline is null, t.deadline, t.id limit ? offset ?`,
);
const count = database.prepare<[number, number], number>(`select count(*) from task t ${condition}`).pluck();

/** The answer to `?filter=…&range=…&sort=["deadline","ASC"]`. */
export const list = (response: ServerResponse, query: string): [ServerResponse, unknown, Record<string, string>] => {
  const parameters = new URLSearchParams(query);
  const { company_user_id, status, q } = JSON.parse(parameters.get('filter') ?? '{}') as {
    company_user_id: number;
    status: number;
    q?: string;
  };
  const [first, last] = JSON.parse(parameters.get('range') ?? '[0,24]') as [number, number];
  if (q !== undefined) return search(response, q, first, last);
  const rows = page.all(company_user_id, status, last - first + 1, first);
  const total = count.get(company_user_id, status) ?? 0;
  return [response, rows.map(recordOf), { 'Content-Range': `task ${first}-${first + rows.length - 1}/${total}` }];
};
