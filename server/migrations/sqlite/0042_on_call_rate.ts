// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallRate extends Migration {
  override up(): void {
    this.addSql(`create table "on_call_rate" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "level" text not null default 'first',
  "day_amount" bigint not null default '0',
  "free_day_amount" bigint not null default '0',
  "hours_percent" numeric(12,2) not null default 0,
  "note" text null,
  "added_by" integer null,
  "date_added" datetime not null,
  "note_sort" text collate binary null,
  constraint "on_call_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "on_call_rate_added_by_index" on "on_call_rate" ("added_by");`);
    this.addSql(`create index "on_call_rate_list_index" on "on_call_rate" ("valid_from", "id");`);
    this.addSql(`create unique index "on_call_rate_level_valid_from_unique" on "on_call_rate" ("level", "valid_from");`);
  }
}
