// Groups modules into chunks, so that a page loads a dozen files instead of ninety, and a public page loads nothing of the admin.
import type { Rolldown } from 'vite';
import { fromRoot } from './script.ts';

type Modules = Rolldown.ChunkingContext;

/** Whether a module is loaded by this entry file (path from the root), with `later` also by its dynamic imports. */
const below = (file: string, later: boolean) => {
  const first = fromRoot(file);
  const walk = (modules: Modules): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [first];
    for (let id = open.pop(); id; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const info = modules.getModuleInfo(id);
      open.push(...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || []));
    }
    return found;
  };
  // Cached for each build, because a watching build sees other modules each time.
  const known = new WeakMap<Modules, ReadonlySet<string>>();
  return (id: string, modules: Modules): boolean => {
    const set = known.get(modules) ?? walk(modules);
    known.set(modules, set);
    return set.has(id);
  };
};

/** Everything that a public page may ever load. */
const isPublic = below('public-pages/index.html', true);
/** What the most used screens import; of a package that is more than they use, since its index imports all of it. */
const isOfTask = below('admin/screens/tasks/task/task.tsx', false);
const isOfTaskList = below('admin/screens/tasks/task-list/task-list.tsx', false);
const packages = '/node_modules/';

/** Whether a module is of these packages or imports them, directly or through other modules of ours. */
const importing = (pattern: RegExp) => {
  const known = new WeakMap<Modules, Map<string, boolean>>();
  const isOne = (id: string, modules: Modules): boolean => {
    const found = known.get(modules) ?? new Map<string, boolean>();
    known.set(modules, found);
    const before = found.get(id);
    if (before !== undefined) return before;
    const itself = pattern.test(id);
    // Set before the recursion, so that import cycles end.
    found.set(id, itself);
    const included =
      itself || (!id.includes(packages) && (modules.getModuleInfo(id)?.importedIds ?? []).some((other) => isOne(other, modules)));
    found.set(id, included);
    return included;
  };
  return isOne;
};

/** Form validation: large, and useless to screens that only show records. */
const isChecking = importing(/\/node_modules\/(zod|jsvat)\//);
/** Form state: likewise. */
const isFilling = importing(/\/node_modules\/react-hook-form\//);

const isOfShell = below('admin/main.tsx', false);
const isOfAdmin = below('admin/main.tsx', true);
/** Shared by both bundles, listed by name so that nothing of the admin slips into the file of the public pages. */
const isEverywhere = (id: string, modules: Modules): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/.test(id) || (isOfShell(id, modules) && isPublic(id, modules));
/** The words of one language have a file of their own. */
const words = /\/(generated|schema|schema\/[\w-]+)\/words\//;
/** A dynamically imported module keeps a file of its own, whose name the first paint needs. */
const isPart = (id: string, modules: Modules): boolean => (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
const atStart: Rolldown.CodeSplittingGroup['tags'] = ['$initial'];

/** How many parts of the admin must use a module for it to join the shared file: a lower number would slow the first screen. */
const partsThatShare = 20;
/** Left out of the shared files, because it is loaded on its own or with the first form. */
const isApart = (id: string, modules: Modules): boolean =>
  isPublic(id, modules) || words.test(id) || isChecking(id, modules) || isFilling(id, modules);
const isSeenFirst = (id: string, modules: Modules): boolean => isOfTask(id, modules) || isOfTaskList(id, modules);

/** A module belongs to the first group that matches it. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (isEverywhere(id, modules) ? 'shared' : null), debugName: 'shared', priority: 3 },
  // Packages and our own code change at different times, so they have separate files for caching.
  {
    name: (id, modules) => (isPublic(id, modules) ? null : id.includes(packages) ? 'libraries' : 'shell'),
    debugName: 'shell',
    tags: atStart,
    priority: 2,
  },
  {
    name: (id, modules) => (!isApart(id, modules) && isSeenFirst(id, modules) ? 'parts' : null),
    debugName: 'parts',
    minShareCount: partsThatShare,
    priority: 1,
  },
  {
    // What the admin imports too stands alone: in this file it would bring the styles of the public pages along.
    name: (id, modules) => (isPublic(id, modules) && !isOfAdmin(id, modules) && !words.test(id) && !isPart(id, modules) ? 'pages' : null),
    debugName: 'pages',
    minShareCount: 2,
    priority: 1,
  },
  {
    name: (id, modules) => {
      const alone = isPublic(id, modules) || isPart(id, modules) || isChecking(id, modules) || words.test(id) || id.includes(packages);
      return !alone && isOfTask(id, modules) ? 'work' : null;
    },
    debugName: 'work',
    minShareCount: 2,
    priority: 0,
  },
  // Showing and editing fields: needed by every other list and form, but not by the first screens.
  { name: (id, modules) => (isApart(id, modules) ? null : 'fields'), debugName: 'fields', minShareCount: partsThatShare, priority: 0 },
  { name: (id, modules) => (isChecking(id, modules) ? 'forms' : null), debugName: 'forms', minShareCount: partsThatShare, priority: 0 },
];
