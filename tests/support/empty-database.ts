// A database without any table, of the running project's kind, for the tests that begin at the beginning.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './machine/postgres.ts';

export type EmptyDatabase = { readonly kind: 'sqlite' | 'postgres'; readonly url: string; remove(): Promise<void> };

let made = 0;

export const emptyDatabase = async (): Promise<EmptyDatabase> => {
  const template = inject('database');
  if (template.kind === 'sqlite') {
    const folder = mkdtempSync(join(template.directory, 'empty-'));
    return {
      kind: 'sqlite',
      url: `sqlite:${join(folder, 'company.sqlite')}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  made += 1;
  const name = `empty_${process.pid}_${made}`;
  return { kind: 'postgres', url: await createDatabase(template.server, name), remove: () => dropDatabase(template.server, name) };
};
