// Finds files that fields refer to, such as a receipt or the company's logo, in any entity.
import { entities } from '#generated/registry.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { type Fragment, identifier, join, sql } from '#server/core/database/sql.ts';

const holders = (Object.values(entities) as Entity[]).flatMap((entity) =>
  Object.entries(entity.info).flatMap(([field, { target }]) => (target === 'file' ? [{ entity, table: entity.name, field }] : [])),
);
/** Pictures of a single-row entity, such as the logo, are visible to everybody. */
const shows = (entity: Entity, me: Caller) => entity.single === true || forUser(ruleFor(entity, 'read'), me) !== false;

/** SQL condition: some record refers to the file with this id; for a caller, a record of which they may read some. */
export const attachedSql = (id: Fragment, me?: Caller): Fragment => {
  const held = holders
    .filter(({ entity }) => !me || shows(entity, me))
    .map(({ table, field }) => sql`exists (select 1 from ${identifier(table)} where ${identifier(table, field)} = ${id})`);
  return held.length > 0 ? join(held, sql` or `) : sql`1 = 0`;
};
