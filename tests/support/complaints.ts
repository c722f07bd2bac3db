// What the compiler says of lines that are written in the schema: of each its complaints, none where it compiles.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** `given` stands above the lines and says what they need; `lines` are one line each. Whole messages, in the order of the lines. */
export const complaintsOf = (given: string, lines: readonly string[]): readonly (readonly string[])[] => {
  const file = join(root, 'schema/lines-of-a-test.ts');
  const source = ts.createSourceFile(file, `${given}\n${lines.join('\n')}`, ts.ScriptTarget.ESNext);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) => (path === file ? source : getSourceFile(path, ...rest));
  const found = ts.createProgram([file], options, host).getSemanticDiagnostics(source);
  const first = given.split('\n').length;
  return lines.map((_line, at) =>
    found
      .filter(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line === first + at)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
};
