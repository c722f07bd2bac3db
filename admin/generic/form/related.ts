// The entities related to a record: every entity whose list can be filtered by it and that the user may read.

import { useCaller } from '#admin/providers/person/session.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { allEntities, type EntityMetadata, parentOf } from '#admin/providers/records/metadata.ts';
import { forUser } from '#schema/core/access.ts';
import { inMenuOrder } from '../list/under.ts';
import { mayCreate } from '../screens.ts';

export type Related = {
  readonly entity: EntityMetadata;
  /** The field that refers to this record. */
  readonly field: string;
};

/** The record's own parts first, then work, then the rest, each in menu order. */
const nearness = (to: EntityMetadata, entity: EntityMetadata) =>
  parentOf(entity)?.entity === to ? 0 : entity.menu?.group === 'work' ? 1 : entity.menu ? 2 : 3;

const pointsHere = (to: EntityMetadata): Related[] =>
  allEntities.flatMap((entity) =>
    (entity.list?.filters ?? []).flatMap((field) => (entity.fields[field]?.target === to.name && entity.paths ? [{ entity, field }] : [])),
  );

export const useRelated = (to: EntityMetadata): Related[] => {
  const caller = useCaller();
  return pointsHere(to)
    .filter(({ entity }) => forUser(entity.access.read, caller) !== false)
    .sort((one, other) => nearness(to, one.entity) - nearness(to, other.entity) || inMenuOrder(one.entity, other.entity));
};

/** Whether the user may add a related record. */
export const useMayAdd = ({ entity: { access, form, writable }, field }: Related): boolean => {
  const caller = useCaller();
  return form !== undefined && writable.includes(field) && mayCreate({ access }, caller);
};

/** The tab's name in the address: `contact.client_id`. */
export const tabId = ({ entity, field }: Related) => `${entity.name}.${field}`;

/** The tab labels: the entity's name, and if two tabs list the same entity, also the record's role: »Projekti · Vodja«. */
export const useTabLabels = (related: readonly Related[]): string[] => {
  const { find } = useSpeech();
  const named = (key: string, otherwise: string) => find(key) ?? otherwise;
  return related.map(({ entity: { name }, field }) => {
    const many = named(`${name}.many`, name);
    return related.filter(({ entity }) => entity.name === name).length > 1 ? `${many} · ${named(`${name}.fields.${field}`, field)}` : many;
  });
};
