// A page of tasks, filtered by status and user, sorted by deadline, with the exact number of all.
import { joins } from '../columns.ts';
import type { Page, Query } from '../handlers.ts';
import { shared } from './columns.ts';
import { database } from './database.ts';
import { type ListRow, recordOf, work } from './list-row.ts';
import { search } from './search.ts';

const condition = 'where t.company_user_id = ? and t.status = ?';
const page = database.prepare<[number, number, number, number], ListRow>(
  `select ${shared}, ${work}
  from task t ${joins} ${condition} order by t.deadline is null, t.deadline, t.id limit ? offset ?`,
);
const count = database.prepare<[number, number], number>(`select count(*) from task t ${condition}`).pluck();

export const list = ({ company_user_id, status, q, first, last }: Query): Page => {
  if (q !== undefined) return search(q, first, last);
  const rows = page.all(company_user_id, status, last - first + 1, first);
  return { records: rows.map(recordOf), total: count.get(company_user_id, status) ?? 0 };
};
