// What both databases have in common in MikroORM: names as they stand, quiet, derived columns kept right.
import { type Constructor, type EntitySchema, type Options, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { type Tables, tablesFor } from '#generated/entities.ts';
import type { Dialect } from './database.ts';
import { DerivedColumns } from './derived-columns.ts';

/** Fields, columns and tables have one name each; a reference is called as its field. */
class SameNames extends UnderscoreNamingStrategy {
  override classToTableName(entityName: string): string {
    return entityName;
  }
  override propertyToColumnName(propertyName: string): string {
    return propertyName;
  }
  override joinKeyColumnName(propertyName: string): string {
    return propertyName;
  }
}

type Common = Required<Pick<Options, 'namingStrategy' | 'subscribers' | 'forceUtcTimezone' | 'logger'>> & { entities: EntitySchema[] };

export const ormOptions = (dialect: Dialect): { tables: Tables; options: Common } => {
  const tables = tablesFor(dialect);
  const entities: EntitySchema[] = Object.values(tables);
  return {
    tables,
    options: {
      entities,
      namingStrategy: SameNames as Constructor<SameNames>,
      subscribers: [new DerivedColumns()],
      forceUtcTimezone: true,
      logger: () => undefined,
    },
  };
};
