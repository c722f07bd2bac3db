// VAT rates that hold from a day on.
import { Migration } from '@mikro-orm/migrations';

export default class VatRates extends Migration {
  override up(): void {
    this.addSql(`create table "vat_rate" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "valid_from" date not null,
  "kind" text not null default 'standard',
  "percent" numeric(12,2) not null,
  "note" text null,
  "added_by" integer null,
  "date_added" datetime not null,
  "note_sort" text collate binary null,
  constraint "vat_rate_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "vat_rate_added_by_index" on "vat_rate" ("added_by");`);
    this.addSql(`create index "vat_rate_list_index" on "vat_rate" ("valid_from", "id");`);
    this.addSql(`create unique index "vat_rate_kind_valid_from_unique" on "vat_rate" ("kind", "valid_from");`);
  }
}
