// The result columns of an entity's fields for hand-written statements: decoded and typed as the schema says.
import type { Entity, RecordOf, Shape } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import { type Column, type Dialect, number } from '#server/core/database/sql.ts';
import { codecOf } from './codec.ts';

type Declared<F extends Shape> = Pick<Entity, 'name' | 'info'> & { readonly fields: F };
type ServerColumns = { readonly id: number; readonly version: number };
type Name<F extends Shape> = (keyof F | keyof ServerColumns) & string;
type ValueOf<F extends Shape, P> = P extends keyof F ? RecordOf<F>[P] : P extends keyof ServerColumns ? ServerColumns[P] : never;

const columnOf = (entity: Declared<Shape>, name: string): Column<unknown> => {
  if (name === 'id' || name === 'version') return number;
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}.`);
  const { optional } = partsOf(field);
  const { zero } = entity.info[name] ?? {};
  const decode = (dialect: Dialect) => {
    const { fromColumn } = codecOf(entity, name, dialect);
    return (raw: unknown) => {
      if (raw === undefined || (raw === null && !optional && !zero)) throw new TypeError(`a value was expected, not ${raw}.`);
      return fromColumn ? fromColumn(raw) : raw;
    };
  };
  return { sqlite: decode('sqlite'), postgres: decode('postgres') };
};

/** `columnsOf(task, 'id', 'title', 'deadline')`. */
export const columnsOf = <F extends Shape, const Names extends readonly Name<F>[]>(
  entity: Declared<F>,
  ...names: Names
): { readonly [P in Names[number]]: Column<ValueOf<F, P>> } =>
  Object.fromEntries(names.map((name) => [name, columnOf(entity, name)])) as { readonly [P in Names[number]]: Column<ValueOf<F, P>> };
