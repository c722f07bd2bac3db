// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Invoices extends Migration {
  override up(): void {
    this.addSql(`create table "invoice" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "kind" text not null default 'invoice',
  "number" text null,
  "year" integer null,
  "serial" integer null,
  "title" text not null,
  "client_id" integer not null,
  "project_id" integer null,
  "project_status" integer null,
  "status" integer not null default 0,
  "period_from" date null,
  "period_to" date null,
  "issue_date" date null,
  "due_date" date null,
  "currency" text not null default 'EUR',
  "reverse_charge" integer not null default false,
  "notes" text null,
  "net" bigint not null default '0',
  "vat" bigint not null default '0',
  "total" bigint not null default '0',
  "unpriced" integer not null default 0,
  "payment_reference" text null,
  "buyer_name" text null,
  "buyer_address" text null,
  "buyer_zip" text null,
  "buyer_town" text null,
  "buyer_country" text null,
  "buyer_vat_number" text null,
  "issued_as" text null,
  "issued_at" datetime null,
  "issued_by" integer null,
  "cancelled_at" datetime null,
  "cancelled_by" integer null,
  "cancel_reason" text null,
  "credited_id" integer null,
  "document" integer null,
  "sent_at" datetime null,
  "sent_to" text null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "number_sort" text collate binary null,
  "title_sort" text collate binary not null default '',
  "buyer_name_sort" text collate binary null,
  constraint "invoice_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict,
  constraint "invoice_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict,
  constraint "invoice_issued_by_foreign" foreign key ("issued_by") references "user" ("id") on delete restrict,
  constraint "invoice_cancelled_by_foreign" foreign key ("cancelled_by") references "user" ("id") on delete restrict,
  constraint "invoice_credited_id_foreign" foreign key ("credited_id") references "invoice" ("id") on delete restrict,
  constraint "invoice_document_foreign" foreign key ("document") references "file" ("id") on delete restrict,
  constraint "invoice_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict,
  constraint "invoice_numbered" check (status = 0 or (number is not null and issued_as is not null))
);`);
    this.addSql(`create index "invoice_project_id_index" on "invoice" ("project_id");`);
    this.addSql(`create index "invoice_issued_by_index" on "invoice" ("issued_by");`);
    this.addSql(`create index "invoice_cancelled_by_index" on "invoice" ("cancelled_by");`);
    this.addSql(`create index "invoice_document_index" on "invoice" ("document");`);
    this.addSql(`create index "invoice_user_added_index" on "invoice" ("user_added");`);
    this.addSql(`create index "invoice_status_date_added_index" on "invoice" ("status", "date_added", "id");`);
    this.addSql(`create index "invoice_status_issue_date_index" on "invoice" ("status", ("issue_date" is null), "issue_date", "id");`);
    this.addSql(`create index "invoice_client_id_status_index" on "invoice" ("client_id", "status", "id");`);
    this.addSql(`create index "invoice_date_added_index" on "invoice" ("date_added", "id");`);
    this.addSql(`create index "invoice_number_index" on "invoice" (("number_sort" is null), "number_sort", "id");`);
    this.addSql(`create index "invoice_title_index" on "invoice" ("title_sort", "id");`);
    this.addSql(`create index "invoice_issue_date_index" on "invoice" (("issue_date" is null), "issue_date", "id");`);
    this.addSql(`create index "invoice_due_date_index" on "invoice" (("due_date" is null), "due_date", "id");`);
    this.addSql(`create index "invoice_net_index" on "invoice" ("net", "id");`);
    this.addSql(`create index "invoice_total_index" on "invoice" ("total", "id");`);
    this.addSql(`create unique index "invoice_kind_year_serial_unique" on "invoice" ("kind", "year", "serial");`);
    this.addSql(`create unique index "invoice_project_id_unique" on "invoice" ("project_id") where kind = 'invoice' and status < 2;`);
    this.addSql(`create unique index "invoice_credited_id_unique" on "invoice" ("credited_id");`);

    this.addSql(`create table "invoice_task" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "invoice_id" integer not null,
  "task_id" integer null,
  "released" integer not null default false,
  constraint "invoice_task_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade,
  constraint "invoice_task_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null
);`);
    this.addSql(`create index "invoice_task_invoice_id_task_id_index" on "invoice_task" ("invoice_id", "task_id");`);
    this.addSql(`create index "invoice_task_task_id_index" on "invoice_task" ("task_id");`);
    this.addSql(`create unique index "invoice_task_task_id_unique" on "invoice_task" ("task_id") where released = false;`);

    this.addSql(`create table "invoice_line" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "invoice_id" integer not null,
  "position" integer not null,
  "kind" text not null default 'free',
  "task_id" integer null,
  "work_type_id" integer null,
  "transport_type_id" integer null,
  "title" text not null,
  "unit" text not null default 'piece',
  "quantity" numeric(13,3) not null default 1,
  "price" bigint null,
  "discount" numeric(12,2) not null default 0,
  "vat_rate" numeric(12,2) not null default 22,
  "amount" bigint not null default '0',
  "proposed_quantity" numeric(13,3) null,
  "proposed_price" bigint null,
  "proposed_vat_rate" numeric(12,2) null,
  "price_rule" text null,
  "priced_on" date null,
  constraint "invoice_line_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade,
  constraint "invoice_line_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null,
  constraint "invoice_line_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict,
  constraint "invoice_line_transport_type_id_foreign" foreign key ("transport_type_id") references "transport_type" ("id") on delete restrict
);`);
    this.addSql(`create index "invoice_line_invoice_id_position_index" on "invoice_line" ("invoice_id", "position");`);
    this.addSql(`create index "invoice_line_task_id_index" on "invoice_line" ("task_id");`);
    this.addSql(`create index "invoice_line_work_type_id_index" on "invoice_line" ("work_type_id");`);
    this.addSql(`create index "invoice_line_transport_type_id_index" on "invoice_line" ("transport_type_id");`);

    this.addSql(`create table "invoice_item" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "invoice_id" integer not null,
  "line_id" integer not null,
  "task_id" integer null,
  "time_entry_id" integer null,
  "transport_id" integer null,
  "material_id" integer null,
  "quantity" numeric(13,3) not null,
  "basis" text not null,
  "released" integer not null default false,
  constraint "invoice_item_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade,
  constraint "invoice_item_line_id_foreign" foreign key ("line_id") references "invoice_line" ("id") on delete cascade,
  constraint "invoice_item_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null,
  constraint "invoice_item_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on delete set null,
  constraint "invoice_item_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete set null,
  constraint "invoice_item_material_id_foreign" foreign key ("material_id") references "material" ("id") on delete set null,
  constraint "invoice_item_held" check (released = true or time_entry_id is not null or transport_id is not null or material_id is not null)
);`);
    this.addSql(`create index "invoice_item_invoice_id_task_id_index" on "invoice_item" ("invoice_id", "task_id");`);
    this.addSql(`create index "invoice_item_task_id_index" on "invoice_item" ("task_id");`);
    this.addSql(`create index "invoice_item_line_id_index" on "invoice_item" ("line_id");`);
    this.addSql(`create index "invoice_item_time_entry_id_index" on "invoice_item" ("time_entry_id");`);
    this.addSql(`create index "invoice_item_transport_id_index" on "invoice_item" ("transport_id");`);
    this.addSql(`create index "invoice_item_material_id_index" on "invoice_item" ("material_id");`);
    this.addSql(`create unique index "invoice_item_time_entry_id_unique" on "invoice_item" ("time_entry_id") where released = false;`);
    this.addSql(`create unique index "invoice_item_transport_id_unique" on "invoice_item" ("transport_id") where released = false;`);
    this.addSql(`create unique index "invoice_item_material_id_unique" on "invoice_item" ("material_id") where released = false;`);
  }
}
