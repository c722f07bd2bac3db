// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class PeopleRatesAndMerges extends Migration {
  override up(): void {
    this.addSql(`create table "installation_secret" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "value" varchar(200) not null
);`);
    this.addSql(`alter table "installation_secret" add constraint "installation_secret_name_unique" unique ("name");`);

    this.addSql(`create table "recovery_code" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "code_hash" varchar(64) not null,
  "used_at" timestamptz(3) null
);`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(`create table "per_diem_rate" (
  "id" serial primary key,
  "version" int not null default 1,
  "valid_from" date not null,
  "country" varchar(2) not null default 'SI',
  "amount_6_8" bigint null,
  "amount_8_12" bigint not null,
  "amount_over_12" bigint not null,
  "note" varchar(200) null,
  "added_by" int null,
  "date_added" timestamptz(3) not null,
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "per_diem_rate_added_by_index" on "per_diem_rate" ("added_by");`);
    this.addSql(`create index "per_diem_rate_list_index" on "per_diem_rate" ("valid_from", "id");`);
    this.addSql(`alter table "per_diem_rate" add constraint "per_diem_rate_country_valid_from_unique" unique ("country", "valid_from");`);

    this.addSql(`create table "notification_choice" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "kind" varchar(60) not null,
  "channel" varchar(4) not null
);`);
    this.addSql(`alter table "notification_choice" add constraint "notification_choice_user_id_kind_unique" unique ("user_id", "kind");`);

    this.addSql(`create table "mileage_rate" (
  "id" serial primary key,
  "version" int not null default 1,
  "valid_from" date not null,
  "price_per_km" bigint not null,
  "note" varchar(200) null,
  "added_by" int null,
  "date_added" timestamptz(3) not null,
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "mileage_rate_added_by_index" on "mileage_rate" ("added_by");`);
    this.addSql(`alter table "mileage_rate" add constraint "mileage_rate_valid_from_unique" unique ("valid_from");`);

    this.addSql(`create table "client_merge" (
  "id" serial primary key,
  "version" int not null default 1,
  "kept_id" int not null,
  "merged_id" int not null,
  "moved" text not null,
  "by" int not null,
  "at" timestamptz(3) not null,
  "undone_by" int null,
  "undone_at" timestamptz(3) null
);`);
    this.addSql(`create index "client_merge_by_index" on "client_merge" ("by");`);
    this.addSql(`create index "client_merge_undone_by_index" on "client_merge" ("undone_by");`);
    this.addSql(`create index "client_merge_kept_id_id_index" on "client_merge" ("kept_id", "id");`);
    this.addSql(`create index "client_merge_merged_id_id_index" on "client_merge" ("merged_id", "id");`);

    this.addSql(`alter table "client" add "merged_into_id" int null;`);
    this.addSql(
      `alter table "client" add constraint "client_merged_into_id_foreign" foreign key ("merged_into_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(`create index "client_merged_into_id_index" on "client" ("merged_into_id");`);

    this.addSql(`alter table "branch_office" add "standing_notes" text null;`);

    this.addSql(`alter table "role" add "second_factor_required" boolean not null default false;`);

    this.addSql(
      `alter table "user" add "password_set_at" timestamptz(3) null, add "invited_at" timestamptz(3) null, add "rfid_tag" varchar(40) null, add "pin_set_at" timestamptz(3) null, add "pin_hash" varchar(200) null, add "pin_key" varchar(64) null, add "second_factor_since" timestamptz(3) null, add "second_factor_secret" varchar(400) null, add "second_factor_step" int null;`,
    );
    this.addSql(`alter table "user" add constraint "user_rfid_tag_unique" unique ("rfid_tag");`);
    this.addSql(`alter table "user" add constraint "user_pin_key_unique" unique ("pin_key");`);

    this.addSql(`alter table "public_link" alter column "purpose" type varchar(13) using ("purpose"::varchar(13));`);

    this.addSql(
      `alter table "notification" add "release_at" timestamptz(3) null, add "mailed_at" timestamptz(3) null, add "by_mail" boolean not null default false;`,
    );
    this.addSql(`create index "notification_release_at_index" on "notification" ("release_at") where release_at is not null;`);
    this.addSql(`create index "notification_id_index" on "notification" ("id") where by_mail and mailed_at is null;`);

    this.addSql(`alter table "transport_waypoint" add "position" varchar(40) null;`);

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "per_diem_rate" add constraint "per_diem_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "notification_choice" add constraint "notification_choice_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "mileage_rate" add constraint "mileage_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "client_merge" add constraint "client_merge_kept_id_foreign" foreign key ("kept_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "client_merge" add constraint "client_merge_merged_id_foreign" foreign key ("merged_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "client_merge" add constraint "client_merge_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "client_merge" add constraint "client_merge_undone_by_foreign" foreign key ("undone_by") references "user" ("id") on delete restrict;`,
    );
  }
}
