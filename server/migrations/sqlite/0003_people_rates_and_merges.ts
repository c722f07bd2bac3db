// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class PeopleRatesAndMerges extends Migration {
  override up(): void {
    this.addSql(`create table "installation_secret" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "value" text not null
);`);
    this.addSql(`create unique index "installation_secret_name_unique" on "installation_secret" ("name");`);

    this.addSql(`create table "recovery_code" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "code_hash" text not null,
  "used_at" datetime null,
  constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade
);`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(`create table "per_diem_rate" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "country" text not null default 'SI',
  "amount_6_8" bigint null,
  "amount_8_12" bigint not null,
  "amount_over_12" bigint not null,
  "note" text null,
  "added_by" integer null,
  "date_added" datetime not null,
  "note_sort" text collate binary null,
  constraint "per_diem_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "per_diem_rate_added_by_index" on "per_diem_rate" ("added_by");`);
    this.addSql(`create index "per_diem_rate_list_index" on "per_diem_rate" ("valid_from", "id");`);
    this.addSql(`create unique index "per_diem_rate_country_valid_from_unique" on "per_diem_rate" ("country", "valid_from");`);

    this.addSql(`create table "notification_choice" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "kind" text not null,
  "channel" text not null,
  constraint "notification_choice_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade
);`);
    this.addSql(`create unique index "notification_choice_user_id_kind_unique" on "notification_choice" ("user_id", "kind");`);

    this.addSql(`create table "mileage_rate" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "price_per_km" bigint not null,
  "note" text null,
  "added_by" integer null,
  "date_added" datetime not null,
  "note_sort" text collate binary null,
  constraint "mileage_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "mileage_rate_added_by_index" on "mileage_rate" ("added_by");`);
    this.addSql(`create unique index "mileage_rate_valid_from_unique" on "mileage_rate" ("valid_from");`);

    this.addSql(`create table "client_merge" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "kept_id" integer not null,
  "merged_id" integer not null,
  "moved" text not null,
  "by" integer not null,
  "at" datetime not null,
  "undone_by" integer null,
  "undone_at" datetime null,
  constraint "client_merge_kept_id_foreign" foreign key ("kept_id") references "client" ("id") on delete restrict,
  constraint "client_merge_merged_id_foreign" foreign key ("merged_id") references "client" ("id") on delete restrict,
  constraint "client_merge_by_foreign" foreign key ("by") references "user" ("id") on delete restrict,
  constraint "client_merge_undone_by_foreign" foreign key ("undone_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "client_merge_by_index" on "client_merge" ("by");`);
    this.addSql(`create index "client_merge_undone_by_index" on "client_merge" ("undone_by");`);
    this.addSql(`create index "client_merge_kept_id_id_index" on "client_merge" ("kept_id", "id");`);
    this.addSql(`create index "client_merge_merged_id_id_index" on "client_merge" ("merged_id", "id");`);

    this.addSql(
      `alter table "client" add column "merged_into_id" integer null constraint "client_merged_into_id_foreign" references "client" ("id") on delete restrict;`,
    );
    this.addSql(`create index "client_merged_into_id_index" on "client" ("merged_into_id");`);

    this.addSql(`alter table "branch_office" add column "standing_notes" text null;`);

    this.addSql(`alter table "role" add column "second_factor_required" integer not null default false;`);

    this.addSql(`alter table "user" add column "password_set_at" datetime null;`);
    this.addSql(`alter table "user" add column "invited_at" datetime null;`);
    this.addSql(`alter table "user" add column "rfid_tag" text null;`);
    this.addSql(`alter table "user" add column "pin_set_at" datetime null;`);
    this.addSql(`alter table "user" add column "pin_hash" text null;`);
    this.addSql(`alter table "user" add column "pin_key" text null;`);
    this.addSql(`alter table "user" add column "second_factor_since" datetime null;`);
    this.addSql(`alter table "user" add column "second_factor_secret" text null;`);
    this.addSql(`alter table "user" add column "second_factor_step" integer null;`);
    this.addSql(`create unique index "user_rfid_tag_unique" on "user" ("rfid_tag");`);
    this.addSql(`create unique index "user_pin_key_unique" on "user" ("pin_key");`);

    this.addSql(`alter table "notification" add column "release_at" datetime null;`);
    this.addSql(`alter table "notification" add column "mailed_at" datetime null;`);
    this.addSql(`alter table "notification" add column "by_mail" integer not null default false;`);
    this.addSql(`create index "notification_release_at_index" on "notification" ("release_at") where release_at is not null;`);
    this.addSql(`create index "notification_id_index" on "notification" ("id") where by_mail and mailed_at is null;`);

    this.addSql(`alter table "transport_waypoint" add column "position" text null;`);
  }
}
