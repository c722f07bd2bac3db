// Drafts a migration for each database from the changes since its snapshot, without a database. A human reads it before it is released.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Constructor, EntitySchema, MigrationDiff } from '@mikro-orm/core';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM as Postgres } from '@mikro-orm/postgresql';
import { MikroORM as Sqlite } from '@mikro-orm/sqlite';
import type { Dialect } from '#server/core/database/database.ts';
import { ormOptions } from '#server/core/database/orm.ts';
import { emptySnapshot, type Snapshot, withoutChangedIndexes } from './snapshot.ts';
import { nameOf, readable } from './statements.ts';
import { formatted, pascal } from './text.ts';

const dialects: readonly Dialect[] = ['sqlite', 'postgres'];
const filesOf = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts'));

/** The statements from a folder's snapshot to these entities; the snapshot is updated. */
const difference = async (dialect: Dialect, folder: string, entities: EntitySchema[]): Promise<string[]> => {
  let found: string[] = [];
  class StatementCollector extends TSMigrationGenerator {
    override async generate(diff: MigrationDiff): Promise<[string, string]> {
      found = diff.up;
      return ['', ''];
    }
  }
  const options = {
    ...ormOptions(dialect).options,
    entities,
    migrations: {
      path: folder,
      pathTs: folder,
      snapshotName: 'snapshot',
      snapshotOnMigrate: false,
      generator: StatementCollector as Constructor<StatementCollector>,
    },
  };
  // Not connected: the snapshot stands for the database.
  const orm =
    dialect === 'sqlite'
      ? new Sqlite({ ...options, dbName: ':memory:' })
      : new Postgres({ ...options, clientUrl: 'postgres://nobody@127.0.0.1:1/none' });
  const file = join(folder, 'snapshot.json');
  try {
    const target = JSON.parse(JSON.stringify(orm.schema.getTargetSchema())) as Snapshot;
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : emptySnapshot;
    const { snapshot, drops } = withoutChangedIndexes(before, target, dialect);
    writeFileSync(file, JSON.stringify(snapshot));
    await new Migrator(orm.em).create();
    writeFileSync(file, `${JSON.stringify(target, null, 1)}\n`);
    return readable([...drops, ...found], dialect);
  } finally {
    await orm.close(true);
  }
};

const initially = 'The tables as they were first released.';
const later = 'Drafted by npm run generate: read it before it is released, and never change it afterwards.';
const migrationText = (name: string, statements: readonly string[], about: string) => `// ${about}
import { Migration } from '@mikro-orm/migrations';

export default class ${pascal(name)} extends Migration {
  override up(): void {
${statements.map((sql) => (sql ? `this.addSql(\`${sql.replace(/[`$\\]/g, '\\$&')}\`);` : '')).join('\n')}
  }
}
`;

export type DraftOptions = {
  /** The folder with one folder for each dialect. */
  readonly folder: string;
  /** Deletes the drafts and starts again with one migration. */
  readonly initial?: boolean;
  /** The entities of a dialect, where they are not those of generated/entities.ts. */
  readonly entities?: (dialect: Dialect) => EntitySchema[];
};

/** Drafts the changes under one name for both databases; answers the written files, none without changes. */
export const draftMigrations = async ({
  folder,
  initial = false,
  entities = (dialect) => ormOptions(dialect).options.entities,
}: DraftOptions): Promise<string[]> => {
  const changes = new Map<Dialect, string[]>();
  for (const dialect of dialects) {
    const own = join(folder, dialect);
    mkdirSync(own, { recursive: true });
    if (initial) for (const file of [...filesOf(own), 'snapshot.json']) rmSync(join(own, file), { force: true });
    changes.set(dialect, await difference(dialect, own, entities(dialect)));
  }
  const name = initial
    ? 'initial'
    : nameOf(changes.get('postgres')?.length ? (changes.get('postgres') ?? []) : (changes.get('sqlite') ?? []));
  const written: string[] = [];
  for (const [dialect, statements] of changes) {
    if (statements.length === 0) continue;
    const own = join(folder, dialect);
    const last = Math.max(0, ...filesOf(own).map((file) => Number.parseInt(file, 10)));
    const file = join(own, `${String(last + 1).padStart(4, '0')}_${name}.ts`);
    writeFileSync(file, await formatted(migrationText(name, statements, initial ? initially : later)));
    written.push(file);
  }
  return written;
};
