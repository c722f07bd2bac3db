// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AttendanceCorrection extends Migration {
  override up(): void {
    this.addSql(`create table "attendance_correction" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "day" date not null,
  "hours" text not null default 'present',
  "difference" integer not null,
  "reason" text not null,
  "user_added" integer null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "reason_sort" text collate binary not null default '',
  constraint "attendance_correction_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "attendance_correction_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "attendance_correction_user_added_index" on "attendance_correction" ("user_added");`);
    this.addSql(`create index "attendance_correction_user_id_day_index" on "attendance_correction" ("user_id", "day", "id");`);
    this.addSql(`create index "attendance_correction_day_index" on "attendance_correction" ("day", "id");`);
  }
}
