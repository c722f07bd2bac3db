// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Prices extends Migration {
  override up(): void {
    this.addSql(`create table "kilometer_price" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "client_id" integer null,
  "transport_type_id" integer not null,
  "price_per_km" bigint not null,
  "note" text null,
  "note_sort" text collate binary null,
  constraint "kilometer_price_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade,
  constraint "kilometer_price_transport_type_id_foreign" foreign key ("transport_type_id") references "transport_type" ("id") on delete restrict
);`);
    this.addSql(`create index "kilometer_price_client_id_valid_from_index" on "kilometer_price" ("client_id", "valid_from", "id");`);
    this.addSql(
      `create index "kilometer_price_transport_type_id_valid_from_index" on "kilometer_price" ("transport_type_id", "valid_from", "id");`,
    );
    this.addSql(`create index "kilometer_price_valid_from_index" on "kilometer_price" ("valid_from", "id");`);
    this.addSql(`create index "kilometer_price_price_per_km_index" on "kilometer_price" ("price_per_km", "id");`);
    this.addSql(
      `create unique index "kilometer_price_client_id_transport_type_id_valid_from_unique" on "kilometer_price" ("client_id", "transport_type_id", "valid_from") where client_id is not null;`,
    );
    this.addSql(
      `create unique index "kilometer_price_transport_type_id_valid_from_unique" on "kilometer_price" ("transport_type_id", "valid_from") where client_id is null;`,
    );

    this.addSql(`create table "price" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "client_id" integer null,
  "user_type_id" integer null,
  "work_type_id" integer not null,
  "hourly_price" bigint not null,
  "note" text null,
  "note_sort" text collate binary null,
  constraint "price_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade,
  constraint "price_user_type_id_foreign" foreign key ("user_type_id") references "user_type" ("id") on delete restrict,
  constraint "price_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict
);`);
    this.addSql(`create index "price_client_id_valid_from_index" on "price" ("client_id", "valid_from", "id");`);
    this.addSql(`create index "price_user_type_id_valid_from_index" on "price" ("user_type_id", "valid_from", "id");`);
    this.addSql(`create index "price_work_type_id_valid_from_index" on "price" ("work_type_id", "valid_from", "id");`);
    this.addSql(`create index "price_valid_from_index" on "price" ("valid_from", "id");`);
    this.addSql(`create index "price_hourly_price_index" on "price" ("hourly_price", "id");`);
    this.addSql(
      `create unique index "price_client_id_user_type_id_work_type_id_valid_from_unique" on "price" ("client_id", "user_type_id", "work_type_id", "valid_from") where client_id is not null and user_type_id is not null;`,
    );
    this.addSql(
      `create unique index "price_client_id_work_type_id_valid_from_unique" on "price" ("client_id", "work_type_id", "valid_from") where client_id is not null and user_type_id is null;`,
    );
    this.addSql(
      `create unique index "price_user_type_id_work_type_id_valid_from_unique" on "price" ("user_type_id", "work_type_id", "valid_from") where client_id is null and user_type_id is not null;`,
    );
    this.addSql(
      `create unique index "price_work_type_id_valid_from_unique" on "price" ("work_type_id", "valid_from") where client_id is null and user_type_id is null;`,
    );
  }
}
