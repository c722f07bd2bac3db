// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class FlexEntryAndUserTypeFlexibleFrom extends Migration {
  override up(): void {
    this.addSql(`create table "flex_entry" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "day" date not null,
  "seconds" integer not null,
  "reason" text not null default 'corrected',
  "note" text null,
  "contract_hours" numeric(12,2) null,
  "work_days" json not null default '[]',
  "user_added" integer null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "note_sort" text collate binary null,
  constraint "flex_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "flex_entry_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "flex_entry_user_added_index" on "flex_entry" ("user_added");`);
    this.addSql(`create index "flex_entry_user_id_day_index" on "flex_entry" ("user_id", "day", "id");`);
    this.addSql(`create index "flex_entry_day_index" on "flex_entry" ("day", "id");`);

    this.addSql(`alter table "user_type" add column "flexible_from" date null;`);
  }
}
