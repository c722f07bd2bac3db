// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AttendanceClass extends Migration {
  override up(): void {
    this.addSql(`alter table "user_type" add "presence" varchar(8) not null default 'tasks';`);

    this.addSql(`alter table "settings" add "attendance_task_id" int null;`);
    this.addSql(
      `alter table "settings" add constraint "settings_attendance_task_id_foreign" foreign key ("attendance_task_id") references "task" ("id") on delete restrict;`,
    );
    this.addSql(`create index "settings_attendance_task_id_index" on "settings" ("attendance_task_id");`);

    this.addSql(`drop index "time_entry_user_id_unique";`);
    this.addSql(`alter table "time_entry" add "class" varchar(10) not null default 'work';`);
    this.addSql(`create unique index "time_entry_user_id_class_unique" on "time_entry" ("user_id", "class") where status = 0;`);

    // What came from wall terminals so far was booked as work.
    this.addSql(
      `update "time_entry" set "class" = 'attendance' where "task_id" in (select "id" from "task" where "registration_terminal_task" = true);`,
    );
    this.addSql(
      `update "sub_time" set "class" = 'attendance' where "time_entry_id" in (select "id" from "time_entry" where "class" = 'attendance');`,
    );
    this.addSql(
      `update "user_type" set "presence" = 'terminal' where "id" in (select u."user_type_id" from "user" u join "time_entry" e on e."user_id" = u."id" where e."class" = 'attendance');`,
    );
  }
}
