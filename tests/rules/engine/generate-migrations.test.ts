// A drafted migration can be read by a human, and does what the draft alone would forget.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEntity, type EntitySchema, p } from '@mikro-orm/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dialect } from '#server/core/database/database.ts';
import { sortIndex } from '#server/core/database/index-columns.ts';
import { overlapIndexes, overlapTriggers } from '#server/core/database/overlap.ts';
import { draftMigrations } from '#server/generate/migrations.ts';
import { nameOf, readable } from '#server/generate/statements.ts';

describe('a migration is named by what it does', () => {
  it.each([
    [['create table "wiki_page" (\n  "id" serial primary key\n);'], 'wiki_page'],
    [['alter table "client" add column "note" text null;'], 'client_note'],
    [['create table "machine" (\n);', 'create unique index "machine_serial_number_unique" on "machine" ("serial_number");'], 'machine'],
    [['alter table "client" add "note" text null;', 'create index "client_note_index" on "client" ("note");'], 'client_note'],
    [['create index "client_note_index" on "client" ("note");'], 'client_note_index'],
    [
      ['create table "task__temp_alter" (\n  "id" integer\n);', 'drop table "task";', 'alter table "task__temp_alter" rename to "task";'],
      'task_and_without_task',
    ],
    [['drop table if exists "wiki_page" cascade;'], 'without_wiki_page'],
    [['create table "a" ();', 'create table "b" ();', 'create table "c" ();'], 'a_and_2_more'],
    [['select 1;'], 'change'],
  ])('%j', (statements, name) => expect(nameOf(statements)).toBe(name));
});

describe('a drafted statement', () => {
  it('has one column a line, and no quotes that need an escape', () => {
    expect(
      readable(["create table `tag` (`id` integer not null, `name` text default 'a, (b', constraint `x` check (a in (1, 2)));"], 'sqlite'),
    ).toEqual([
      'create table "tag" (\n  "id" integer not null,\n  "name" text default \'a, (b\',\n  constraint "x" check (a in (1, 2))\n);',
    ]);
  });

  it('leaves foreign keys to whoever runs it: inside the transaction the pragma does nothing', () => {
    expect(readable(['pragma foreign_keys = off;', 'drop table `tag`;', 'pragma foreign_keys = on;'], 'sqlite')).toEqual([
      'drop table "tag";',
    ]);
  });

  it('gives a rebuilt table the defaults of its new columns', () => {
    const rebuilt = [
      "create table `tag__temp_alter` (`id` integer not null, `name` text not null default 'a''b', `rank` integer not null default 7, `note` text null);",
      'insert into `tag__temp_alter` select `id`, null as `name`, null as `rank`, null as `note` from `tag`;',
    ];
    expect(readable(rebuilt, 'sqlite')[1]).toBe(
      'insert into "tag__temp_alter" select "id", \'a\'\'b\' as "name", 7 as "rank", null as "note" from "tag";',
    );
  });

  it('brings along what an exclusion constraint needs', () => {
    expect(readable(['alter table "a" add constraint "b" exclude using gist ("c" with =);'], 'postgres')[0]).toBe(
      'create extension if not exists btree_gist;',
    );
  });
});

describe('a draft', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'work-management-drafts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const stretch = { table: 'shift', name: 'shift_user_id_overlap', same: ['user_id'], from: 'start_time', to: 'end_time' };
  const shift =
    (more: object = {}, name = 'shift') =>
    (dialect: Dialect): EntitySchema[] => [
      defineEntity({
        name,
        properties: {
          id: p.integer().primary().autoincrement(),
          user_id: p.integer(),
          start_time: p.datetime(3),
          end_time: p.datetime(3).nullable(),
          ...more,
        },
        indexes: overlapIndexes(dialect, stretch),
        triggers: overlapTriggers(dialect, stretch),
      }),
    ];
  const read = (files: readonly string[], dialect: Dialect) =>
    readFileSync(files.find((file) => file.includes(`/${dialect}/`)) ?? '', 'utf8');

  it('is made for both databases under one name, without any database', async () => {
    const files = await draftMigrations({ folder, entities: shift() });
    expect(files.map((file) => file.slice(folder.length))).toEqual(['/sqlite/0001_shift.ts', '/postgres/0001_shift.ts']);
    expect(read(files, 'sqlite')).toContain('create trigger "shift_user_id_overlap_insert"');
    expect(read(files, 'postgres')).toContain('exclude using gist ("user_id" with =, tstzrange("start_time", "end_time") with &&)');
  });

  it('is not made when nothing changed', async () => {
    await draftMigrations({ folder, entities: shift() });
    expect(await draftMigrations({ folder, entities: shift() })).toEqual([]);
  });

  it('says only what changed, and touches no trigger or constraint that stays', async () => {
    await draftMigrations({ folder, entities: shift() });
    const files = await draftMigrations({ folder, entities: shift({ note: p.text().nullable() }) });
    expect(files.map((file) => file.slice(folder.length))).toEqual(['/sqlite/0002_shift_note.ts', '/postgres/0002_shift_note.ts']);
    for (const dialect of ['sqlite', 'postgres'] as const) expect(read(files, dialect)).not.toMatch(/overlap/);
  });

  it('makes a rule anew that changed under its name, and takes away one that went', async () => {
    const ends = (to: string) => (dialect: Dialect) => {
      const changed = { ...stretch, to };
      return [
        defineEntity({
          name: 'shift',
          properties: {
            id: p.integer().primary().autoincrement(),
            user_id: p.integer(),
            start_time: p.datetime(3),
            end_time: p.datetime(3).nullable(),
            done: p.datetime(3).nullable(),
          },
          indexes: to
            ? [
                ...overlapIndexes(dialect, changed),
                sortIndex(dialect, { table: 'shift', name: 'shift_done', columns: [], sort: 'done', where: `${to} > 0` }),
              ]
            : [],
          triggers: to ? overlapTriggers(dialect, changed) : [],
        }),
      ];
    };
    await draftMigrations({ folder, entities: ends('end_time') });
    const changed = await draftMigrations({ folder, entities: ends('done') });
    expect(read(changed, 'postgres')).toContain('alter table "shift" drop constraint "shift_user_id_overlap";');
    expect(read(changed, 'postgres')).toContain('tstzrange("start_time", "done")');
    expect(read(changed, 'sqlite')).toContain('drop trigger if exists "shift_user_id_overlap_insert";');
    expect(read(changed, 'sqlite')).toMatch(/drop index "shift_done";[\s\S]*create index "shift_done" on "shift" [^\n]* where done > 0/);
    const gone = await draftMigrations({ folder, entities: ends('') });
    expect(read(gone, 'postgres')).toContain('alter table "shift" drop constraint "shift_user_id_overlap";');
    expect(read(gone, 'postgres')).not.toContain('drop index "shift_user_id_overlap"');
    expect(await draftMigrations({ folder, entities: ends('') })).toEqual([]);
  });

  it('begins again with one migration while nothing is released', async () => {
    await draftMigrations({ folder, entities: shift() });
    await draftMigrations({ folder, entities: shift({ note: p.text().nullable() }) });
    await draftMigrations({ folder, entities: shift({ note: p.text().nullable() }), initial: true });
    expect(readdirSync(join(folder, 'sqlite')).sort()).toEqual(['0001_initial.ts', 'snapshot.json']);
    expect(readFileSync(join(folder, 'sqlite/0001_initial.ts'), 'utf8')).toContain('"note" text null');
  });
});
