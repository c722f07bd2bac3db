// Lists the tables: one for every entity and every many-to-many field, with the database's rules.
import { type DatabaseRule, ruleName } from '#schema/core/database-rules.ts';
import type { Entity } from '#schema/core/entity.ts';
import { largestId, partsOf, pointsAtOne } from '#schema/core/fields.ts';
import type { Overlap } from '#server/core/database/overlap.ts';
import { derivedOf, sortColumn } from '#server/fields/derived.ts';
import { columnOf } from '#server/fields/storage.ts';
import type { Schema } from './scan.ts';
import { literal } from './text.ts';

/** A column: its MikroORM code and its type. */
type Property = {
  readonly name: string;
  readonly code: string;
  readonly type: string;
  readonly optional: boolean;
  readonly engine?: boolean;
};
export type Table = {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly primary: readonly string[];
  /** The code of each index. */
  readonly indexes: readonly string[];
  readonly uniques: readonly object[];
  readonly checks: readonly object[];
  readonly overlaps: readonly Overlap[];
  readonly onPostgres?: readonly Property[];
};

const fieldOf = (entity: Entity, name: string) => {
  const schema = entity.fields[name];
  const info = entity.info[name];
  if (!schema || !info) throw new Error(`${entity.name} has no field ${name}, which one of its database rules names.`);
  return { ...partsOf(schema), info };
};

const startsWith = (columns: readonly string[], start: readonly string[]) => start.every((column, at) => columns[at] === column);
const covers = (rule: DatabaseRule, start: readonly string[]) =>
  (rule.rule === 'index' || rule.rule === 'unique') && !rule.condition && startsWith(rule.columns, start);

const indexedBy = (entity: Entity, column: string) => sortColumn(entity, column) ?? column;

/** The code of an index; where its last column sorts a list, the id follows it for rows with equal values. */
const indexCode = (entity: Entity, name: string, columns: readonly string[], where?: string): string => {
  const keys = columns.map((column) => indexedBy(entity, column));
  const last = columns.at(-1) ?? 'id';
  const mirror = entity.mirrors?.[last];
  if (last === 'id' || !(entity.list || mirror) || !sortColumn(entity, last)) return literal({ name, properties: keys, where });
  const { info, optional } = fieldOf(entity, last);
  if (pointsAtOne(info)) return literal({ name, properties: keys, where });
  // A mirrored sort column is followed by the id of the row that it mirrors.
  const id = mirror?.of;
  if (!optional) return literal({ name, properties: [...keys, id ?? 'id'], where });
  return `sortIndex(dialect, ${literal({ table: entity.name, name, columns: keys.slice(0, -1), sort: keys.at(-1), id, where })})`;
};

const reference = (entity: Entity, field: string): Property => {
  const { info, optional } = fieldOf(entity, field);
  const empty = optional || info.zero === true;
  const rule = info.onDelete === 'cascade' ? 'cascade' : info.onDelete === 'empty' ? 'set null' : 'restrict';
  const indexed = entity.database?.some((one) => covers(one, [field])) ? '.index(false)' : `.index('${entity.name}_${field}_index')`;
  return {
    name: field,
    code: `() => p.manyToOne(tables.${info.target}).mapToPk()${empty ? '.strictNullable()' : ''}.deleteRule('${rule}')${indexed}`,
    type: empty ? 'number | null' : 'number',
    optional: empty,
  };
};

const property = (entity: Entity, field: string): Property[] => {
  const { bare, info, optional, fallback } = fieldOf(entity, field);
  const column = columnOf(info);
  if (!column) return [];
  if (pointsAtOne(info)) return [reference(entity, field)];
  if (column.builder === 'integer()' && 'maxValue' in bare && Number(bare.maxValue) > largestId)
    throw new Error(`${entity.name}.${field} may be larger than ${largestId}, which its column cannot hold.`);
  const code = `p.${column.builder}${optional ? '.strictNullable()' : ''}${fallback === undefined ? '' : `.default(${literal(fallback)})`}`;
  return [{ name: field, code, type: optional ? `${column.type} | null` : column.type, optional: optional || fallback !== undefined }];
};

const derived = (entity: Entity): Property[] =>
  derivedOf(entity).map(({ column, from, optional }) => {
    const empty = optional && from.every((field) => fieldOf(entity, field).optional);
    const collated = optional ? '.collation(bytewise)' : '';
    return {
      name: column,
      code: `p.text()${empty ? '.strictNullable()' : ".default('')"}${collated}`,
      type: empty ? 'string | null' : 'string',
      optional: true,
      engine: true,
    };
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
    const columns = rule.rule === 'check' ? [] : rule.rule === 'exclusive' ? [...rule.same, rule.from, rule.to] : rule.columns;
    for (const column of columns) if (column !== 'id') fieldOf(entity, column);
    const name = ruleName(entity.name, rule);
    if (rule.rule === 'index') indexes.push(indexCode(entity, name, rule.columns, rule.condition));
    else if (rule.rule === 'unique') uniques.push({ name, properties: rule.columns, where: rule.condition });
    else if (rule.rule === 'check') checks.push({ name, expression: rule.holds });
    else {
      const optional = rule.same.filter((column) => column !== 'id' && fieldOf(entity, column).optional);
      overlaps.push({ table: entity.name, name, same: rule.same, ...(optional.length > 0 && { optional }), from: rule.from, to: rule.to });
    }
  }
  // The default order of a list has an index, unless a rule already gives it one.
  const first = entity.list ? [entity.list.sort] : [];
  if (first[0] && !rules.some((rule) => covers(rule, first)) && entity.info[first[0]]?.kind !== 'reference')
    indexes.unshift(indexCode(entity, `${entity.name}_list_index`, first));
  return {
    name: entity.name,
    properties: [
      { name: 'id', code: 'p.integer().primary().autoincrement()', type: 'number', optional: true },
      // Raised only when somebody edits the record, so that a running clock never makes an edit fail.
      { name: 'version', code: 'p.integer().default(1)', type: 'number', optional: true },
      ...Object.keys(entity.fields).flatMap((field) => property(entity, field)),
      ...derived(entity),
    ],
    primary: ['id'],
    indexes,
    uniques,
    checks,
    overlaps,
    // Ids are no order of commits: readers of events stop at the oldest open transaction.
    ...(entity.name === 'event' && {
      onPostgres: [
        {
          name: 'xid',
          code: "p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').lazy().index('event_xid_index')",
          type: 'string',
          optional: true,
          engine: true,
        },
      ],
    }),
  };
};

const joinTables = (entity: Entity): Table[] =>
  Object.entries(entity.info).flatMap(([field, { kind, target, onDelete }]) => {
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
        properties: [
          column(entity.name, 'cascade'),
          column(target, onDelete === 'empty' ? 'cascade' : 'restrict', `.index('${name}_${target}_id_index')`),
        ],
        primary: [`${entity.name}_id`, `${target}_id`],
        indexes: [],
        uniques: [],
        checks: [],
        overlaps: [],
      },
    ];
  });

/** The fields from which an entity's derived columns were computed; when the declaration changes, they are computed anew. */
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

export const tablesOf = ({ entities }: Schema): Table[] => [
  ...entities.flatMap(({ value }) => [tableOf(value), ...joinTables(value)]),
  derivedColumns,
];
