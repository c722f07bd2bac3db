// Time worked for a client, by month, person and work type; the months are those of the company's clock.
import { client } from '#schema/clients/client.ts';
import { dayBegins, two, wallClock } from '#schema/core/zone.ts';
import { asStored, asTold, type Database, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { zoneIn } from '../company/company.ts';

/** When a month begins by the company's clock; after December comes the next year. */
const monthStart = (year: number, month: number, timeZone: string): number => {
  const [y, m] = month > 12 ? [year + 1, month - 12] : [year, month];
  return dayBegins(`${y}-${two(m)}-01`, timeZone);
};
const months = [...Array(12).keys()].map((at) => at + 1);

/** The rows of a year, the newest one with work unless told, with what all years come to. @throws Refusal 404 without such a client */
export const hoursOf = async (database: Database, me: Me, id: number, asked: number | null) => {
  await readOne(database, entityNamed(client.name), me, id);
  const { dialect } = database;
  const instant = (at: number) => `${slot(dialect, at)}${dialect === 'sqlite' ? '' : '::timestamptz'}`;
  const value = (at: number) => asStored(dialect, at);
  const seconds =
    dialect === 'sqlite' ? 'sum((s.end_time - s.start_time) / 1000)' : 'sum(extract(epoch from s.end_time - s.start_time))::int';
  const from = (at: number) =>
    `from task t join time_entry e on e.task_id = t.id join sub_time s on s.time_entry_id = e.id and s.end_time is not null where t.client_company_id = ${slot(dialect, at)}`;
  const [[all], timeZone] = await Promise.all([
    database.read.all(`select min(s.start_time) as first, max(s.start_time) as last, coalesce(${seconds}, 0) as total ${from(1)}`, [id]),
    zoneIn(database.read),
  ]);
  if (!all || all.last === null) return { year: null, years: [], total_time: 0, rows: [] };
  const yearOf = (raw: unknown) => wallClock(Date.parse(asTold(raw)), timeZone).year;
  const [first, last] = [yearOf(all.first), yearOf(all.last)];
  const year = asked ?? last;
  const ends = months.map((month) => monthStart(year, month + 1, timeZone));
  const month = `case ${months.map((one, at) => `when s.start_time < ${instant(at + 1)} then ${one}`).join(' ')} end`;
  const sums = `select ${month} as month, e.user_id, e.work_type_id, count(distinct t.id) as tasks, ${seconds} as total_time ${from(13)} and s.start_time >= ${instant(14)} and s.start_time < ${instant(15)} group by 1, 2, 3`;
  const values = [...ends.map(value), id, value(monthStart(year, 1, timeZone)), value(monthStart(year, 13, timeZone))];
  const rows = await database.read.all(
    `select h.month, h.user_id, u.name || ' ' || u.last_name as user_name, h.work_type_id, w.name as work_type_name, h.tasks, h.total_time
     from (${sums}) as h join "user" u on u.id = h.user_id join work_type w on w.id = h.work_type_id
     order by h.month desc, u.last_name_sort, u.name_sort, h.user_id, w.name_sort`,
    values,
  );
  return {
    year,
    years: [...Array(last - first + 1).keys()].map((back) => last - back),
    total_time: Number(all.total),
    rows: rows.map((row) => ({ ...row, month: `${year}-${two(Number(row.month))}` })),
  };
};
