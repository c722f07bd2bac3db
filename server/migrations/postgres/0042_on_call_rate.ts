// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallRate extends Migration {
  override up(): void {
    this.addSql(`create table "on_call_rate" (
  "id" serial primary key,
  "version" int not null default 1,
  "valid_from" date not null,
  "level" varchar(6) not null default 'first',
  "day_amount" bigint not null default '0',
  "free_day_amount" bigint not null default '0',
  "hours_percent" numeric(12,2) not null default 0,
  "note" varchar(200) null,
  "added_by" int null,
  "date_added" timestamptz(3) not null,
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "on_call_rate_added_by_index" on "on_call_rate" ("added_by");`);
    this.addSql(`create index "on_call_rate_list_index" on "on_call_rate" ("valid_from", "id");`);
    this.addSql(`alter table "on_call_rate" add constraint "on_call_rate_level_valid_from_unique" unique ("level", "valid_from");`);

    this.addSql(
      `alter table "on_call_rate" add constraint "on_call_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict;`,
    );
  }
}
