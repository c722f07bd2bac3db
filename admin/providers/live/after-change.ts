// After a change of a record, the queries of its entity are read again.
import { useQueryClient } from '@tanstack/react-query';
import { useRefreshSession } from '../person/session.tsx';
import type { EntityMetadata } from '../records/metadata.ts';

/** Entities that the session holds as well. */
const keptBySession: ReadonlySet<string> = new Set(['tag', 'user', 'role', 'settings']);

export const useAfterChange = (entity: Pick<EntityMetadata, 'name'>) => {
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: [entity.name] }), keptBySession.has(entity.name) && refreshSession()]);
  };
};
