// A word that is missing does not compile, and what the compiler says names it.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../support/root.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** What the compiler says of a few lines, each complaint in one line. */
const complaintsOf = (lines: string): string[] => {
  const file = join(root, 'schema/missing-word.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? lines : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, lines, ts.ScriptTarget.ESNext) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

const speaking = `
import type { Translate } from './core/words.ts';
declare const say: Translate<{ tag: { one: 'Oznaka'; count: '%{smart_count} oznaka' } }>;
declare const either: 'tag.one' | 'tag.two';
`;

it.each([
  ['a word', "say('tag.many');", /"tag\.many"/],
  ['a word with parameters', "say('tag.counted', { smart_count: 1 });", /"tag\.counted"/],
  ['one of several words', 'say(either);', /"tag\.two"/],
  ['a parameter', "say('tag.count', {});", /smart_count/],
])('%s that nobody says is named', (_what, call, name) => {
  expect(complaintsOf(`${speaking}${call}`)).toEqual([expect.stringMatching(name)]);
});

it('what is said compiles', () => {
  expect(complaintsOf(`${speaking}say('tag.one'); say('tag.count', { smart_count: 1 });`)).toEqual([]);
});
