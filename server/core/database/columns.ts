// What a statement answers, column by column: how each value of a driver is told, and as which type.
import { type Dialect, type Fragment, identifier, join, sql } from './template.ts';

/** Reads what a driver gave. @throws TypeError for a value of another kind */
type Decode<T> = (raw: unknown) => T;
export type Column<T> = Readonly<Record<Dialect, Decode<T>>>;
/** The columns of a statement by their names. */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C extends Columns> = { -readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never };

export const sameInBoth = <T>(decode: Decode<T>): Column<T> => ({ sqlite: decode, postgres: decode });
const wrong = (expected: string, raw: unknown): never => {
  throw new TypeError(`${expected} was expected, not ${raw === null || raw === undefined ? raw : typeof raw}.`);
};

/** Whole or not. */
export const number: Column<number> = sameInBoth((raw) => (typeof raw === 'number' ? raw : wrong('A number', raw)));
/** A text, or a date without a time. */
export const text: Column<string> = sameInBoth((raw) => (typeof raw === 'string' ? raw : wrong('A text', raw)));
export const flag: Column<boolean> = {
  sqlite: (raw) => (typeof raw === 'number' ? raw !== 0 : wrong('A flag', raw)),
  postgres: (raw) => (typeof raw === 'boolean' ? raw : wrong('A flag', raw)),
};
/** An instant as the API tells it: ISO 8601 in UTC. */
export const instant: Column<string> = {
  sqlite: (raw) => (typeof raw === 'number' ? new Date(raw).toISOString() : wrong('An instant', raw)),
  // The driver's parser made ISO text of it.
  postgres: (raw) => (typeof raw === 'string' ? raw : wrong('An instant', raw)),
};
/** The same to reckon with: milliseconds since 1970. */
export const milliseconds: Column<number> = {
  sqlite: number.sqlite,
  postgres: (raw) => Date.parse(instant.postgres(raw)),
};
/** An object or a list, in a JSON column, a text or an aggregate; its shape is the writer's word. */
export const json = <T>(): Column<T> =>
  sameInBoth(
    (raw) => (typeof raw === 'string' ? JSON.parse(raw) : typeof raw === 'object' && raw !== null ? raw : wrong('JSON', raw)) as T,
  );
/** One of these and nothing else. */
export const oneOf = <const T extends string | number>(...values: readonly T[]): Column<T> =>
  sameInBoth((raw) => values.find((value) => value === raw) ?? wrong(`One of ${values.join(', ')}`, raw));

export const nullable = <T>({ sqlite, postgres }: Column<T>): Column<T | null> => ({
  sqlite: (raw) => (raw === null ? null : sqlite(raw)),
  postgres: (raw) => (raw === null ? null : postgres(raw)),
});
type Optional<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer T> ? Column<T | null> : never };
/** Columns of a row that need not be there, as behind a left join. */
export const optional = <C extends Columns>(columns: C): Optional<C> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, nullable(column)])) as Optional<C>;

/** The columns as a statement selects them from one of its tables: `selected(columns, 't')`. */
export const selected = (columns: Columns, alias: string): Fragment => join(Object.keys(columns).map((name) => identifier(alias, name)));

type Named<A extends string, C extends Columns> = {
  readonly [Name in keyof C & string as `${A}_${Name}`]: C[Name] extends Column<infer T> ? Column<T | null> : never;
};
type Joined<A extends string, C extends Columns> = {
  /** For the statement: `client.name as client_name`. */
  readonly selected: Fragment;
  /** What the statement answers then. */
  readonly columns: Named<A, C>;
  /** The row of that table, null where there is none: its first column is null. */
  of(row: Readonly<Record<string, unknown>>): RowOf<C> | null;
};
/** The columns of a table that is joined under an alias, and need not have a row. */
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

/** What decodes rows in their place. @throws TypeError that names the column which is not as it was told to be */
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
