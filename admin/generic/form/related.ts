// What belongs to a record: every entity whose list can be filtered by it, as far as the person may read it.
import { allEntities, type EntityMetadata } from '#admin/providers/metadata.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { forUser } from '#schema/core/access.ts';

export type Related = { readonly entity: EntityMetadata /** The field that points here. */; readonly field: string };

const pointsHere = (to: EntityMetadata): Related[] =>
  allEntities.flatMap((entity) =>
    (entity.list?.filters ?? []).flatMap((field) => (entity.fields[field]?.target === to.name && entity.paths ? [{ entity, field }] : [])),
  );

export const useRelated = (to: EntityMetadata): Related[] => {
  const caller = useCaller();
  return pointsHere(to).filter(({ entity }) => forUser(entity.access.read, caller) !== false);
};

/** What the address calls its tab: `contact.client_id`. */
export const tabId = ({ entity, field }: Related) => `${entity.name}.${field}`;
