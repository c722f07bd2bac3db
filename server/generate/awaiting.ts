// Finds the phrases that wait for a translator: those inside `awaits(…)`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marked = /\bawaits\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`),?\s*\)/g;

export type Awaiting = { readonly file: string; readonly language: string; readonly phrases: readonly string[] };

/** The waiting phrases by file. */
export const awaitingIn = (root: string): Awaiting[] =>
  globSync('schema/**/words/*/*.ts', { cwd: root })
    .sort()
    .map((file) => ({
      file,
      language: file.split('/').at(-2) ?? '',
      phrases: [...readFileSync(join(root, file), 'utf8').matchAll(marked)].map(([, ...quoted]) =>
        (quoted.find((one) => one !== undefined) ?? '').replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign)),
      ),
    }))
    .filter(({ phrases }) => phrases.length > 0);
