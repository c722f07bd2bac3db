// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallSwapAndSettingsOnCallSwapConsent extends Migration {
  override up(): void {
    this.addSql(`create table "on_call_swap" (
  "id" serial primary key,
  "version" int not null default 1,
  "shift_id" int not null,
  "from" timestamptz(3) not null,
  "to" timestamptz(3) not null,
  "offered_by" int not null,
  "user_id" int null,
  "note" varchar(500) null,
  "status" int not null default 0,
  "taken_by" int null,
  "taken_at" timestamptz(3) null,
  "decided_by" int null,
  "decided_at" timestamptz(3) null,
  "reason" varchar(500) null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "note_sort" text collate "C" null,
  "reason_sort" text collate "C" null
);`);
    this.addSql(`create index "on_call_swap_taken_by_index" on "on_call_swap" ("taken_by");`);
    this.addSql(`create index "on_call_swap_decided_by_index" on "on_call_swap" ("decided_by");`);
    this.addSql(`create index "on_call_swap_list_index" on "on_call_swap" ("from", "id");`);
    this.addSql(`create index "on_call_swap_shift_id_status_index" on "on_call_swap" ("shift_id", "status", "id");`);
    this.addSql(`create index "on_call_swap_status_to_index" on "on_call_swap" ("status", "to", "id");`);
    this.addSql(`create index "on_call_swap_offered_by_index" on "on_call_swap" ("offered_by");`);
    this.addSql(`create index "on_call_swap_user_id_index" on "on_call_swap" ("user_id");`);

    this.addSql(`alter table "settings" add "on_call_swap_consent" boolean not null default false;`);

    this.addSql(
      `alter table "on_call_swap" add constraint "on_call_swap_shift_id_foreign" foreign key ("shift_id") references "on_call_shift" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "on_call_swap" add constraint "on_call_swap_offered_by_foreign" foreign key ("offered_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "on_call_swap" add constraint "on_call_swap_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "on_call_swap" add constraint "on_call_swap_taken_by_foreign" foreign key ("taken_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "on_call_swap" add constraint "on_call_swap_decided_by_foreign" foreign key ("decided_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "on_call_swap" add constraint "on_call_swap_order" check ("to" > "from");`);
  }
}
