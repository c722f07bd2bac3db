// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Removal extends Migration {
  override up(): void {
    this.addSql(`create table "removal" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "entity" text not null,
  "record_id" integer not null,
  "rows" text not null,
  "storage_key" text null,
  "by" integer not null,
  "at" datetime not null,
  constraint "removal_by_foreign" foreign key ("by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "removal_by_index" on "removal" ("by");`);
    this.addSql(`create index "removal_entity_record_id_index" on "removal" ("entity", "record_id");`);
    this.addSql(`create index "removal_storage_key_index" on "removal" ("storage_key");`);
  }
}
