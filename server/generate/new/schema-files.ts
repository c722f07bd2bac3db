// Finds the files of the schema to which a draft adds: entities, workflows, areas, words.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema, root, type Schema } from '../scan.ts';
import { Refused } from './plan.ts';
import { isReserved } from './source.ts';

export type KnownSchema = Schema & {
  readonly areas: readonly string[];
  readonly names: readonly string[];
};

/** Folders of schema/ that are no business area. */
const shared = new Set(['core', 'engine', 'words']);

export const readKnown = async (): Promise<KnownSchema> => {
  const schema = await readSchema();
  const areas = readdirSync(join(root, 'schema')).filter((name) => !shared.has(name) && statSync(join(root, 'schema', name)).isDirectory());
  return { ...schema, areas, names: schema.entities.map(({ value }) => value.name) };
};

/** The file name of an entity: `branch_office` → `branch-office`. */
export const fileOf = (entity: string): string => entity.replaceAll('_', '-');
/** The export name of an entity: `branch_office` → `branchOffice`. */
export const exportOf = (entity: string): string => entity.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

export const entityIn = ({ entities, names }: KnownSchema, name: string) => {
  const found = entities.find(({ value }) => value.name === name);
  if (!found) throw new Refused(`${name} is no entity; there are ${names.join(', ')}.`);
  return found;
};

/** The file of an entity's words in a language. */
export const wordsFileOf = (entityFile: string, language: string): string => {
  const parts = entityFile.split('/');
  return `schema/${[...parts.slice(0, -1), 'words', language, parts.at(-1)].join('/')}`;
};

/** Throws where the name of a new entity is taken. */
export const checkNewEntity = ({ areas, names }: KnownSchema, name: string, area: string): void => {
  if (names.includes(name)) throw new Refused(`${name} is an entity already.`);
  if (isReserved(exportOf(name))) throw new Refused(`${name} is a word of the language.`);
  if (!areas.includes(area)) throw new Refused(`${area} is no area; there are ${areas.join(', ')}.`);
  const words = [join(root, 'schema/words/sl'), ...areas.map((one) => join(root, 'schema', one, 'words/sl'))];
  if (words.some((folder) => existsSync(join(folder, `${fileOf(name)}.ts`)))) throw new Refused(`There are words of ${name} already.`);
};
