// A codec converts a field's value between API and column, for reads and filters in plain SQL.
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { type FilterOperator, holdsSeveral, kinds, type Stored } from '#schema/core/field-kinds.ts';
import { secretText } from '#schema/core/secret-text.ts';
import type { Dialect } from '#server/core/database/database.ts';

type Convert = ((value: unknown) => unknown) | null;
export type Codec = {
  /** Column value → API value; null where they are the same. */
  readonly fromColumn: Convert;
  /** API value → statement parameter; null where they are the same. */
  readonly toColumn: Convert;
  readonly filters: readonly FilterOperator[];
};
type Conversion = Pick<Codec, 'fromColumn' | 'toColumn'>;

const same: Conversion = { fromColumn: null, toColumn: null };
const unlessNull = (convert: (value: unknown) => unknown) => (value: unknown) =>
  value === null || value === undefined ? null : convert(value);

const flagOnSqlite: Conversion = { fromColumn: unlessNull((raw) => raw !== 0), toColumn: unlessNull((value) => (value ? 1 : 0)) };
const instant = (value: unknown) => (value instanceof Date ? value : new Date(String(value)));
const instantOnSqlite: Conversion = {
  fromColumn: unlessNull((raw) => new Date(Number(raw)).toISOString()),
  toColumn: unlessNull((value) => instant(value).getTime()),
};
// The driver's type parser already makes ISO text of a timestamp.
const instantOnPostgres: Conversion = { fromColumn: null, toColumn: unlessNull((value) => instant(value).toISOString()) };
const listOnSqlite: Conversion = {
  fromColumn: unlessNull((raw) => JSON.parse(String(raw)) as unknown),
  toColumn: unlessNull((value) => JSON.stringify(value)),
};
// The driver would send a JavaScript array as a PostgreSQL array, but the column is jsonb.
const listOnPostgres: Conversion = { fromColumn: null, toColumn: unlessNull((value) => JSON.stringify(value)) };
/** jsonb does not keep the order of keys: rows are answered in the order of their declaration, so that equal rows are equal texts. */
const rowsOf =
  ({ row = {} }: FieldInfo) =>
  (raw: unknown) =>
    (raw as readonly Readonly<Record<string, unknown>>[]).map((one) =>
      Object.fromEntries(Object.entries(row).map(([name, info]) => [name, one[name] ?? (holdsSeveral(info) ? [] : null)])),
    );
const zeroForNone: Conversion = { fromColumn: (raw) => raw ?? 0, toColumn: (value) => (value === 0 ? null : value) };

type ConversionFor = (info: FieldInfo, dialect: Dialect) => Conversion;
const plain: ConversionFor = () => same;
/** The API answers only the end of a secret, wherever it is read. */
const shortened: Conversion = { fromColumn: unlessNull((raw) => secretText(String(raw))), toColumn: null };

const conversions: Readonly<Record<Stored, ConversionFor>> = {
  line: ({ secret }) => (secret ? shortened : same),
  text: plain,
  whole: plain,
  cents: plain,
  decimal: plain,
  day: plain,
  instant: (_info, dialect) => (dialect === 'sqlite' ? instantOnSqlite : instantOnPostgres),
  flag: (_info, dialect) => (dialect === 'sqlite' ? flagOnSqlite : same),
  choice: ({ many }, dialect) => (many ? (dialect === 'sqlite' ? listOnSqlite : listOnPostgres) : same),
  id: ({ zero }) => (zero ? zeroForNone : same),
  ids: plain,
  rows: (info, dialect) => {
    const { fromColumn, toColumn } = dialect === 'sqlite' ? listOnSqlite : listOnPostgres;
    return { fromColumn: unlessNull((raw) => rowsOf(info)(fromColumn ? fromColumn(raw) : raw)), toColumn };
  },
};

/** The codec for a field's metadata. */
export const codecFor = (info: FieldInfo, dialect: Dialect): Codec => ({
  ...conversions[kinds[info.kind].stored](info, dialect),
  filters: info.secret ? [] : kinds[info.kind].filters,
});

const known = new WeakMap<FieldInfo, Partial<Record<Dialect, Codec>>>();

/** The codec for a field of an entity. */
export const codecOf = (entity: Pick<Entity, 'name' | 'info'>, field: string, dialect: Dialect): Codec => {
  const info = entity.info[field];
  if (!info) throw new Error(`${entity.name} has no field ${field}.`);
  const codecs = known.get(info) ?? {};
  known.set(info, codecs);
  const codec = codecs[dialect] ?? codecFor(info, dialect);
  codecs[dialect] = codec;
  return codec;
};
