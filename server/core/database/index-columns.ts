// An index for a list that sorts by a field that may be empty: empty ones stand last, which only PostgreSQL's own order does.
import type { Dialect } from './database.ts';

type SortIndex<Column extends string> = {
  readonly table: string;
  readonly name: string;
  /** Columns that the list narrows by a value each. */
  readonly columns: readonly Column[];
  readonly sort: Column;
  /** The id that rows of equal order follow, where it is not their own. */
  readonly id?: Column;
  readonly where?: string;
};

/** Serves `order by (sort is null), sort, id` on SQLite and `order by sort, id` on PostgreSQL, in both directions. */
export const sortIndex = <const Column extends string>(
  dialect: Dialect,
  { table, name, columns, sort, id, where }: SortIndex<Column>,
): { name: string; properties?: (Column | 'id')[]; where?: string; expression?: string } => {
  if (dialect === 'postgres') return { name, properties: [...columns, sort, id ?? 'id'], ...(where && { where }) };
  const key = [...columns.map((column) => `\`${column}\``), `(\`${sort}\` is null)`, `\`${sort}\``, `\`${id ?? 'id'}\``].join(', ');
  return { name, expression: `create index \`${name}\` on \`${table}\` (${key})${where ? ` where ${where}` : ''}` };
};
