// Where files hang beside tasks: the fields of every entity that hold a file, such as a receipt or the company's logo.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

const holders = (Object.values(entities) as Entity[]).flatMap((entity) =>
  Object.entries(entity.info).flatMap(([field, { target }]) => (target === 'file' ? [{ table: entity.name, field }] : [])),
);

/** A condition of SQL: some record holds the file whose id stands in this column. */
export const heldSql = (id: string): string =>
  holders.map(({ table, field }) => `exists (select 1 from "${table}" where "${table}"."${field}" = ${id})`).join(' or ') || '1 = 0';
