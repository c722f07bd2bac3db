// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallSwapAndSettingsOnCallSwapConsent extends Migration {
  override up(): void {
    this.addSql(`create table "on_call_swap" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "shift_id" integer not null,
  "from" datetime not null,
  "to" datetime not null,
  "offered_by" integer not null,
  "user_id" integer null,
  "note" text null,
  "status" integer not null default 0,
  "taken_by" integer null,
  "taken_at" datetime null,
  "decided_by" integer null,
  "decided_at" datetime null,
  "reason" text null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "note_sort" text collate binary null,
  "reason_sort" text collate binary null,
  constraint "on_call_swap_shift_id_foreign" foreign key ("shift_id") references "on_call_shift" ("id") on delete cascade,
  constraint "on_call_swap_offered_by_foreign" foreign key ("offered_by") references "user" ("id") on delete restrict,
  constraint "on_call_swap_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "on_call_swap_taken_by_foreign" foreign key ("taken_by") references "user" ("id") on delete restrict,
  constraint "on_call_swap_decided_by_foreign" foreign key ("decided_by") references "user" ("id") on delete restrict,
  constraint "on_call_swap_order" check ("to" > "from")
);`);
    this.addSql(`create index "on_call_swap_taken_by_index" on "on_call_swap" ("taken_by");`);
    this.addSql(`create index "on_call_swap_decided_by_index" on "on_call_swap" ("decided_by");`);
    this.addSql(`create index "on_call_swap_list_index" on "on_call_swap" ("from", "id");`);
    this.addSql(`create index "on_call_swap_shift_id_status_index" on "on_call_swap" ("shift_id", "status", "id");`);
    this.addSql(`create index "on_call_swap_status_to_index" on "on_call_swap" ("status", "to", "id");`);
    this.addSql(`create index "on_call_swap_offered_by_index" on "on_call_swap" ("offered_by");`);
    this.addSql(`create index "on_call_swap_user_id_index" on "on_call_swap" ("user_id");`);

    this.addSql(`alter table "settings" add column "on_call_swap_consent" integer not null default false;`);
  }
}
