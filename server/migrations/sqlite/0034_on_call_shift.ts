// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallShift extends Migration {
  override up(): void {
    this.addSql(`create table "on_call_shift" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "level" text not null default 'first',
  "team_id" integer null,
  "from" datetime not null,
  "to" datetime not null,
  "note" text null,
  "reminded_at" datetime null,
  "handover_at" datetime null,
  "search_text" text not null default '',
  "note_sort" text collate binary null,
  constraint "on_call_shift_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "on_call_shift_team_id_foreign" foreign key ("team_id") references "user_type" ("id") on delete restrict,
  constraint "on_call_shift_order" check ("to" > "from")
);`);
    this.addSql(`create index "on_call_shift_user_id_index" on "on_call_shift" ("user_id");`);
    this.addSql(`create index "on_call_shift_list_index" on "on_call_shift" ("from", "id");`);
    this.addSql(`create index "on_call_shift_to_index" on "on_call_shift" ("to", "id");`);
    this.addSql(`create index "on_call_shift_team_id_index" on "on_call_shift" ("team_id");`);
    this.addSql(`create index "on_call_shift_user_id_level_overlap_index" on "on_call_shift" ("user_id", "level", "from");`);
    this.addSql(`create index "on_call_shift_level_team_id_overlap_index" on "on_call_shift" ("level", "team_id", "from");`);
    this.addSql(
      `create trigger "on_call_shift_user_id_level_overlap_insert" BEFORE INSERT on "on_call_shift" for each ROW begin select raise(abort, 'on_call_shift_user_id_level_overlap') where (new."to" is null or new."to" > new."from") and (exists (select 1 from on_call_shift as o where o.user_id = new.user_id and o.level = new.level and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" >= new."from" and (new."to" is null or o."from" < new."to")) or (select o."to" is null or o."to" > new."from" from on_call_shift as o where o.user_id = new.user_id and o.level = new.level and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" < new."from" order by o."from" desc limit 1)); end;`,
    );
    this.addSql(
      `create trigger "on_call_shift_user_id_level_overlap_update" BEFORE UPDATE on "on_call_shift" for each ROW begin select raise(abort, 'on_call_shift_user_id_level_overlap') where (new."to" is null or new."to" > new."from") and (exists (select 1 from on_call_shift as o where o.user_id = new.user_id and o.level = new.level and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" >= new."from" and (new."to" is null or o."from" < new."to")) or (select o."to" is null or o."to" > new."from" from on_call_shift as o where o.user_id = new.user_id and o.level = new.level and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" < new."from" order by o."from" desc limit 1)); end;`,
    );
    this.addSql(
      `create trigger "on_call_shift_level_team_id_overlap_insert" BEFORE INSERT on "on_call_shift" for each ROW begin select raise(abort, 'on_call_shift_level_team_id_overlap') where (new."to" is null or new."to" > new."from") and (exists (select 1 from on_call_shift as o where o.level = new.level and o.team_id is new.team_id and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" >= new."from" and (new."to" is null or o."from" < new."to")) or (select o."to" is null or o."to" > new."from" from on_call_shift as o where o.level = new.level and o.team_id is new.team_id and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" < new."from" order by o."from" desc limit 1)); end;`,
    );
    this.addSql(
      `create trigger "on_call_shift_level_team_id_overlap_update" BEFORE UPDATE on "on_call_shift" for each ROW begin select raise(abort, 'on_call_shift_level_team_id_overlap') where (new."to" is null or new."to" > new."from") and (exists (select 1 from on_call_shift as o where o.level = new.level and o.team_id is new.team_id and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" >= new."from" and (new."to" is null or o."from" < new."to")) or (select o."to" is null or o."to" > new."from" from on_call_shift as o where o.level = new.level and o.team_id is new.team_id and o.id is not new.id and (o."to" is null or o."to" > o."from") and o."from" < new."from" order by o."from" desc limit 1)); end;`,
    );
  }
}
