// A page of tasks, filtered by status and user, sorted by deadline, with the exact number of all.
import { joins } from '../columns.ts';
import type { Page, Query } from '../handlers.ts';
import { listed, shownRow } from './columns.ts';
import { prepared } from './database.ts';
import { search } from './search.ts';

const condition = 'where t.company_user_id = ? and t.status = ?';
const page = (range: string) => prepared<object>(`select ${listed} from task t ${joins} ${condition} order by t.deadline, t.id ${range}`);
// With the number of rows in its text it is planned once.
const [firstPage, anyPage] = [page('limit 25'), page('limit ? offset ?')];
const count = prepared<{ n: number }>(`select count(*)::int as n from task t ${condition}`);

export const list = async ({ company_user_id, status, q, first, last }: Query): Promise<Page> => {
  if (q !== undefined) return search(q, first, last);
  const [rows, [counted]] = await Promise.all([
    first === 0 && last === 24 ? firstPage([company_user_id, status]) : anyPage([company_user_id, status, last - first + 1, first]),
    count([company_user_id, status]),
  ]);
  return { records: rows.map(shownRow), total: counted?.n ?? 0 };
};
