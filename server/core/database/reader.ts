// Reading: runs a statement with its parameters, and decodes the rows by the columns that the caller names.
import { type Column, type Columns, decoderOf, type RowOf } from './columns.ts';
import { compile, type Dialect, type Fragment } from './template.ts';

/** A row from the driver: column names and raw values. */
export type Row = Record<string, unknown>;
/** Runs a prepared statement. SQLite answers synchronously, PostgreSQL by a promise: `await` works for both. */
export type Run = (parameters: readonly unknown[]) => Row[] | Promise<Row[]>;

/** What a driver provides: it takes texts with placeholders (`?` on SQLite, `$1` on PostgreSQL) and answers raw rows. */
type Driver = {
  /** Prepares a statement for many runs. It is parsed at its first run. */
  prepare(text: string): Run;
  /** Runs a statement once. */
  all(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type Reader = Driver & {
  readonly dialect: Dialect;
  /** The rows of a statement. @throws TypeError where the result does not match the columns */
  rows<C extends Columns>(statement: Fragment, columns: C): Promise<RowOf<C>[]>;
  /** The first row; null without any. */
  row<C extends Columns>(statement: Fragment, columns: C): Promise<RowOf<C> | null>;
  /** The only column of each row. */
  values<T>(statement: Fragment, column: Column<T>): Promise<T[]>;
  /** The only column of the first row; null without any. */
  value<T>(statement: Fragment, column: Column<T>): Promise<T | null>;
  /** Runs a statement and ignores its result. */
  run(statement: Fragment): Promise<void>;
};

const onlyValue = (row: Row): unknown => {
  const [value, ...more] = Object.values(row);
  if (more.length > 0) throw new TypeError('A statement for one value answers several columns.');
  return value;
};

export const readerOf = (dialect: Dialect, { prepare, all }: Driver): Reader => {
  const run = (statement: Fragment) => {
    const { text, parameters } = compile(statement, dialect);
    return all(text, parameters);
  };
  return {
    dialect,
    prepare,
    all,
    rows: async (statement, columns) => decoderOf(columns, dialect)(await run(statement)),
    row: async (statement, columns) => decoderOf(columns, dialect)((await run(statement)).slice(0, 1))[0] ?? null,
    values: async (statement, column) => (await run(statement)).map((row) => column[dialect](onlyValue(row))),
    async value(statement, column) {
      const [row] = await run(statement);
      return row ? column[dialect](onlyValue(row)) : null;
    },
    async run(statement) {
      await run(statement);
    },
  };
};

/** A statement that each database prepares once, for reads that every screen repeats. `write` may change parameters between calls, never the text. SQLite answers synchronously. */
export const prepared = <C extends Columns, Arguments extends readonly unknown[]>(
  write: (...given: Arguments) => Fragment,
  columns: C,
): ((read: Reader, ...given: Arguments) => RowOf<C>[] | Promise<RowOf<C>[]>) => {
  const keep = (read: Reader, text: string) => ({ text, run: read.prepare(text), decode: decoderOf(columns, read.dialect) });
  const readersOf = new WeakMap<Reader, ReturnType<typeof keep>>();
  return (read, ...given) => {
    const { text, parameters } = compile(write(...given), read.dialect);
    const known = readersOf.get(read) ?? keep(read, text);
    if (known.text !== text) throw new TypeError('A prepared statement has changed its text.');
    readersOf.set(read, known);
    const rows = known.run(parameters);
    return rows instanceof Promise ? rows.then(known.decode) : known.decode(rows);
  };
};
