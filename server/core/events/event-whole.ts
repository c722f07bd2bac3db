// What happens to a part of a record stands in the history of the whole: a stretch of time in that of its task.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;

/** The references of an entity that its rows go with, and what they point at. */
export const wholeReferences = (name: string): readonly { readonly field: string; readonly target: string }[] =>
  Object.entries(registry[name]?.info ?? {}).flatMap(([field, { onDelete, target }]) =>
    onDelete === 'cascade' && target && target !== name ? [{ field, target }] : [],
  );

const known = new Map<string, readonly string[]>();
/** The entities that a row of this one is a part of and goes with, the nearest first. */
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
/** Whether rows of this entity are no part of others: then all that happens within them can be found under their own name. */
export const isWhole = (name: string): boolean => wholesOf(name).length === 0;

/** `task:12` for whatever hangs on task 12 and says so in its topics; the record itself where it is no part of another. */
export const withinOf = (entity: string, id: number, topics: readonly string[]): string => {
  const named = (whole: string) => topics.find((topic) => topic.startsWith(`${whole}:`));
  return (
    wholesOf(entity)
      .flatMap((whole) => named(whole) ?? [])
      .at(-1) ?? `${entity}:${id}`
  );
};
