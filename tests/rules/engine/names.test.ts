// Names are nouns of the field: what riddles, a participle or a pronoun that stands for a thing, names no variable, function, type or file.
import ts from 'typescript';
import { expect, it } from 'vitest';
import { houseFiles, type Source, written } from '../../support/sources.ts';

const riddles = [
  ...[
    'kept',
    'restKept',
    'keepAnew',
    'told',
    'seen',
    'seenOne',
    'heard',
    'hearing',
    'owed',
    'owedWords',
    'passing',
    'wanted',
    'its',
    'theirs',
  ],
  ...['asked', 'asking', 'askings', 'asks', 'answering', 'belonging', 'strangers', 'tornApart', 'bonds', 'guesses', 'moves', 'Door'],
  ...['aside', 'apartFromKey', 'shelf', 'desk', 'sight'],
  ...['calledBy', 'calledAs', 'calledFor', 'gaveWay', 'letGo', 'happened', 'happening', 'brought', 'leaning', 'unheard', 'owing'],
];
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
/** As a variable and as a type; a door of a building is one. */
const words = new Set(riddles.flatMap((word) => [word, capital(word)]));
const anyWord = new RegExp(`\\b(${riddles.join('|')})\\b`, 'i');
const withoutName = (path: string) => /(^|\/)words\/\w\w\//.test(path);

/** Names on the wire, in the database and in the specification stay as they are: only what is declared here is judged, no property. */
const isDeclared = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent)) &&
    parent.name === node
  );
};
const riddlesIn = ({ path, text }: Pick<Source, 'path' | 'text'>): string[] => {
  if (!anyWord.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && words.has(node.text) && isDeclared(node))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
const riddlesOfFiles = (paths: readonly string[]) =>
  paths.filter((path) =>
    path
      .split('/')
      .at(-1)
      ?.split(/[.-]/)
      .some((part) => words.has(part)),
  );

it.each([
  ['const told = 1;', 1],
  ['const { kept, task: its } = row;', 2],
  ['type Wanted = string; function asked(theirs: Door) {}', 3],
  ['const row = { kept: 1, moves: 2 }; send(row.told);', 0],
])('finds the riddles of %s', (text, count) => expect(riddlesIn({ path: 'a.ts', text })).toHaveLength(count));

it('finds the riddle of a file', () => {
  expect(riddlesOfFiles(['server/core/kept.ts', 'server/core/kept-rows.ts', 'server/core/keptness.ts'])).toEqual([
    'server/core/kept.ts',
    'server/core/kept-rows.ts',
  ]);
});

it('there are none', () => {
  expect(written.filter(({ path }) => !withoutName(path)).flatMap(riddlesIn)).toEqual([]);
  expect(riddlesOfFiles(houseFiles.filter((path) => !/^generated\//.test(path)))).toEqual([]);
});
