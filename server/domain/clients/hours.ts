// Time worked for a client, by month, person and work type; months follow the company's time zone.
import { client } from '#schema/clients/client.ts';
import { dayBegins, two, wallClock } from '#schema/core/zone.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, join, literal, nullable, number, perDialect, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { zoneIn } from '../company/company.ts';

/** When a month begins in the company's time zone; month 12 is January of the next year. */
const monthStart = (year: number, month: number, timeZone: string): number => {
  const [y, m] = month > 12 ? [year + 1, month - 12] : [year, month];
  return dayBegins(`${y}-${two(m)}-01`, timeZone);
};
const seconds = perDialect({
  sqlite: sql`sum((s.end_time - s.start_time) / 1000)`,
  postgres: sql`sum(extract(epoch from s.end_time - s.start_time))::int`,
});
const months = [...Array(12).keys()].map((at) => at + 1);

/** The hours of one year (by default the newest year with work), and the totals of all years. @throws Refusal 404 without such a client */
export const hoursOf = async (database: Database, me: Me, id: number, wantedYear: number | null) => {
  await readOne(database, entityNamed(client.name), me, id);
  const worked = sql`from task t join time_entry e on e.task_id = t.id join sub_time s on s.time_entry_id = e.id and s.end_time is not null
    where t.client_company_id = ${id}`;
  const [all, timeZone] = await Promise.all([
    database.read.row(sql`select min(s.start_time) as first, max(s.start_time) as last, coalesce(${seconds}, 0) as total ${worked}`, {
      first: nullable(instant),
      last: nullable(instant),
      total: number,
    }),
    zoneIn(database.read),
  ]);
  if (!all?.first || !all.last) return { year: null, years: [], total_time: 0, rows: [] };
  const yearOf = (at: string) => wallClock(Date.parse(at), timeZone).year;
  const [first, last] = [yearOf(all.first), yearOf(all.last)];
  const year = wantedYear ?? last;
  const begins = (month: number) => new Date(monthStart(year, month, timeZone));
  const month = join(
    months.map((one) => sql`when s.start_time < ${begins(one + 1)} then ${literal(one)}`),
    sql` `,
  );
  const sums = sql`select case ${month} end as month, e.user_id, e.work_type_id, count(distinct t.id) as tasks, ${seconds} as total_time
    ${worked} and s.start_time >= ${begins(1)} and s.start_time < ${begins(13)} group by 1, 2, 3`;
  const rows = await database.read.rows(
    sql`select h.month, h.user_id, u.name || ' ' || u.last_name as user_name, h.work_type_id, w.name as work_type_name, h.tasks, h.total_time
      from (${sums}) as h join "user" u on u.id = h.user_id join work_type w on w.id = h.work_type_id
      order by h.month desc, u.last_name_sort, u.name_sort, h.user_id, w.name_sort`,
    { month: number, user_id: number, user_name: text, work_type_id: number, work_type_name: text, tasks: number, total_time: number },
  );
  return {
    year,
    years: [...Array(last - first + 1).keys()].map((back) => last - back),
    total_time: all.total,
    rows: rows.map((row) => ({ ...row, month: `${year}-${two(row.month)}` })),
  };
};
