// Finds the defaults of words: shared field labels, names of referred entities, common form groups, and names of permissions.
import type { Defaults } from '#schema/core/default-words.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Phrases } from '#schema/core/words.ts';
import shared from '#schema/words/sl/label.ts';
import type { Declared } from './scan.ts';

/** The words of a language by area. */
type Areas = readonly (readonly [area: string, words: Phrases])[];

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
  // The labels of a flag's two values are used where a list filters by it.
  const sides = Object.entries(shared.values)
    .filter(([flag]) => list?.filters?.includes(flag))
    .map(([flag, of]) => [flag, several(Object.keys(of).map((side) => [side, `label.values.${flag}.${side}`]))] as const);
  return several([
    ['fields', several(labels)],
    ['form', several(groups)],
    ['values', several(sides)],
  ]);
};

/** `tasks.steal` → the keys of its words: what it allows, its consequence, and the name of its group. */
const defaultsOfPermissions = (areas: Areas) => {
  const groups = areas.flatMap(([area, { permissions = {} }]) =>
    Object.entries(permissions).map(([group, words]) => ({ group, words: words as Phrases, at: `${area}.permissions.${group}` })),
  );
  const twice = groups.find(({ group }, index) => groups.findIndex((one) => one.group === group) < index);
  if (twice) throw new Error(`The permissions ${twice.group} have words in two places; one is ${twice.at}.`);
  const keysOf = (words: Phrases, at: string, part: 'allows' | 'effect'): Defaults =>
    Object.fromEntries(
      Object.entries(words).flatMap(([name, word]) => {
        if (typeof word === 'string') return [];
        return [[name, part in word ? `${at}.${name}.${part}` : keysOf(word, `${at}.${name}`, part)] as const];
      }),
    );
  const all = (part: 'allows' | 'effect') => Object.fromEntries(groups.map(({ group, words, at }) => [group, keysOf(words, at, part)]));
  return {
    permission: { ...all('allows'), areas: Object.fromEntries(groups.map(({ group, at }) => [group, `${at}.name`])) },
    effect: all('effect'),
  };
};

/** The words that may be left out, each with the key of its default, for entities with words and for permissions. */
export const defaultsOf = (entities: readonly Declared<Entity>[], areas: Areas): Defaults => {
  // Other areas have an entity's name but hold only words of its screens.
  const named = new Set(areas.flatMap(([area, words]) => ('one' in words ? [area] : [])));
  const ofEntities = entities.map(({ value }) => [value.name, named.has(value.name) ? defaultsOfEntity(value, named) : undefined] as const);
  return { ...several(ofEntities), ...defaultsOfPermissions(areas) };
};
