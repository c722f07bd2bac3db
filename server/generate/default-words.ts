// Which words an entity need not say: the label of a field that many have, the name of what a field points at, a common group of the form.
import type { Defaults } from '#schema/core/default-words.ts';
import type { Entity } from '#schema/core/entity.ts';
import shared from '#schema/words/sl/label.ts';
import type { Found } from './scan.ts';

const several = (entries: readonly (readonly [string, string | Defaults | undefined])[]): Defaults | undefined => {
  const there = entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return there.length > 0 ? Object.fromEntries(there) : undefined;
};

const defaultsOfEntity = ({ info, facts, form, list }: Entity, areas: ReadonlySet<string>) => {
  const nameOf = (field: string) => {
    const { target, kind } = info[field] ?? {};
    return target && areas.has(target) ? `${target}.${kind === 'references' ? 'many' : 'one'}` : undefined;
  };
  const labels = [...Object.keys(info), ...Object.keys(facts ?? {})].map(
    (field) => [field, field in shared.fields ? `label.fields.${field}` : nameOf(field)] as const,
  );
  const groups = Object.keys(form ?? {}).map((group) => [group, group in shared.form ? `label.form.${group}` : undefined] as const);
  // The sides of a flag are named where a list is filtered by it.
  const sides = Object.entries(shared.values)
    .filter(([flag]) => list?.filters?.includes(flag))
    .map(([flag, of]) => [flag, several(Object.keys(of).map((side) => [side, `label.values.${flag}.${side}`]))] as const);
  return several([
    ['fields', several(labels)],
    ['form', several(groups)],
    ['values', several(sides)],
  ]);
};

/** Entity → its words that may be left out, each with the key of what is said instead; only of entities that have words. */
export const defaultsOf = (entities: readonly Found<Entity>[], areas: ReadonlySet<string>): Defaults =>
  several(entities.map(({ value }) => [value.name, areas.has(value.name) ? defaultsOfEntity(value, areas) : undefined])) ?? {};
