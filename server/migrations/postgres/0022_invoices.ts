// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Invoices extends Migration {
  override up(): void {
    this.addSql(`create table "invoice" (
  "id" serial primary key,
  "version" int not null default 1,
  "kind" varchar(10) not null default 'invoice',
  "number" varchar(20) null,
  "year" int null,
  "serial" int null,
  "title" varchar(200) not null,
  "client_id" int not null,
  "project_id" int null,
  "project_status" int null,
  "status" int not null default 0,
  "period_from" date null,
  "period_to" date null,
  "issue_date" date null,
  "due_date" date null,
  "currency" varchar(3) not null default 'EUR',
  "reverse_charge" boolean not null default false,
  "notes" text null,
  "net" bigint not null default '0',
  "vat" bigint not null default '0',
  "total" bigint not null default '0',
  "unpriced" int not null default 0,
  "payment_reference" varchar(30) null,
  "buyer_name" varchar(120) null,
  "buyer_address" varchar(120) null,
  "buyer_zip" varchar(12) null,
  "buyer_town" varchar(80) null,
  "buyer_country" varchar(2) null,
  "buyer_vat_number" varchar(20) null,
  "issued_as" text null,
  "issued_at" timestamptz(3) null,
  "issued_by" int null,
  "cancelled_at" timestamptz(3) null,
  "cancelled_by" int null,
  "cancel_reason" varchar(1000) null,
  "credited_id" int null,
  "document" int null,
  "sent_at" timestamptz(3) null,
  "sent_to" varchar(254) null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "number_sort" text collate "C" null,
  "title_sort" text collate "C" not null default '',
  "buyer_name_sort" text collate "C" null
);`);
    this.addSql(`create index "invoice_project_id_index" on "invoice" ("project_id");`);
    this.addSql(`create index "invoice_issued_by_index" on "invoice" ("issued_by");`);
    this.addSql(`create index "invoice_cancelled_by_index" on "invoice" ("cancelled_by");`);
    this.addSql(`create index "invoice_document_index" on "invoice" ("document");`);
    this.addSql(`create index "invoice_user_added_index" on "invoice" ("user_added");`);
    this.addSql(`create index "invoice_status_date_added_index" on "invoice" ("status", "date_added", "id");`);
    this.addSql(`create index "invoice_status_issue_date_index" on "invoice" ("status", "issue_date", "id");`);
    this.addSql(`create index "invoice_client_id_status_index" on "invoice" ("client_id", "status", "id");`);
    this.addSql(`create index "invoice_date_added_index" on "invoice" ("date_added", "id");`);
    this.addSql(`create index "invoice_number_index" on "invoice" ("number_sort", "id");`);
    this.addSql(`create index "invoice_title_index" on "invoice" ("title_sort", "id");`);
    this.addSql(`create index "invoice_issue_date_index" on "invoice" ("issue_date", "id");`);
    this.addSql(`create index "invoice_due_date_index" on "invoice" ("due_date", "id");`);
    this.addSql(`create index "invoice_net_index" on "invoice" ("net", "id");`);
    this.addSql(`create index "invoice_total_index" on "invoice" ("total", "id");`);
    this.addSql(`alter table "invoice" add constraint "invoice_kind_year_serial_unique" unique ("kind", "year", "serial");`);
    this.addSql(`create unique index "invoice_project_id_unique" on "invoice" ("project_id") where kind = 'invoice' and status < 2;`);
    this.addSql(`alter table "invoice" add constraint "invoice_credited_id_unique" unique ("credited_id");`);

    this.addSql(`create table "invoice_task" (
  "id" serial primary key,
  "version" int not null default 1,
  "invoice_id" int not null,
  "task_id" int null,
  "released" boolean not null default false
);`);
    this.addSql(`create index "invoice_task_invoice_id_task_id_index" on "invoice_task" ("invoice_id", "task_id");`);
    this.addSql(`create index "invoice_task_task_id_index" on "invoice_task" ("task_id");`);
    this.addSql(`create unique index "invoice_task_task_id_unique" on "invoice_task" ("task_id") where released = false;`);

    this.addSql(`create table "invoice_line" (
  "id" serial primary key,
  "version" int not null default 1,
  "invoice_id" int not null,
  "position" int not null,
  "kind" varchar(9) not null default 'free',
  "task_id" int null,
  "work_type_id" int null,
  "transport_type_id" int null,
  "title" varchar(200) not null,
  "unit" varchar(9) not null default 'piece',
  "quantity" numeric(13,3) not null default 1,
  "price" bigint null,
  "discount" numeric(12,2) not null default 0,
  "vat_rate" numeric(12,2) not null default 22,
  "amount" bigint not null default '0',
  "proposed_quantity" numeric(13,3) null,
  "proposed_price" bigint null,
  "proposed_vat_rate" numeric(12,2) null,
  "price_rule" varchar(13) null,
  "priced_on" date null
);`);
    this.addSql(`create index "invoice_line_invoice_id_position_index" on "invoice_line" ("invoice_id", "position");`);
    this.addSql(`create index "invoice_line_task_id_index" on "invoice_line" ("task_id");`);
    this.addSql(`create index "invoice_line_work_type_id_index" on "invoice_line" ("work_type_id");`);
    this.addSql(`create index "invoice_line_transport_type_id_index" on "invoice_line" ("transport_type_id");`);

    this.addSql(`create table "invoice_item" (
  "id" serial primary key,
  "version" int not null default 1,
  "invoice_id" int not null,
  "line_id" int not null,
  "task_id" int null,
  "time_entry_id" int null,
  "transport_id" int null,
  "material_id" int null,
  "quantity" numeric(13,3) not null,
  "basis" text not null,
  "released" boolean not null default false
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

    this.addSql(
      `alter table "invoice" add constraint "invoice_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_issued_by_foreign" foreign key ("issued_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_cancelled_by_foreign" foreign key ("cancelled_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_credited_id_foreign" foreign key ("credited_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_document_foreign" foreign key ("document") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_numbered" check (status = 0 or (number is not null and issued_as is not null));`,
    );

    this.addSql(
      `alter table "invoice_task" add constraint "invoice_task_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_task" add constraint "invoice_task_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_transport_type_id_foreign" foreign key ("transport_type_id") references "transport_type" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_line_id_foreign" foreign key ("line_id") references "invoice_line" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_material_id_foreign" foreign key ("material_id") references "material" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_held" check (released = true or time_entry_id is not null or transport_id is not null or material_id is not null);`,
    );
  }
}
