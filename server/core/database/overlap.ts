// Periods of one person never overlap: PostgreSQL enforces it by an exclusion constraint, SQLite by triggers that raise the rule's name.
import type { Dialect } from './database.ts';

export type Overlap = {
  readonly table: string;
  readonly name: string;
  /** Only rows with equal values in these columns exclude each other. */
  readonly same: readonly string[];
  /** Those of them that may be empty: two rows without a value exclude each other too. */
  readonly optional?: readonly string[];
  readonly from: string;
  /** The end; null means that the period is open. */
  readonly to: string;
};
/** Words of SQL that name a column only in quotes. */
const reserved = new Set(['from', 'to']);
const plain = (column: string) => (reserved.has(column) ? `"${column}"` : column);
type Index = { name: string; expression?: string; properties?: never };

/** PostgreSQL: the constraint itself. SQLite: the index by which the triggers find a neighbour. An empty period overlaps nothing. */
export const overlapIndexes = (dialect: Dialect, { table, name, same, optional = [], from, to }: Overlap): Index[] => {
  if (dialect === 'sqlite') {
    const columns = [...same, from].map((column) => `\`${column}\``).join(', ');
    return [{ name: `${name}_index`, expression: `create index \`${name}_index\` on \`${table}\` (${columns})` }];
  }
  const equal = same.map((column) => `${optional.includes(column) ? `coalesce("${column}", 0)` : `"${column}"`} with =`).join(', ');
  return [
    {
      name,
      expression: `alter table "${table}" add constraint "${name}" exclude using gist (${equal}, tstzrange("${from}", "${to}") with &&)`,
    },
  ];
};

/**
 * Stored periods never overlap, so a new one can only collide with periods that begin inside it and with the last one that began before:
 * two index lookups, however long the history is.
 */
const conflict = ({ table, same, optional = [], ...ends }: Overlap): string => {
  const [from, to] = [plain(ends.from), plain(ends.to)];
  const equal = same.map((column) => `o.${column} ${optional.includes(column) ? 'is' : '='} new.${column}`).join(' and ');
  const lasts = (row: string) => `(${row}.${to} is null or ${row}.${to} > ${row}.${from})`;
  const others = `${table} as o where ${equal} and o.id is not new.id and ${lasts('o')}`;
  const inside = `exists (select 1 from ${others} and o.${from} >= new.${from} and (new.${to} is null or o.${from} < new.${to}))`;
  const before = `(select o.${to} is null or o.${to} > new.${from} from ${others} and o.${from} < new.${from} order by o.${from} desc limit 1)`;
  return `${lasts('new')} and (${inside} or ${before})`;
};

type Trigger = { name: string; timing: 'before'; events: ('insert' | 'update')[]; body: string };

export const overlapTriggers = (dialect: Dialect, overlap: Overlap): Trigger[] =>
  dialect === 'postgres'
    ? []
    : (['insert', 'update'] as const).map((event) => ({
        name: `${overlap.name}_${event}`,
        timing: 'before',
        events: [event],
        body: `select raise(abort, '${overlap.name}') where ${conflict(overlap)}`,
      }));
