// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AttendanceWeek extends Migration {
  override up(): void {
    this.addSql(`create table "attendance_week" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "week" text not null,
  "status" integer not null default 0,
  "submitted_at" datetime null,
  "note" text null,
  "approved_by" integer null,
  "approved_at" datetime null,
  "locked_by" integer null,
  "locked_at" datetime null,
  "reason" text null,
  "unlocked_at" datetime null,
  "unlocked_by" integer null,
  "frozen" text null,
  "search_text" text not null default '',
  "week_sort" text collate binary not null default '',
  "note_sort" text collate binary null,
  "reason_sort" text collate binary null,
  constraint "attendance_week_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "attendance_week_approved_by_foreign" foreign key ("approved_by") references "user" ("id") on delete restrict,
  constraint "attendance_week_locked_by_foreign" foreign key ("locked_by") references "user" ("id") on delete restrict,
  constraint "attendance_week_unlocked_by_foreign" foreign key ("unlocked_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "attendance_week_approved_by_index" on "attendance_week" ("approved_by");`);
    this.addSql(`create index "attendance_week_locked_by_index" on "attendance_week" ("locked_by");`);
    this.addSql(`create index "attendance_week_unlocked_by_index" on "attendance_week" ("unlocked_by");`);
    this.addSql(`create index "attendance_week_status_week_index" on "attendance_week" ("status", "week_sort", "id");`);
    this.addSql(`create index "attendance_week_week_index" on "attendance_week" ("week_sort", "id");`);
    this.addSql(`create unique index "attendance_week_user_id_week_unique" on "attendance_week" ("user_id", "week");`);
  }
}
