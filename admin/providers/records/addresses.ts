// Addresses as the schema defines them (lists plural, records singular), instead of react-admin's.
import { allEntities, createPathOf, pathTo } from './metadata.ts';

const byName = new Map(allEntities.map((entity) => [entity.name, entity]));

/** `/user_type/5` → `/userType/5`, `/client` → `/clients`; other addresses stay as they are. */
export const outward = (path: string): string => {
  const [, name = '', id, rest = ''] = /^\/(\w+)(?:\/(\w+)(?:\/show)?)?\/?([?#].*)?$/.exec(path) ?? [];
  const entity = byName.get(name);
  if (!entity?.paths) return path;
  const to = id === undefined ? entity.paths.list : id === 'create' ? createPathOf(entity) : pathTo(entity, id);
  return `${to}${rest}`;
};
