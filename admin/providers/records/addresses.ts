// Addresses as the schema writes them: lists plural, records singular, whatever react-admin would call them.
import { allEntities, createPathOf, pathTo } from './metadata.ts';

const byName = new Map(allEntities.map((entity) => [entity.name, entity]));

/** `/user_type/5` → `/userType/5`, `/client` → `/clients`; an address of ours stays as it is. */
export const outward = (path: string): string => {
  const [, name = '', id, rest = ''] = /^\/(\w+)(?:\/(\w+)(?:\/show)?)?\/?([?#].*)?$/.exec(path) ?? [];
  const entity = byName.get(name);
  if (!entity?.paths) return path;
  const to = id === undefined ? entity.paths.list : id === 'create' ? createPathOf(entity) : pathTo(entity, id);
  return `${to}${rest}`;
};
