// Drafts a migration for each database from what changed since the snapshot; no database is needed. A human reads it before it is released.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Constructor, MigrationDiff, Options } from '@mikro-orm/core';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import type { Dialect } from '#server/core/database.ts';
import { root } from './scan.ts';
import { readable } from './statements.ts';
import { formatted, pascal } from './text.ts';

const dialects: readonly Dialect[] = ['sqlite', 'postgres'];
const empty = { namespaces: [], name: '', tables: [], nativeEnums: {} };
const migrationFiles = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts')).sort();

/** What a list of statements does, in a few words for the file's name. */
const nameOf = (up: readonly string[]): string => {
  const found = up.flatMap((sql) => {
    const table = /^(create|alter|drop) table (?:if exists )?["`](\w+?)(?:__temp_alter)?["`]/.exec(sql);
    const added = /add column ["`](\w+)["`]/.exec(sql)?.[1];
    const index = /^(create|drop) (?:unique )?index ["`](\w+)["`]/.exec(sql);
    if (added && table) return [`${table[2]}_${added}`];
    if (table) return [table[1] === 'drop' ? `without_${table[2]}` : `${table[2]}`];
    return index ? [index[2]] : [];
  });
  const words = [...new Set(found)];
  return words.length === 0 ? 'change' : words.length <= 2 ? words.join('_and_') : `${words[0]}_and_${words.length - 1}_more`;
};

/** Knows the entities of a dialect and is connected to nothing. */
const offline = async (dialect: Dialect, migrations: Options['migrations']) => {
  // Its entities were written a moment ago by this very process.
  const { ormOptions } = await import('#server/core/database-orm.ts');
  if (dialect === 'sqlite') {
    const { MikroORM } = await import('@mikro-orm/sqlite');
    return new MikroORM({ ...ormOptions(dialect).options, dbName: ':memory:', migrations });
  }
  const { MikroORM } = await import('@mikro-orm/postgresql');
  return new MikroORM({ ...ormOptions(dialect).options, clientUrl: 'postgres://nobody@127.0.0.1:1/none', migrations });
};

/** Drafts the difference between snapshot and entities; answers the written file, or null when nothing changed. */
const draft = async (dialect: Dialect, initial: boolean): Promise<string | null> => {
  const folder = join(root, 'server/migrations', dialect);
  mkdirSync(folder, { recursive: true });
  if (initial) for (const file of migrationFiles(folder)) rmSync(join(folder, file));
  const snapshot = join(folder, 'snapshot.json');
  if (initial || !existsSync(snapshot)) writeFileSync(snapshot, JSON.stringify(empty));
  let statements: MigrationDiff | undefined;
  class Kept extends TSMigrationGenerator {
    override generateMigrationFile(_className: string, diff: MigrationDiff): string {
      statements = diff;
      return '';
    }
    override async generate(diff: MigrationDiff): Promise<[string, string]> {
      return [this.generateMigrationFile('', diff), ''];
    }
  }
  const orm = await offline(dialect, {
    path: folder,
    pathTs: folder,
    emit: 'ts',
    snapshotName: 'snapshot',
    snapshotOnMigrate: false,
    generator: Kept as Constructor<Kept>,
  });
  try {
    await new Migrator(orm.em).create();
  } finally {
    await orm.close(true);
  }
  if (!statements) return null;
  const up = readable(statements.up, dialect);
  const number = String(migrationFiles(folder).length + 1).padStart(4, '0');
  const name = `${number}_${initial ? 'initial' : nameOf(up)}`;
  const lines = up.map((sql) => (sql ? `this.addSql(${quoted(sql)});` : '')).join('\n');
  const text = `// ${initial ? 'The tables as they were first released.' : 'Drafted by npm run generate; read it before it is released, and never change it afterwards.'}
import { Migration } from '@mikro-orm/migrations';

export default class ${pascal(name.replace(/^\d+/, ''))} extends Migration {
  override up(): void {
${lines}
  }
}
`;
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, await formatted(text));
  writeFileSync(snapshot, `${JSON.stringify(JSON.parse(readFileSync(snapshot, 'utf8')), null, 1)}\n`);
  return file.slice(root.length + 1);
};

const quoted = (sql: string) => `\`${sql.replace(/[`$\\]/g, '\\$&')}\``;

/** Drafts what changed on both databases; `initial` throws the drafts away and begins again. */
export const draftMigrations = async (initial: boolean): Promise<string[]> => {
  const files: string[] = [];
  for (const dialect of dialects) {
    const file = await draft(dialect, initial);
    if (file) files.push(file);
  }
  return files;
};
