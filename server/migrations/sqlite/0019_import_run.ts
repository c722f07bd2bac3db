// What an import wrote is remembered for a day.
import { Migration } from '@mikro-orm/migrations';

export default class ImportRun extends Migration {
  override up(): void {
    this.addSql(`create table "import_run" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "entity" text not null,
  "written" text not null,
  "by" integer not null,
  "at" datetime not null,
  "undone_at" datetime null,
  constraint "import_run_by_foreign" foreign key ("by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "import_run_by_index" on "import_run" ("by");`);
    this.addSql(`create index "import_run_entity_id_index" on "import_run" ("entity", "id");`);
  }
}
