// Reads the sources of the generated files: entities, workflows, routes and words.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entity } from '#schema/core/entity.ts';
import type { Workflow } from '#schema/core/workflow.ts';

export const root = join(import.meta.dirname, '../..');

/** A declaration of the schema with its file and the name of its export. */
export type Declared<T> = { readonly file: string; readonly exported: string; readonly value: T };
export type Schema = { readonly entities: readonly Declared<Entity>[]; readonly workflows: readonly Declared<Workflow>[] };

/** The files of a folder and its subfolders, as relative paths, sorted by file name. */
export const filesIn = (folder: string, ending = '.ts'): string[] => {
  const byName = (a: string, b: string) => (basename(a) === basename(b) ? (a < b ? -1 : 1) : basename(a) < basename(b) ? -1 : 1);
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .sort(byName);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;

const has = (value: unknown, ...keys: string[]) => typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isEntity = (value: unknown): value is Entity => has(value, 'name', 'fields', 'info', 'access', 'record');
const isWorkflow = (value: unknown): value is Workflow => has(value, 'entity', 'field', 'states', 'transitions');

const only = async <T>(file: string, is: (value: unknown) => value is T): Promise<Declared<T> | null> => {
  const found = Object.entries(await load(`schema/${file}`)).flatMap(([exported, value]) => (is(value) ? [{ file, exported, value }] : []));
  if (found.length > 1)
    throw new Error(`schema/${file} declares ${found.map(({ exported }) => exported).join(' and ')}: one file holds one.`);
  return found[0] ?? null;
};

/** Everything that schema/ declares, sorted by name; refuses references to entities that do not exist. */
export const readSchema = async (): Promise<Schema> => {
  const files = filesIn('schema').filter((file) => !/^core\/|(^|\/)words\//.test(file));
  const entities = (await Promise.all(files.filter((file) => !file.endsWith('.workflow.ts')).map((file) => only(file, isEntity)))).filter(
    (one) => one !== null,
  );
  const workflows = (await Promise.all(files.filter((file) => file.endsWith('.workflow.ts')).map((file) => only(file, isWorkflow)))).filter(
    (one) => one !== null,
  );
  const byName = new Map(entities.map((one) => [one.value.name, one.file]));
  if (byName.size < entities.length) throw new Error('Two files of schema/ declare an entity of the same name.');
  for (const { file, value } of entities)
    for (const [field, { target }] of Object.entries(value.info))
      if (target && !byName.has(target)) throw new Error(`schema/${file}: ${field} refers to ${target}, which is no entity.`);
  for (const { file, value } of workflows)
    if (!byName.has(value.entity)) throw new Error(`schema/${file} is the workflow of ${value.entity}, which is no entity.`);
  const byEntityName = (a: string, b: string) => (a < b ? -1 : 1);
  return {
    entities: entities.sort((a, b) => byEntityName(a.value.name, b.value.name)),
    workflows: workflows.sort((a, b) => byEntityName(a.value.entity, b.value.entity)),
  };
};
