// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatBelongsToProjects extends Migration {
  override up(): void {
    this.addSql(`alter table "file" add "project_id" int null;`);
    this.addSql(
      `alter table "file" add constraint "file_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_project_id_id_index" on "file" ("project_id", "id");`);

    this.addSql(`alter table "document" add "project_id" int null;`);
    this.addSql(
      `alter table "document" add constraint "document_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "document" alter column "task_id" drop not null;`);
    this.addSql(`create index "document_project_id_id_index" on "document" ("project_id", "id");`);

    this.addSql(`alter table "comment" add "project_id" int null;`);
    this.addSql(
      `alter table "comment" add constraint "comment_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(`create index "comment_project_id_id_index" on "comment" ("project_id", "id");`);
  }
}
