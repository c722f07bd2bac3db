// The project's own source files, for the tests that read the house itself.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './import-graph.ts';

export type Source = { readonly path: string; readonly text: string; readonly lines: readonly string[] };

const rooms = 'schema,server,admin,public-pages,generated,seeds,tests';

/** Every file of the house, by path from its root. */
export const houseFiles: readonly string[] = globSync(`{${rooms}}/**`, { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
  .sort();

export const read = (path: string): Source => {
  const text = readFileSync(`${root}${path}`, 'utf8');
  return { path, text, lines: text.split('\n') };
};

/** What people write: no generated files, no migrations, which have tools of their own. */
export const written: readonly Source[] = houseFiles
  .filter((path) => /\.tsx?$/.test(path) && !/^(generated|server\/migrations)\//.test(path))
  .map(read);

/** Every node of a file's syntax tree, with the file to say where it stands. */
export const nodesOf = function* ({ path, text }: Source): Generator<{ node: ts.Node; line: number }> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const below = function* (node: ts.Node): Generator<ts.Node> {
    yield node;
    for (const child of node.getChildren(file)) yield* below(child);
  };
  for (const node of below(file)) yield { node, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 };
};
