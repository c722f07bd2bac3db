// Writes the tables: a MikroORM entity for every entity of the schema and every many-to-many field, with the rules that the database keeps.
import { type DatabaseRule, ruleName } from '#schema/core/database-rules.ts';
import type { Entity } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import { derivedOf, sortColumn } from '#server/fields/derived.ts';
import { storage } from '#server/fields/storage.ts';
import type { Schema } from './scan.ts';
import { header, keyOf, literal, pascal } from './text.ts';

type Property = { readonly name: string; readonly code: string; readonly type: string; readonly optional: boolean; readonly engine?: boolean };
type Overlap = { readonly table: string; readonly name: string; readonly same: readonly string[]; readonly from: string; readonly to: string };
type Table = {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly primary: readonly string[];
  /** Code of each. */
  readonly indexes: readonly string[];
  readonly uniques: readonly object[];
  readonly checks: readonly object[];
  readonly overlaps: readonly Overlap[];
  readonly onPostgres?: readonly Property[];
};

const startsWith = (columns: readonly string[], start: readonly string[]) => start.every((column, at) => columns[at] === column);
const covers = (rule: DatabaseRule, start: readonly string[]) =>
  (rule.rule === 'index' || rule.rule === 'unique') && !rule.condition && startsWith(rule.columns, start);

const indexedBy = (entity: Entity, column: string) => sortColumn(entity, column) ?? column;

/** The code of an index; where its last column orders a list, rows that are equal in it follow their id. */
const indexCode = (entity: Entity, name: string, columns: readonly string[], where?: string): string => {
  const last = columns.at(-1) ?? 'id';
  const info = entity.info[last];
  const keys = columns.map((column) => indexedBy(entity, column));
  const sorts = entity.list !== undefined && info !== undefined && info.kind !== 'reference' && sortColumn(entity, last) !== null;
  if (!sorts) return literal({ name, properties: keys, where });
  if (!partsOf(entity.fields[last] ?? ({} as never)).optional) return literal({ name, properties: [...keys, 'id'], where });
  return `sortIndex(dialect, ${literal({ table: entity.name, name, columns: keys.slice(0, -1), sort: keys.at(-1), where })})`;
};

const reference = (entity: Entity, field: string): Property => {
  const info = entity.info[field];
  const { optional } = partsOf(entity.fields[field] ?? ({} as never));
  const empty = optional || info?.zero === true;
  const rule = info?.onDelete === 'cascade' ? 'cascade' : info?.onDelete === 'empty' ? 'set null' : 'restrict';
  const indexed = entity.database?.some((one) => covers(one, [field])) ? '.index(false)' : `.index('${entity.name}_${field}_index')`;
  return {
    name: field,
    code: `() => p.manyToOne(tables.${info?.target}).mapToPk()${empty ? '.strictNullable()' : ''}.deleteRule('${rule}')${indexed}`,
    type: empty ? 'number | null' : 'number',
    optional: empty,
  };
};

const property = (entity: Entity, field: string): Property[] => {
  const info = entity.info[field];
  const schema = entity.fields[field];
  if (!info || !schema || !storage[info.kind].column) return [];
  if (info.kind === 'reference') return [reference(entity, field)];
  const column = storage[info.kind].column?.(info);
  if (!column) return [];
  const { optional, fallback } = partsOf(schema);
  const code = `p.${column.builder}${optional ? '.strictNullable()' : ''}${fallback === undefined ? '' : `.default(${literal(fallback)})`}`;
  return [{ name: field, code, type: optional ? `${column.type} | null` : column.type, optional: optional || fallback !== undefined }];
};

const derived = (entity: Entity): Property[] =>
  derivedOf(entity).map(({ column, from, optional }) => {
    const source = entity.fields[from[0] ?? ''];
    const empty = optional && source !== undefined && partsOf(source).optional;
    const collated = optional ? '.collation(bytewise)' : '';
    return { name: column, code: `p.text()${empty ? '.strictNullable()' : ".default('')"}${collated}`, type: empty ? 'string | null' : 'string', optional: true, engine: true };
  });

