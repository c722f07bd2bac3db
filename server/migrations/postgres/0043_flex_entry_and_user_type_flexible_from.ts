// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class FlexEntryAndUserTypeFlexibleFrom extends Migration {
  override up(): void {
    this.addSql(`create table "flex_entry" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "day" date not null,
  "seconds" int not null,
  "reason" varchar(9) not null default 'corrected',
  "note" varchar(1000) null,
  "contract_hours" numeric(12,2) null,
  "work_days" jsonb not null default '[]',
  "user_added" int null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "flex_entry_user_added_index" on "flex_entry" ("user_added");`);
    this.addSql(`create index "flex_entry_user_id_day_index" on "flex_entry" ("user_id", "day", "id");`);
    this.addSql(`create index "flex_entry_day_index" on "flex_entry" ("day", "id");`);

    this.addSql(`alter table "user_type" add "flexible_from" date null;`);

    this.addSql(
      `alter table "flex_entry" add constraint "flex_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "flex_entry" add constraint "flex_entry_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
  }
}
