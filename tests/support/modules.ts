// The project's own modules by the pattern of their paths, for the tests that look at every one of a kind.
import { globSync } from 'node:fs';
import { root } from './root.ts';

/** By path from the root, in the order of the paths. */
export const modulesOf = async <Module>(pattern: string): Promise<ReadonlyMap<string, Module>> => {
  const paths = globSync(pattern, { cwd: root }).sort();
  return new Map(await Promise.all(paths.map(async (path) => [path, (await import(`${root}${path}`)) as Module] as const)));
};
