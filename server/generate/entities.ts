// Writes the tables as MikroORM entities, and the types of their rows.
import type { Schema } from './scan.ts';
import { type Table, tablesOf } from './tables.ts';
import { header, keyOf, literal, pascal } from './text.ts';

const rowText = ({ name, properties, primary }: Table) => {
  const optional = properties.filter((one) => one.optional).map((one) => `'${one.name}'`);
  return `export interface ${pascal(name)}Row {
${properties.map((one) => `  ${one.engine ? 'readonly ' : ''}${keyOf(one.name)}: ${one.type};`).join('\n')}
${optional.length > 0 ? `  [OptionalProps]?: ${optional.join(' | ')};\n` : ''}${primary.length > 1 ? `  [PrimaryKeyProp]?: [${primary.map((one) => `'${one}'`).join(', ')}];\n` : ''}}`;
};

const list = (name: string, items: readonly string[]) => (items.length > 0 ? `${name}: [${items.join(', ')}],\n` : '');

const tableText = ({ name, properties, indexes, uniques, checks, overlaps, onPostgres = [] }: Table) => {
  const lines = properties.map((one) => `${keyOf(one.name)}: ${one.code},`);
  const more = onPostgres.length > 0 ? `...(postgres ? { ${onPostgres.map((one) => `${one.name}: ${one.code}`).join(', ')} } : {}),` : '';
  return `${keyOf(name)}: defineEntity({
name: '${name}',
properties: {
${lines.join('\n')}
${more}
},
${list('indexes', [...indexes, ...overlaps.map((one) => `...overlapIndexes(dialect, ${literal(one)})`)])}${list('uniques', uniques.map(literal))}${list('checks', checks.map(literal))}${list(
  'triggers',
  overlaps.map((one) => `...overlapTriggers(dialect, ${literal(one)})`),
)}}),`;
};

export const entitiesText = (schema: Schema): string => {
  const tables = tablesOf(schema);
  const names = tables.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Error(`Two tables would be called ${twice}.`);
  const overlaps = tables.some((table) => table.overlaps.length > 0);
  const sorts = tables.some(({ indexes }) => indexes.some((code) => code.startsWith('sortIndex')));
  return `${header}
import { defineEntity, type EntitySchema, type OptionalProps, p, type PrimaryKeyProp } from '@mikro-orm/core';
import type { Dialect } from '#server/core/database/database.ts';
${sorts ? "import { sortIndex } from '#server/core/database/index-columns.ts';\n" : ''}${overlaps ? "import { overlapIndexes, overlapTriggers } from '#server/core/database/overlap.ts';\n" : ''}
${tables.map(rowText).join('\n\n')}

/** The row of each table. */
export interface Rows {
${tables.map(({ name }) => `  ${keyOf(name)}: ${pascal(name)}Row;`).join('\n')}
}
export type TableName = keyof Rows;
export type Tables = { readonly [Name in TableName]: EntitySchema<Rows[Name]> };

/** The entities of one database; each connection has its own. */
export const tablesFor = (dialect: Dialect): Tables => {
  const postgres = dialect === 'postgres';
  const bytewise = postgres ? 'C' : 'binary';
  const tables: Tables = {
${tables.map(tableText).join('\n')}
  };
  return tables;
};
`;
};
