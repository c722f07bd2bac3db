// The columns of a statement's result: how each driver's value is decoded, and to which type.
import { type Dialect, type Fragment, identifier, join, sql } from './template.ts';

/** Decodes a driver's value. @throws TypeError for a value of another kind */
type Decode<T> = (raw: unknown) => T;
export type Column<T> = Readonly<Record<Dialect, Decode<T>>>;
/** The columns of a statement by their names. */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C extends Columns> = { -readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never };

export const sameInBoth = <T>(decode: Decode<T>): Column<T> => ({ sqlite: decode, postgres: decode });
const wrong = (expected: string, raw: unknown): never => {
  throw new TypeError(`${expected} was expected, not ${raw === null || raw === undefined ? raw : typeof raw}.`);
};

/** A whole number or a decimal. */
export const number: Column<number> = sameInBoth((raw) => (typeof raw === 'number' ? raw : wrong('A number', raw)));
/** A text, or a date without a time. */
export const text: Column<string> = sameInBoth((raw) => (typeof raw === 'string' ? raw : wrong('A text', raw)));
export const flag: Column<boolean> = {
  sqlite: (raw) => (typeof raw === 'number' ? raw !== 0 : wrong('A flag', raw)),
  postgres: (raw) => (typeof raw === 'boolean' ? raw : wrong('A flag', raw)),
};
/** An instant as the API answers it: ISO 8601 in UTC. */
export const instant: Column<string> = {
  sqlite: (raw) => (typeof raw === 'number' ? new Date(raw).toISOString() : wrong('An instant', raw)),
  // The driver's type parser has already made ISO text of it.
  postgres: (raw) => (typeof raw === 'string' ? raw : wrong('An instant', raw)),
};
/** An instant as milliseconds since 1970, for arithmetic. */
export const milliseconds: Column<number> = {
  sqlite: number.sqlite,
  postgres: (raw) => Date.parse(instant.postgres(raw)),
};
/** An object or a list, from a JSON column, a text or an aggregate; its shape is not checked. */
export const json = <T>(): Column<T> =>
  sameInBoth(
    (raw) => (typeof raw === 'string' ? JSON.parse(raw) : typeof raw === 'object' && raw !== null ? raw : wrong('JSON', raw)) as T,
  );
/** One of the given values and nothing else. */
export const oneOf = <const T extends string | number>(...values: readonly T[]): Column<T> =>
  sameInBoth((raw) => values.find((value) => value === raw) ?? wrong(`One of ${values.join(', ')}`, raw));

export const nullable = <T>({ sqlite, postgres }: Column<T>): Column<T | null> => ({
  sqlite: (raw) => (raw === null ? null : sqlite(raw)),
  postgres: (raw) => (raw === null ? null : postgres(raw)),
});
type Optional<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer T> ? Column<T | null> : never };
/** The columns of a row that may be missing, as after a left join. */
export const optional = <C extends Columns>(columns: C): Optional<C> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, nullable(column)])) as Optional<C>;

/** The columns of one table as a select list: `selected(columns, 't')`. */
export const selected = (columns: Columns, alias: string): Fragment => join(Object.keys(columns).map((name) => identifier(alias, name)));

type Named<A extends string, C extends Columns> = {
  readonly [Name in keyof C & string as `${A}_${Name}`]: C[Name] extends Column<infer T> ? Column<T | null> : never;
};
type Joined<A extends string, C extends Columns> = {
  /** The select list: `client.name as client_name`. */
  readonly selected: Fragment;
  /** The columns of the result. */
  readonly columns: Named<A, C>;
  /** The row of the joined table; null where its first column is null, which means that there is no row. */
  of(row: Readonly<Record<string, unknown>>): RowOf<C> | null;
};
/** The columns of a table that is left-joined under an alias. */
export const joined = <const A extends string, C extends Columns>(alias: A, columns: C): Joined<A, C> => {
  const names = Object.keys(columns);
  const named = (name: string) => `${alias}_${name}`;
  return {
    selected: join(names.map((name) => sql`${identifier(alias, name)} as ${identifier(named(name))}`)),
    columns: Object.fromEntries(Object.entries(optional(columns)).map(([name, column]) => [named(name), column])) as Named<A, C>,
    of: (row) =>
      row[named(names[0] ?? '')] === null ? null : (Object.fromEntries(names.map((name) => [name, row[named(name)]])) as RowOf<C>),
  };
};

/** Decodes rows in place. @throws TypeError that names the column whose value has the wrong type */
export const decoderOf = <C extends Columns>(columns: C, dialect: Dialect): ((rows: Record<string, unknown>[]) => RowOf<C>[]) => {
  const parts = Object.entries(columns).map(([name, column]) => ({ name, decode: column[dialect] }));
  return (rows) => {
    const more = Object.keys(rows[0] ?? {}).filter((name) => !(name in columns));
    if (more.length > 0) throw new TypeError(`The statement answers columns that its reader does not name: ${more.join(', ')}.`);
    let column = '';
    try {
      for (const row of rows)
        for (const { name, decode } of parts) {
          column = name;
          row[name] = decode(row[name]);
        }
    } catch (error) {
      throw new TypeError(`Column ${column}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    return rows as RowOf<C>[];
  };
};