const tableOf = (entity: Entity): Table => {
  const rules = entity.database ?? [];
  const indexes: string[] = [];
  const uniques: object[] = [];
  const checks: object[] = [];
  const overlaps: Overlap[] = [];
  const names = rules.map((rule) => ruleName(entity.name, rule));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Error(`Two database rules of ${entity.name} would be called ${twice}.`);
  for (const rule of rules) {
    const name = ruleName(entity.name, rule);
    if (rule.rule === 'index') indexes.push(indexCode(entity, name, rule.columns, rule.condition));
    else if (rule.rule === 'unique') uniques.push({ name, properties: rule.columns, where: rule.condition });
    else if (rule.rule === 'check') checks.push({ name, expression: rule.holds });
    else overlaps.push({ table: entity.name, name, same: rule.same, from: rule.from, to: rule.to });
  }
  // The order in which a list opens has an index of its own, unless a rule gives it one.
  const first = entity.list ? [entity.list.sort] : [];
  if (first[0] && !rules.some((rule) => covers(rule, first)) && entity.info[first[0]]?.kind !== 'reference')
    indexes.unshift(indexCode(entity, `${entity.name}_list_index`, first));
  return {
    name: entity.name,
    properties: [
      { name: 'id', code: 'p.integer().primary().autoincrement()', type: 'number', optional: true },
      { name: 'version', code: 'p.integer().default(1)', type: 'number', optional: true },
      ...Object.keys(entity.fields).flatMap((field) => property(entity, field)),
      ...derived(entity),
    ],
    primary: ['id'],
    indexes,
    uniques,
    checks,
    overlaps,
    // Ids are no order of commit: readers of events stop at the oldest transaction that is still open.
    ...(entity.name === 'event' && {
      onPostgres: [
        { name: 'xid', code: "p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').lazy().index('event_xid_index')", type: 'string', optional: true, engine: true },
      ],
    }),
  };
};

const joinTables = (entity: Entity): Table[] =>
  Object.entries(entity.info).flatMap(([field, { kind, target }]) => {
    if (kind !== 'references' || !target) return [];
    const name = `${entity.name}_${field}`;
    const column = (to: string, rule: string, more = ''): Property => ({
      name: `${to}_id`,
      code: `() => p.manyToOne(tables.${to}).mapToPk().primary().deleteRule('${rule}')${more}`,
      type: 'number',
      optional: false,
    });
    return [
      {
        name,
        properties: [column(entity.name, 'cascade'), column(target, 'restrict', `.index('${name}_${target}_id_index')`)],
        primary: [`${entity.name}_id`, `${target}_id`],
        indexes: [],
        uniques: [],
        checks: [],
        overlaps: [],
      },
    ];
  });

/** From which fields the derived columns of an entity were made; when its declaration changes they are made anew. */
const derivedColumns: Table = {
  name: 'derived_columns',
  properties: [
    { name: 'id', code: 'p.integer().primary().autoincrement()', type: 'number', optional: true },
    { name: 'entity', code: 'p.string().length(60)', type: 'string', optional: false },
    { name: 'declaration', code: 'p.text()', type: 'string', optional: false },
  ],
  primary: ['id'],
  indexes: [],
  uniques: [{ name: 'derived_columns_entity_unique', properties: ['entity'] }],
  checks: [],
  overlaps: [],
};

export const tablesOf = ({ entities }: Schema): Table[] => [...entities.flatMap(({ value }) => [tableOf(value), ...joinTables(value)]), derivedColumns];

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
import type { Dialect } from '#server/core/database.ts';
${sorts ? "import { sortIndex } from '#server/core/database-index.ts';\n" : ''}${overlaps ? "import { overlapIndexes, overlapTriggers } from '#server/core/database-overlap.ts';\n" : ''}
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
