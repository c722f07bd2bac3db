// Who imports whom in a project, and which of the import rules that breaks.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const folders = ['schema', 'server', 'admin', 'public-pages', 'generated', 'seeds', 'tests', 'build'];

const report = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), dynamic: z.boolean(), dependencyTypes: z.array(z.string()) })),
    }),
  ),
  summary: z.object({
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
export type ImportGraph = z.infer<typeof report>;

/** Reads every file of the project at `directory` with this project's rules. */
export const importGraph = (directory: string): ImportGraph => {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const present = folders.filter((folder) => existsSync(join(directory, folder)));
  return report.parse(JSON.parse(execFileSync(bin, [...options, ...present], { cwd: directory, encoding: 'utf8', maxBuffer: 1 << 28 })));
};

/** Everything that is loaded together with a file: what it imports at once, types and later imports left out. */
export const loadedWith = (graph: ImportGraph, entry: string): Set<string> => {
  const modules = new Map(graph.modules.map((module) => [module.source, module.dependencies]));
  const visited = new Set([entry]);
  for (const source of visited) {
    for (const { resolved, dynamic, dependencyTypes } of modules.get(source) ?? []) {
      if (!dynamic && !dependencyTypes.includes('type-only')) visited.add(resolved);
    }
  }
  return visited;
};
