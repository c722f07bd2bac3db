// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Removal extends Migration {
  override up(): void {
    this.addSql(`create table "removal" (
  "id" serial primary key,
  "version" int not null default 1,
  "entity" varchar(60) not null,
  "record_id" int not null,
  "rows" text not null,
  "storage_key" varchar(80) null,
  "by" int not null,
  "at" timestamptz(3) not null
);`);
    this.addSql(`create index "removal_by_index" on "removal" ("by");`);
    this.addSql(`create index "removal_entity_record_id_index" on "removal" ("entity", "record_id");`);
    this.addSql(`create index "removal_storage_key_index" on "removal" ("storage_key");`);

    this.addSql(
      `alter table "removal" add constraint "removal_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`,
    );
  }
}
