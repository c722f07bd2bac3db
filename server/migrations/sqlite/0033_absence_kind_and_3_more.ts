// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class AbsenceKindAnd3More extends Migration {
  override up(): void {
    this.addSql(`create table "absence_kind" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "class" text not null default 'vacation',
  "color" text not null default '#b4d455',
  "payroll_code" text null,
  "payer" text not null default 'employer',
  "takes_leave" integer not null default false,
  "half_days" integer not null default false,
  "needs_decision" integer not null default true,
  "needs_paper" integer not null default false,
  "most_days" integer null,
  "counted_in" text not null default 'workingDays',
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "payroll_code_sort" text collate binary null
);`);
    this.addSql(`create unique index "absence_kind_name_unique" on "absence_kind" ("name");`);

    this.addSql(`create table "absence" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "kind_id" integer not null,
  "from" date not null,
  "to" date not null,
  "half_from" integer not null default false,
  "half_to" integer not null default false,
  "comment" text null,
  "status" integer not null default 0,
  "days" numeric(12,2) not null default 0,
  "decided_by" integer null,
  "decided_at" datetime null,
  "reason" text null,
  "occupied_from" datetime not null,
  "occupied_to" datetime not null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "comment_sort" text collate binary null,
  "reason_sort" text collate binary null,
  constraint "absence_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "absence_kind_id_foreign" foreign key ("kind_id") references "absence_kind" ("id") on delete restrict,
  constraint "absence_decided_by_foreign" foreign key ("decided_by") references "user" ("id") on delete restrict,
  constraint "absence_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict,
  constraint "absence_in_order" check ("from" <= "to")
);`);
    this.addSql(`create index "absence_decided_by_index" on "absence" ("decided_by");`);
    this.addSql(`create index "absence_user_added_index" on "absence" ("user_added");`);
    this.addSql(`create index "absence_list_index" on "absence" ("from", "id");`);
    this.addSql(`create index "absence_user_id_from_index" on "absence" ("user_id", "from", "id");`);
    this.addSql(`create index "absence_to_status_index" on "absence" ("to", "status", "id");`);
    this.addSql(`create index "absence_status_from_index" on "absence" ("status", "from", "id");`);
    this.addSql(`create index "absence_kind_id_index" on "absence" ("kind_id");`);
    this.addSql(`create index "absence_user_id_overlap_index" on "absence" ("user_id", "occupied_from");`);
    this.addSql(
      `create trigger "absence_user_id_overlap_insert" BEFORE INSERT on "absence" for each ROW begin select raise(abort, 'absence_user_id_overlap') where (new.occupied_to is null or new.occupied_to > new.occupied_from) and (exists (select 1 from absence as o where o.user_id = new.user_id and o.id is not new.id and (o.occupied_to is null or o.occupied_to > o.occupied_from) and o.occupied_from >= new.occupied_from and (new.occupied_to is null or o.occupied_from < new.occupied_to)) or (select o.occupied_to is null or o.occupied_to > new.occupied_from from absence as o where o.user_id = new.user_id and o.id is not new.id and (o.occupied_to is null or o.occupied_to > o.occupied_from) and o.occupied_from < new.occupied_from order by o.occupied_from desc limit 1)); end;`,
    );
    this.addSql(
      `create trigger "absence_user_id_overlap_update" BEFORE UPDATE on "absence" for each ROW begin select raise(abort, 'absence_user_id_overlap') where (new.occupied_to is null or new.occupied_to > new.occupied_from) and (exists (select 1 from absence as o where o.user_id = new.user_id and o.id is not new.id and (o.occupied_to is null or o.occupied_to > o.occupied_from) and o.occupied_from >= new.occupied_from and (new.occupied_to is null or o.occupied_from < new.occupied_to)) or (select o.occupied_to is null or o.occupied_to > new.occupied_from from absence as o where o.user_id = new.user_id and o.id is not new.id and (o.occupied_to is null or o.occupied_to > o.occupied_from) and o.occupied_from < new.occupied_from order by o.occupied_from desc limit 1)); end;`,
    );

    this.addSql(`create table "leave_entry" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "year" integer not null,
  "days" numeric(12,2) not null,
  "reason" text not null default 'corrected',
  "day" date not null,
  "note" text null,
  "absence_id" integer null,
  "basis" integer null,
  "months" integer null,
  "user_added" integer null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "note_sort" text collate binary null,
  constraint "leave_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "leave_entry_absence_id_foreign" foreign key ("absence_id") references "absence" ("id") on delete restrict,
  constraint "leave_entry_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "leave_entry_user_added_index" on "leave_entry" ("user_added");`);
    this.addSql(`create index "leave_entry_user_id_year_index" on "leave_entry" ("user_id", "year", "id");`);
    this.addSql(`create index "leave_entry_absence_id_index" on "leave_entry" ("absence_id");`);
    this.addSql(`create index "leave_entry_day_index" on "leave_entry" ("day", "id");`);

    this.addSql(`alter table "user" add column "weekdays" json not null default '[]';`);
    this.addSql(`alter table "user" add column "employed_from" date null;`);
    this.addSql(`alter table "user" add column "employed_until" date null;`);
  }
}
