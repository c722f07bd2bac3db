// Narrows the options of a reference by other values of the form: a contact's branch office must be one of its client's.
import { type EntityMetadata, entityOf } from '#admin/providers/records/metadata.ts';

/** How many of these fields refer to the same entity. */
const aimed = (fields: EntityMetadata['fields'], at: string): number =>
  Object.values(fields).filter((info) => info.kind === 'reference' && info.target === at).length;

export const narrowed = (
  entity: EntityMetadata,
  field: string,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const target = entity.fields[field]?.target;
  if (!target || target === entity.name) return {};
  const filter: Record<string, unknown> = {};
  for (const [targetField, { kind, target: of, optional, zero }] of Object.entries(entityOf(target).fields)) {
    // An optional reference implies no ownership, nor does one of several: a project does not belong to its leader.
    if (kind !== 'reference' || !of || optional || zero) continue;
    if (aimed(entityOf(target).fields, of) > 1 || (of !== entity.name && aimed(entity.fields, of) > 1)) continue;
    if (of === entity.name) {
      if (typeof values.id === 'number') filter[targetField] = values.id;
      continue;
    }
    const ours = Object.entries(entity.fields).find(
      ([name, info]) => name !== field && info.kind === 'reference' && info.target === of,
    )?.[0];
    const value = ours && values[ours];
    if (typeof value === 'number' && value > 0) filter[targetField] = value;
  }
  return filter;
};
