// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class HoursWithMinutesAndImportMappings extends Migration {
  override up(): void {
    this.addSql(`create table "import_mapping" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "entity" text not null,
  "head_hash" text not null,
  "head" text not null,
  "columns" text not null,
  "known_by" text not null,
  "by" integer not null,
  "at" datetime not null,
  constraint "import_mapping_by_foreign" foreign key ("by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "import_mapping_by_index" on "import_mapping" ("by");`);
    this.addSql(`create unique index "import_mapping_entity_head_hash_unique" on "import_mapping" ("entity", "head_hash");`);

    this.addSql(`create table "settings__temp_alter" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "company_name" text not null,
  "address" text null,
  "zip" text null,
  "town" text null,
  "country" text not null default 'SI',
  "vat_number" text null,
  "iban" text null,
  "phone" text null,
  "logo" integer null,
  "default_language" text not null default 'sl',
  "timezone" text not null default 'Europe/Ljubljana',
  "minimal_invoicing_unit" integer not null default 15,
  "minimal_work_hours" numeric(14,4) not null default 8,
  "work_days" json not null default '[1,2,3,4,5]',
  "time_lock_day" integer not null default 5,
  "vacation_removal_day" integer not null default 30,
  "vacation_removal_month" integer not null default 6,
  "notification_start_hour" integer not null default 7,
  "notification_end_hour" integer not null default 17,
  "link_days" integer not null default 30,
  "company_name_sort" text collate binary not null default '',
  constraint "settings_logo_foreign" foreign key ("logo") references "file" ("id") on delete restrict,
  constraint "settings_single" check (id = 1)
);`);
    this.addSql(
      `insert into "settings__temp_alter" select "id", "version", "company_name", "address", "zip", "town", "country", "vat_number", "iban", "phone", "logo", "default_language", "timezone", "minimal_invoicing_unit", "minimal_work_hours", "work_days", "time_lock_day", "vacation_removal_day", "vacation_removal_month", "notification_start_hour", "notification_end_hour", "link_days", "company_name_sort" from "settings";`,
    );
    this.addSql(`drop table "settings";`);
    this.addSql(`alter table "settings__temp_alter" rename to "settings";`);
    this.addSql(`create index "settings_logo_index" on "settings" ("logo");`);
  }
}
