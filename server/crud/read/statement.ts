// A statement is SQL that is built once, with parameters for the values of each run.
import { type RawBuilder, sql } from 'kysely';
import { type Columns, decoderOf, type RowOf } from '#server/core/database/columns.ts';
import type { Database, Dialect } from '#server/core/database/database.ts';
import { parameterOf } from '#server/core/database/template.ts';
import { Parameter } from './rule-sql.ts';

/** SQL and the names of the values that each run fills in. */
export type Statement = { readonly sql: string; readonly fill: (values: Readonly<Record<string, unknown>>) => unknown[] };

/** Compiles SQL for the database; each `Parameter` becomes a placeholder that the runs fill in. */
export const compile = ({ build }: Pick<Database, 'build'>, piece: RawBuilder<unknown>): Statement => {
  const compiled = piece.compile(build);
  const places = compiled.parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : null));
  return {
    sql: compiled.sql,
    fill: (values) =>
      compiled.parameters.map((fixed, at) => {
        const place = places[at];
        return place === null || place === undefined ? fixed : values[place];
      }),
  };
};

/** Runs a piece of SQL once; instants among the values are Dates. */
export const rowsOf = async <C extends Columns>(
  { build, read }: Pick<Database, 'build' | 'read'>,
  piece: RawBuilder<unknown>,
  values: Readonly<Record<string, unknown>>,
  columns: C,
): Promise<RowOf<C>[]> => {
  const statement = compile({ build }, piece);
  const filled = statement.fill(values).map((value) => (value instanceof Date ? parameterOf(value, read.dialect) : value));
  return decoderOf(columns, read.dialect)(await read.all(statement.sql, filled));
};

/** Tests whether an id is among several that travel as one parameter (`listed`): the statement is the same for any number of them. */
export const amongThose = (dialect: Dialect, ids: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  dialect === 'sqlite' ? sql`${ids} in (select value from json_each(${new Parameter(name)}))` : sql`${ids} = any(${new Parameter(name)})`;
/** Tests whether the column is one of the `ids`. */
export const amongIds = (dialect: Dialect, column: RawBuilder<unknown>): RawBuilder<unknown> => amongThose(dialect, column, 'ids');
