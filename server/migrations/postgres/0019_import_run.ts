// What an import wrote is remembered for a day.
import { Migration } from '@mikro-orm/migrations';

export default class ImportRun extends Migration {
  override up(): void {
    this.addSql(`create table "import_run" (
  "id" serial primary key,
  "version" int not null default 1,
  "entity" varchar(60) not null,
  "written" text not null,
  "by" int not null,
  "at" timestamptz(3) not null,
  "undone_at" timestamptz(3) null
);`);
    this.addSql(`create index "import_run_by_index" on "import_run" ("by");`);
    this.addSql(`create index "import_run_entity_id_index" on "import_run" ("entity", "id");`);

    this.addSql(
      `alter table "import_run" add constraint "import_run_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`,
    );
  }
}
