// The project's own source files, for the tests that read the house itself.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './root.ts';

export type Source = { readonly path: string; readonly text: string; readonly lines: readonly string[] };

const rooms = 'schema,server,admin,public-pages,generated,seeds,tests,build';

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

/** The numbers that stand in a file, each with its place in the syntax tree. */
export const numbersOf = ({ path, text }: Source): { node: ts.NumericLiteral; line: number }[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: ts.NumericLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((node) => ({ node, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 }));
};
