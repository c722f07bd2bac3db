// Which tests run where: the rules alone, everything with a database on SQLite and again on PostgreSQL.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun last, each of these would keep one core waiting for the other. */
const longest = [
  'benchmark',
  'durability',
  'bad-input',
  'migrations',
  'workflow',
  'access-matrix',
  'sign-in',
  'account-links',
  'terminal',
  'offer-workflow',
  'transport',
  'public-link',
  'second-factor',
  'clock-model',
  'processes',
  'unavailable',
  'invoice-papers',
  'imports',
  'seeds',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** How long something may take until it has failed: a machine that is busy with something else is slow, and not broken. */
const patience = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

const onDatabase = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: `api-${kind}`,
    include: ['tests/api/**/*.test.ts', 'tests/derived/**/*.test.ts'],
    globalSetup: ['tests/support/template.ts'],
    // The application is loaded once for each worker: what its tests share stands in their databases, of which each file has its own.
    isolate: false,
    env: { TEST_DATABASE: kind, TZ: 'UTC' },
    ...patience,
  },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Two cores, and the tests of one file share a server and a database.
    maxWorkers: 2,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // These load half the house, a few functions from each file: Node does that by itself, as it does for the server, and once for each worker.
          isolate: false,
          experimental: { viteModuleRunner: false },
          env: { TZ: 'UTC' },
          ...patience,
        },
      },
      onDatabase('sqlite'),
      onDatabase('postgres'),
    ],
  },
});
