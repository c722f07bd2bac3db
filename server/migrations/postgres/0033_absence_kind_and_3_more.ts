// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AbsenceKindAnd3More extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists btree_gist;`);
    this.addSql(`create table "absence_kind" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(80) not null,
  "class" varchar(14) not null default 'vacation',
  "color" varchar(7) not null default '#b4d455',
  "payroll_code" varchar(20) null,
  "payer" varchar(9) not null default 'employer',
  "takes_leave" boolean not null default false,
  "half_days" boolean not null default false,
  "needs_decision" boolean not null default true,
  "needs_paper" boolean not null default false,
  "most_days" int null,
  "counted_in" varchar(12) not null default 'workingDays',
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "payroll_code_sort" text collate "C" null
);`);
    this.addSql(`alter table "absence_kind" add constraint "absence_kind_name_unique" unique ("name");`);

    this.addSql(`create table "absence" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "kind_id" int not null,
  "from" date not null,
  "to" date not null,
  "half_from" boolean not null default false,
  "half_to" boolean not null default false,
  "comment" varchar(500) null,
  "status" int not null default 0,
  "days" numeric(12,2) not null default 0,
  "decided_by" int null,
  "decided_at" timestamptz(3) null,
  "reason" varchar(1000) null,
  "occupied_from" timestamptz(3) not null,
  "occupied_to" timestamptz(3) not null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "comment_sort" text collate "C" null,
  "reason_sort" text collate "C" null
);`);
    this.addSql(`create index "absence_decided_by_index" on "absence" ("decided_by");`);
    this.addSql(`create index "absence_user_added_index" on "absence" ("user_added");`);
    this.addSql(`create index "absence_list_index" on "absence" ("from", "id");`);
    this.addSql(`create index "absence_user_id_from_index" on "absence" ("user_id", "from", "id");`);
    this.addSql(`create index "absence_to_status_index" on "absence" ("to", "status", "id");`);
    this.addSql(`create index "absence_status_from_index" on "absence" ("status", "from", "id");`);
    this.addSql(`create index "absence_kind_id_index" on "absence" ("kind_id");`);
    this.addSql(
      `alter table "absence" add constraint "absence_user_id_overlap" exclude using gist ("user_id" with =, tstzrange("occupied_from", "occupied_to") with &&);`,
    );

    this.addSql(`create table "leave_entry" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "year" int not null,
  "days" numeric(12,2) not null,
  "reason" varchar(11) not null default 'corrected',
  "day" date not null,
  "note" varchar(1000) null,
  "absence_id" int null,
  "basis" int null,
  "months" int null,
  "user_added" int null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "leave_entry_user_added_index" on "leave_entry" ("user_added");`);
    this.addSql(`create index "leave_entry_user_id_year_index" on "leave_entry" ("user_id", "year", "id");`);
    this.addSql(`create index "leave_entry_absence_id_index" on "leave_entry" ("absence_id");`);
    this.addSql(`create index "leave_entry_day_index" on "leave_entry" ("day", "id");`);

    this.addSql(
      `alter table "user" add "weekdays" jsonb not null default '[]', add "employed_from" date null, add "employed_until" date null;`,
    );

    this.addSql(
      `alter table "absence" add constraint "absence_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_kind_id_foreign" foreign key ("kind_id") references "absence_kind" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_decided_by_foreign" foreign key ("decided_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "absence" add constraint "absence_in_order" check ("from" <= "to");`);

    this.addSql(
      `alter table "leave_entry" add constraint "leave_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "leave_entry" add constraint "leave_entry_absence_id_foreign" foreign key ("absence_id") references "absence" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "leave_entry" add constraint "leave_entry_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
  }
}
