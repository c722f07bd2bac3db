// What is generated must be what the schema says now: generating again changes no file.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { command, type Step } from './steps.ts';

/** Every generated file and its content's fingerprint; compared before and after, so that uncommitted work may be checked too. */
const generatedFiles = () =>
  new Map(
    globSync(['generated/**', 'server/migrations/**'])
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

export const generatedIsCurrent: Step = {
  name: 'generated',
  cores: 1,
  async run() {
    const before = generatedFiles();
    const { code, output } = await command(['npm', 'run', '--silent', 'generate']);
    if (code !== 0) return { passed: 0, failed: 1, output };
    const after = generatedFiles();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
    if (changed.length === 0 && after.size > 0) return { passed: 1, failed: 0 };
    const hint = after.size > 0 ? 'Run npm run generate, read what it changes and commit it:' : 'npm run generate wrote nothing.';
    return { passed: 0, failed: 1, output: [hint, ...changed].join('\n') };
  },
};
