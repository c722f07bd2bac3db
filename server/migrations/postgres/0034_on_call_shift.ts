// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallShift extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists btree_gist;`);
    this.addSql(`create table "on_call_shift" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "level" varchar(6) not null default 'first',
  "team_id" int null,
  "from" timestamptz(3) not null,
  "to" timestamptz(3) not null,
  "note" varchar(500) null,
  "reminded_at" timestamptz(3) null,
  "handover_at" timestamptz(3) null,
  "search_text" text not null default '',
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "on_call_shift_user_id_index" on "on_call_shift" ("user_id");`);
    this.addSql(`create index "on_call_shift_list_index" on "on_call_shift" ("from", "id");`);
    this.addSql(`create index "on_call_shift_to_index" on "on_call_shift" ("to", "id");`);
    this.addSql(`create index "on_call_shift_team_id_index" on "on_call_shift" ("team_id");`);
    this.addSql(
      `alter table "on_call_shift" add constraint "on_call_shift_user_id_level_overlap" exclude using gist ("user_id" with =, "level" with =, tstzrange("from", "to") with &&);`,
    );
    this.addSql(
      `alter table "on_call_shift" add constraint "on_call_shift_level_team_id_overlap" exclude using gist ("level" with =, coalesce("team_id", 0) with =, tstzrange("from", "to") with &&);`,
    );

    this.addSql(
      `alter table "on_call_shift" add constraint "on_call_shift_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "on_call_shift" add constraint "on_call_shift_team_id_foreign" foreign key ("team_id") references "user_type" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "on_call_shift" add constraint "on_call_shift_order" check ("to" > "from");`);
  }
}
