// Entities that the menu shows below the lists of another, if the user may read them: offers and templates of projects.
import { allEntities, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Filter, usualFilter } from './listing.ts';

export const inMenuOrder = (a: EntityMetadata, b: EntityMetadata) => (a.menu?.order ?? 50) - (b.menu?.order ?? 50);

export const readableIn = (caller: Caller | null): EntityMetadata[] =>
  allEntities.filter(({ menu, paths, access }) => menu && paths && forUser(access.read, caller) !== false).sort(inMenuOrder);

export const entitiesUnder = ({ name }: EntityMetadata, caller: Caller | null): EntityMetadata[] =>
  readableIn(caller).filter(({ menu }) => menu?.under === name);

/** The filter of rows waiting for the user; null if the entity has none. */
export const waitingIn = (entity: EntityMetadata): { entity: EntityMetadata; filter: Filter } | null =>
  entity.menu?.waits ? { entity, filter: { ...usualFilter(entity), ...entity.menu.waits } } : null;
