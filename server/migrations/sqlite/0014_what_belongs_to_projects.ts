// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatBelongsToProjects extends Migration {
  override up(): void {
    this.addSql(
      `alter table "file" add column "project_id" integer null constraint "file_project_id_foreign" references "project" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_project_id_id_index" on "file" ("project_id", "id");`);

    this.addSql(`create table "document__temp_alter" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer null,
  "project_id" integer null,
  "name" text not null,
  "kind" text not null,
  "language" text not null,
  "file_id" integer not null,
  "created_by" integer null,
  "created_at" datetime not null,
  constraint "document_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "document_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade,
  constraint "document_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict,
  constraint "document_created_by_foreign" foreign key ("created_by") references "user" ("id") on delete restrict
);`);
    this.addSql(
      `insert into "document__temp_alter" select "id", "version", "task_id", null as "project_id", "name", "kind", "language", "file_id", "created_by", "created_at" from "document";`,
    );
    this.addSql(`drop table "document";`);
    this.addSql(`alter table "document__temp_alter" rename to "document";`);
    this.addSql(`create index "document_created_by_index" on "document" ("created_by");`);
    this.addSql(`create index "document_task_id_id_index" on "document" ("task_id", "id");`);
    this.addSql(`create index "document_project_id_id_index" on "document" ("project_id", "id");`);
    this.addSql(`create index "document_file_id_index" on "document" ("file_id");`);
    this.addSql(`create unique index "document_name_unique" on "document" ("name");`);

    this.addSql(
      `alter table "comment" add column "project_id" integer null constraint "comment_project_id_foreign" references "project" ("id") on delete cascade;`,
    );
    this.addSql(`create index "comment_project_id_id_index" on "comment" ("project_id", "id");`);
  }
}
