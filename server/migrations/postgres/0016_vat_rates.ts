// VAT rates that hold from a day on.
import { Migration } from '@mikro-orm/migrations';

export default class VatRates extends Migration {
  override up(): void {
    this.addSql(`create table "vat_rate" (
  "id" serial primary key,
  "version" int not null default 1,
  "valid_from" date not null,
  "kind" varchar(8) not null default 'standard',
  "percent" numeric(12,2) not null,
  "note" varchar(200) null,
  "added_by" int null,
  "date_added" timestamptz(3) not null,
  "note_sort" text collate "C" null
);`);
    this.addSql(`create index "vat_rate_added_by_index" on "vat_rate" ("added_by");`);
    this.addSql(`create index "vat_rate_list_index" on "vat_rate" ("valid_from", "id");`);
    this.addSql(`alter table "vat_rate" add constraint "vat_rate_kind_valid_from_unique" unique ("kind", "valid_from");`);

    this.addSql(
      `alter table "vat_rate" add constraint "vat_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict;`,
    );
  }
}
