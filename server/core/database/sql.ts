// All imports for reads in hand-written SQL: the template, the columns of results, and prepared statements.
export {
  type Column,
  type Columns,
  flag,
  instant,
  joined,
  json,
  milliseconds,
  nullable,
  number,
  oneOf,
  optional,
  type RowOf,
  selected,
  text,
} from './columns.ts';
export { prepared, type Reader } from './reader.ts';
export {
  among,
  type Bound,
  compile,
  type Dialect,
  Fragment,
  identifier,
  join,
  literal,
  perDialect,
  sql,
} from './template.ts';
