// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AttendanceWeek extends Migration {
  override up(): void {
    this.addSql(`create table "attendance_week" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "week" varchar(8) not null,
  "status" int not null default 0,
  "submitted_at" timestamptz(3) null,
  "note" varchar(1000) null,
  "approved_by" int null,
  "approved_at" timestamptz(3) null,
  "locked_by" int null,
  "locked_at" timestamptz(3) null,
  "reason" varchar(1000) null,
  "unlocked_at" timestamptz(3) null,
  "unlocked_by" int null,
  "frozen" text null,
  "search_text" text not null default '',
  "week_sort" text collate "C" not null default '',
  "note_sort" text collate "C" null,
  "reason_sort" text collate "C" null
);`);
    this.addSql(`create index "attendance_week_approved_by_index" on "attendance_week" ("approved_by");`);
    this.addSql(`create index "attendance_week_locked_by_index" on "attendance_week" ("locked_by");`);
    this.addSql(`create index "attendance_week_unlocked_by_index" on "attendance_week" ("unlocked_by");`);
    this.addSql(`create index "attendance_week_status_week_index" on "attendance_week" ("status", "week_sort", "id");`);
    this.addSql(`create index "attendance_week_week_index" on "attendance_week" ("week_sort", "id");`);
    this.addSql(`alter table "attendance_week" add constraint "attendance_week_user_id_week_unique" unique ("user_id", "week");`);

    this.addSql(
      `alter table "attendance_week" add constraint "attendance_week_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "attendance_week" add constraint "attendance_week_approved_by_foreign" foreign key ("approved_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "attendance_week" add constraint "attendance_week_locked_by_foreign" foreign key ("locked_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "attendance_week" add constraint "attendance_week_unlocked_by_foreign" foreign key ("unlocked_by") references "user" ("id") on delete restrict;`,
    );
  }
}
