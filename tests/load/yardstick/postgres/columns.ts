// A task as PostgreSQL gives it: what the answer says, but for the references to nothing.
import { columnsWith, type Dialect, longColumnsWith, type Shared, zeros } from '../columns.ts';

/** The driver gives these as text, or as a day of the machine's own zone. */
const casts: Readonly<Record<string, string>> = { money: 'float8', decimal: 'float8', date: 'text' };
const dialect: Dialect = {
  list: (column, from) => `array(select ${column} from ${from})`,
  column: (name, { kind }) => (casts[kind] ? `t.${name}::${casts[kind]} as ${name}` : `t.${name}`),
};
export const shared = columnsWith(dialect);
export const long = longColumnsWith(dialect);

/** How long was worked, and who works now since when. */
export const listed = `${shared}, (select coalesce(sum(total_time), 0)::int from time_entry where task_id = t.id) as total_time,
  array(select user_id from time_entry where task_id = t.id and status = 0) as running_users,
  array(select status_since from time_entry where task_id = t.id and status = 0) as running_since`;

/** What list and page tell alike: the row itself, with each of its columns as the answer says it. */
export const shownRow = <Row extends object>(row: Row): Row & Shared => {
  const values = row as Record<string, unknown>;
  for (const name of zeros) values[name] ??= 0;
  return row as Row & Shared;
};
