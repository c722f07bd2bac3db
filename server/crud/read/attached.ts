// Where files hang beside tasks: the fields of every entity that hold a file, such as a receipt or the company's logo.
import { entities } from '#generated/registry.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { type Fragment, identifier, join, sql } from '#server/core/database/sql.ts';

const holders = (Object.values(entities) as Entity[]).flatMap((entity) =>
  Object.entries(entity.info).flatMap(([field, { target }]) => (target === 'file' ? [{ entity, table: entity.name, field }] : [])),
);
/** What there is one of shows its pictures to everybody: a logo. */
const shows = (entity: Entity, me: Caller) => entity.single === true || forUser(ruleFor(entity, 'read'), me) !== false;

/** A condition of SQL: some record holds the file with this id; for a caller, one of those that they may read some of. */
export const attachedSql = (id: Fragment, me?: Caller): Fragment => {
  const held = holders
    .filter(({ entity }) => !me || shows(entity, me))
    .map(({ table, field }) => sql`exists (select 1 from ${identifier(table)} where ${identifier(table, field)} = ${id})`);
  return held.length > 0 ? join(held, sql` or `) : sql`1 = 0`;
};
