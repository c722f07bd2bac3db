// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AttendanceCorrection extends Migration {
  override up(): void {
    this.addSql(`create table "attendance_correction" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "day" date not null,
  "hours" varchar(15) not null default 'present',
  "difference" int not null,
  "reason" varchar(1000) not null,
  "user_added" int null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "reason_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "attendance_correction_user_added_index" on "attendance_correction" ("user_added");`);
    this.addSql(`create index "attendance_correction_user_id_day_index" on "attendance_correction" ("user_id", "day", "id");`);
    this.addSql(`create index "attendance_correction_day_index" on "attendance_correction" ("day", "id");`);

    this.addSql(
      `alter table "attendance_correction" add constraint "attendance_correction_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "attendance_correction" add constraint "attendance_correction_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
  }
}
