// Which modules go into one file: a page asks for a dozen files, not for ninety, and a public page for nothing of the admin's.
import type { Rolldown } from 'vite';
import { fromRoot } from './script.ts';

type Modules = Rolldown.ChunkingContext;

/** Whether a module is one that the file (from the root) loads, or may later load as well. */
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
  // One for each build, since a build that watches sees other modules each time.
  const known = new WeakMap<Modules, ReadonlySet<string>>();
  return (id: string, modules: Modules): boolean => {
    const set = known.get(modules) ?? walk(modules);
    known.set(modules, set);
    return set.has(id);
  };
};

/** All that a public page may ever load. */
const isPublic = below('public-pages/index.html', true);
/** What the screens that people open all day import; of a package that is more than they use, since its index names all of it. */
const isOfTask = below('admin/screens/tasks/task/task.tsx', false);
const isOfTaskList = below('admin/screens/tasks/task-list/task-list.tsx', false);
const packages = '/node_modules/';

/** Whether a module is of these packages, or one of ours that imports them, itself or through others of ours. */
const importing = (pattern: RegExp) => {
  const known = new WeakMap<Modules, Map<string, boolean>>();
  const isOne = (id: string, modules: Modules): boolean => {
    const found = known.get(modules) ?? new Map<string, boolean>();
    known.set(modules, found);
    const before = found.get(id);
    if (before !== undefined) return before;
    const itself = pattern.test(id);
    // For now, so that a circle ends.
    found.set(id, itself);
    const included =
      itself || (!id.includes(packages) && (modules.getModuleInfo(id)?.importedIds ?? []).some((other) => isOne(other, modules)));
    found.set(id, included);
    return included;
  };
  return isOne;
};

/** What checks the fields of a form: large, and nothing to a screen that only shows. */
const isChecking = importing(/\/node_modules\/(zod|jsvat)\//);
/** What a form is filled in with: likewise. */
const isFilling = importing(/\/node_modules\/react-hook-form\//);

const isOfShell = below('admin/main.tsx', false);
/** What both bundles use: by name, so that nothing of the admin slips into the file that the public pages load. */
const isEverywhere = (id: string, modules: Modules): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/.test(id) || (isOfShell(id, modules) && isPublic(id, modules));
/** One language's words are a file of their own. */
const words = /\/(generated|schema|schema\/[\w-]+)\/words\//;
/** What is fetched by itself: it stays a file of its own, by whose name the first paint asks for it. */
const isPart = (id: string, modules: Modules): boolean => (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
const atStart: Rolldown.CodeSplittingGroup['tags'] = ['$initial'];

/** How many parts of the admin have to use a module before all of them fetch it in one file: fewer would make the first screen heavier. */
const partsThatShare = 20;
/** What the files that many parts share leave out: it is fetched by itself, or with the first form. */
const isApart = (id: string, modules: Modules): boolean =>
  isPublic(id, modules) || words.test(id) || isChecking(id, modules) || isFilling(id, modules);
const isSeenFirst = (id: string, modules: Modules): boolean => isOfTask(id, modules) || isOfTaskList(id, modules);

/** The first group that takes a module has it. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (isEverywhere(id, modules) ? 'shared' : null), debugName: 'shared', priority: 3 },
  // What changes with an update of a package, and what changes with each of ours.
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
    name: (id, modules) => (isPublic(id, modules) && !words.test(id) && !isPart(id, modules) ? 'pages' : null),
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
  // How fields are shown and filled in: every other list and form wants it, the first screens don't.
  { name: (id, modules) => (isApart(id, modules) ? null : 'fields'), debugName: 'fields', minShareCount: partsThatShare, priority: 0 },
  { name: (id, modules) => (isChecking(id, modules) ? 'forms' : null), debugName: 'forms', minShareCount: partsThatShare, priority: 0 },
];
