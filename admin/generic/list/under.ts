// What the menu shows below the lists of another entity, as far as the person may read it: the offers and templates of projects.
import { allEntities, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Filter, usualFilter } from './listing.ts';

export const inMenuOrder = (a: EntityMetadata, b: EntityMetadata) => (a.menu?.order ?? 50) - (b.menu?.order ?? 50);

export const readableIn = (caller: Caller | null): EntityMetadata[] =>
  allEntities.filter(({ menu, paths, access }) => menu && paths && forUser(access.read, caller) !== false).sort(inMenuOrder);

export const entitiesUnder = ({ name }: EntityMetadata, caller: Caller | null): EntityMetadata[] =>
  readableIn(caller).filter(({ menu }) => menu?.under === name);

/** What waits in it for somebody; null where nothing does. */
export const waitingIn = (entity: EntityMetadata): { entity: EntityMetadata; filter: Filter } | null =>
  entity.menu?.waits ? { entity, filter: { ...usualFilter(entity), ...entity.menu.waits } } : null;
