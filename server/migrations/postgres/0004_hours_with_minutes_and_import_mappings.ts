// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class HoursWithMinutesAndImportMappings extends Migration {
  override up(): void {
    this.addSql(`create table "import_mapping" (
  "id" serial primary key,
  "version" int not null default 1,
  "entity" varchar(60) not null,
  "head_hash" varchar(64) not null,
  "head" text not null,
  "columns" text not null,
  "known_by" text not null,
  "by" int not null,
  "at" timestamptz(3) not null
);`);
    this.addSql(`create index "import_mapping_by_index" on "import_mapping" ("by");`);
    this.addSql(`alter table "import_mapping" add constraint "import_mapping_entity_head_hash_unique" unique ("entity", "head_hash");`);

    this.addSql(`alter table "settings" alter column "minimal_work_hours" type numeric(14,4) using ("minimal_work_hours"::numeric(14,4));`);

    this.addSql(
      `alter table "import_mapping" add constraint "import_mapping_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`,
    );
  }
}
