// The history of a record includes the events of its parts: those of a time entry stand in the history of its task.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;

/** The references by which an entity's rows are part of others and deleted with them, and their targets. */
export const wholeReferences = (name: string): readonly { readonly field: string; readonly target: string }[] =>
  Object.entries(registry[name]?.info ?? {}).flatMap(([field, { onDelete, target }]) =>
    onDelete === 'cascade' && target && target !== name ? [{ field, target }] : [],
  );

const known = new Map<string, readonly string[]>();
/** The entities of which this entity's rows are part, the nearest first. */
export const wholesOf = (name: string): readonly string[] => {
  const found = known.get(name);
  if (found) return found;
  const wholes: string[] = [];
  const waiting = [name];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const { target } of wholeReferences(next))
      if (target !== name && !wholes.includes(target)) {
        wholes.push(target);
        waiting.push(target);
      }
  known.set(name, wholes);
  return wholes;
};
/** Whether rows of this entity are not part of others: then all events of their history name them. */
export const isWhole = (name: string): boolean => wholesOf(name).length === 0;

/** `task:12` for any part of task 12 that names it in its topics; the record itself where it is not part of another. */
export const withinOf = (entity: string, id: number, topics: readonly string[]): string => {
  const named = (whole: string) => topics.find((topic) => topic.startsWith(`${whole}:`));
  return (
    wholesOf(entity)
      .flatMap((whole) => named(whole) ?? [])
      .at(-1) ?? `${entity}:${id}`
  );
};
