// Which modules go into one file: a page asks for a dozen files, not for ninety, and a public page for nothing of the admin's.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** All that a public page may ever load. */
const belowPublic = (modules: Modules): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [fileURLToPath(new URL('public-pages/index.html', import.meta.url))];
  for (let id = open.pop(); id; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return found;
};

/** One for each build, since a build that watches sees other modules each time. */
const known = new WeakMap<Modules, ReadonlySet<string>>();
const isPublic = (id: string, modules: Modules): boolean => {
  const set = known.get(modules) ?? belowPublic(modules);
  known.set(modules, set);
  return set.has(id);
};

/** What checks the fields of a form: large, and nothing to a screen that only shows. */
const checks = /\/node_modules\/(zod|jsvat)\//;
const checking = new WeakMap<Modules, Map<string, boolean>>();
/** Whether a module imports it, itself or through others. */
const isChecking = (id: string, modules: Modules): boolean => {
  const found = checking.get(modules) ?? new Map<string, boolean>();
  checking.set(modules, found);
  const before = found.get(id);
  if (before !== undefined) return before;
  // For now, so that a circle ends.
  found.set(id, checks.test(id));
  const its = checks.test(id) || (modules.getModuleInfo(id)?.importedIds ?? []).some((other) => isChecking(other, modules));
  found.set(id, its);
  return its;
};

/** What both bundles use on every page. */
const everywhere =
  /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|\/schema\/core\/words\.ts$|\/public-pages\/tokens\/preferences\.ts$/;
/** One language's words are a file of their own. */
const words = /\/generated\/words\/|\/schema\/translations\//;
const atStart: Rolldown.CodeSplittingGroup['tags'] = ['$initial'];

/** How many parts of the admin have to use a module before all of them fetch it in one file: fewer would make the first screen heavier. */
const partsThatShare = 20;

/** The first group that takes a module has it. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // By name, so that nothing of the admin slips into the file that the public pages load.
  { name: 'shared', test: everywhere, priority: 4 },
  { name: (id, modules) => (isPublic(id, modules) ? 'common' : null), debugName: 'common', tags: atStart, minShareCount: 2, priority: 3 },
  // What changes with an update of a package, and what changes with each of ours.
  {
    name: (id, modules) => (isPublic(id, modules) ? null : id.includes('/node_modules/') ? 'libraries' : 'shell'),
    debugName: 'shell',
    tags: atStart,
    priority: 2,
  },
  {
    name: (id, modules) => (isPublic(id, modules) || words.test(id) || isChecking(id, modules) ? null : 'parts'),
    debugName: 'parts',
    minShareCount: partsThatShare,
    priority: 1,
  },
  { name: (id, modules) => (isChecking(id, modules) ? 'forms' : null), debugName: 'forms', minShareCount: partsThatShare, priority: 0 },
];
