// An index for a list that sorts by an optional field: empty values stand last, which is the default order of PostgreSQL only.
import type { Dialect } from './database.ts';

type SortIndex<Column extends string> = {
  readonly table: string;
  readonly name: string;
  /** Columns that the list filters by one value each. */
  readonly columns: readonly Column[];
  readonly sort: Column;
  /** The id that orders rows with equal values, where it is not the row's own id. */
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
