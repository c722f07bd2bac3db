// A task as SQLite gives it: instants in milliseconds, flags as 0 and 1, lists as JSON.
import { columnsWith, type Dialect, fields, longColumnsWith, type Shared } from '../columns.ts';

const dialect: Dialect = {
  list: (column, from) => `(select json_group_array(${column}) from (select ${column} from ${from}))`,
  column: (name) => `t.${name}`,
};
export const shared = columnsWith(dialect);
export const long = longColumnsWith(dialect);

export const instant = (value: number) => new Date(value).toISOString();
export const instantOrNull = (value: number | null) => (value === null ? null : instant(value));
/** Most lists hold nothing, and nothing need not be parsed. */
const ids = (text: string): number[] => (text === '[]' ? [] : JSON.parse(text));

type Decode = (value: never) => unknown;
/** How a column comes out that the answer says otherwise. */
const decoded: readonly (readonly [string, Decode])[] = [
  ...Object.entries(fields).flatMap(([name, { kind, zero, many }]): [string, Decode][] => {
    if (kind === 'dateTime') return [[name, instantOrNull]];
    if (kind === 'flag') return [[name, (value: number) => value === 1]];
    if (kind === 'references' || kind === 'rows' || many) return [[name, ids]];
    return zero ? [[name, (value: number | null) => value ?? 0]] : [];
  }),
  ['users', ids],
];

/** What list and page tell alike: the row itself, with each of its columns as the answer says it. */
export const shownRow = <Row extends object>(row: Row): Row & Shared => {
  const values = row as Record<string, unknown>;
  for (const [name, decode] of decoded) values[name] = decode(values[name] as never);
  return row as Row & Shared;
};
