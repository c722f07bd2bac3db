// MikroORM's options for both databases: naming strategy, logging, and the subscriber for derived columns.
import { type Constructor, type EntitySchema, type Options, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { type Tables, tablesFor } from '#generated/entities.ts';
import type { Dialect } from './database.ts';
import { DerivedColumns } from './derived-columns.ts';

/** Fields, columns and tables have the same names; a reference's column is called like its field. */
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
