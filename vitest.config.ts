// Which tests run where: the rules alone, everything with a database on SQLite and again on PostgreSQL.
import { defineConfig } from 'vitest/config';

const onDatabase = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: `api-${kind}`,
    include: ['tests/api/**/*.test.ts', 'tests/derived/**/*.test.ts'],
    globalSetup: ['tests/support/template.ts'],
    // The application is loaded once for each worker: what its tests share stands in their databases, of which each file has its own.
    isolate: false,
    env: { TEST_DATABASE: kind, TZ: 'UTC' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Two cores, and the tests of one file share a server and a database.
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], env: { TZ: 'UTC' }, testTimeout: 60_000, hookTimeout: 60_000 } },
      onDatabase('sqlite'),
      onDatabase('postgres'),
    ],
  },
});
