// Makes drafted SQL readable and complete: one column a line, without ineffective statements, with missing ones added.
import type { Dialect } from '#server/core/database/database.ts';

/** The parts between the commas of the outermost parentheses. */
const parts = (inner: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at] ?? '';
    if (quote) {
      if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ',' && depth === 0) {
      found.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...found, inner.slice(start).trim()];
};

const byLines = (sql: string): string => {
  const table = /^(create table "\w+" )\((.*)\);$/s.exec(sql);
  if (!table?.[1] || !table[2]) return sql;
  return `${table[1]}(\n  ${parts(table[2]).join(',\n  ')}\n);`;
};

/** Copies the defaults of new columns to a rebuilt table: the draft writes `null`, which a not-null column refuses. */
const withDefaults = (statements: readonly string[]): string[] =>
  statements.map((sql, at) => {
    const rebuilt = /^insert into "(\w+__temp_alter)" select /.exec(sql);
    if (!rebuilt) return sql;
    const created = statements.slice(0, at).findLast((one) => one.startsWith(`create table "${rebuilt[1]}"`)) ?? '';
    return sql.replace(/null as "(\w+)"/g, (all, column: string) => {
      const fallback = new RegExp(`"${column}" [^,]*? not null default ((?:'[^']*')+|[^ ,)]+)`).exec(created)?.[1];
      return fallback ? `${fallback} as "${column}"` : all;
    });
  });

export const readable = (statements: readonly string[], dialect: Dialect): string[] => {
  // This has no effect in a migration's transaction; `migrate` switches foreign keys off before it begins.
  const keptStatements = statements
    // Quotes of standard SQL need no escapes in a template literal.
    .map((sql) => sql.replace(/`(\w+)`/g, '"$1"'))
    .filter((sql) => !/^(pragma foreign_keys|set names|set session_replication_role)/.test(sql));
  const first =
    dialect === 'postgres' && keptStatements.some((sql) => sql.includes('exclude using gist'))
      ? ['create extension if not exists btree_gist;']
      : [];
  return [...first, ...withDefaults(keptStatements).map(byLines)].filter((sql, at, all) => sql !== '' || (at > 0 && all[at - 1] !== ''));
};

/** A short file name for statements: the tables and columns that they change, and the tables of other indexes. */
export const nameOf = (statements: readonly string[]): string => {
  const touched = statements.flatMap((sql) => {
    const [, verb, table] = /^(create|alter|drop) table (?:if exists )?"(\w+?)(?:__temp_alter)?"/.exec(sql) ?? [];
    const column = /(?:add|(?:add|drop|rename|alter) column) "(\w+)"/.exec(sql)?.[1];
    if (table && column) return [`${table}_${column}`];
    return table ? [verb === 'drop' ? `without_${table}` : table] : [];
  });
  const indexes = statements
    .flatMap((sql) => /^(?:create|drop) (?:unique )?(?:index|trigger) (?:if exists )?"(\w+)"/.exec(sql)?.[1] ?? [])
    .filter((index) => !touched.some((name) => index.startsWith(`${name}_`)));
  const [first = 'change', second, ...more] = [...new Set([...touched, ...indexes])];
  if (more.length > 0) return `${first}_and_${more.length + 1}_more`;
  return second ? `${first}_and_${second}` : first;
};
