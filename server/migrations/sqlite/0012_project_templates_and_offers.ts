// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ProjectTemplatesAndOffers extends Migration {
  override up(): void {
    this.addSql(`create table "project_template" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "title" text not null,
  "description" text null,
  "plan" json not null default '[]',
  "team" json not null default '[]',
  "tasks" json not null default '[]',
  "archived" integer not null default false,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "project_template_title_unique" on "project_template" ("title");`);

    this.addSql(`create table "project_offer" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "number" integer not null,
  "letter" text not null default 'A',
  "title" text not null,
  "client_id" integer not null,
  "branch_office_id" integer null,
  "contact_id" integer null,
  "template_id" integer null,
  "leader_id" integer null,
  "starts_on" date null,
  "lines" json not null default '[]',
  "discount" numeric(12,2) not null default 0,
  "vat_rate" numeric(12,2) not null default 22,
  "reverse_charge" integer not null default false,
  "valid_until" date null,
  "payment" text null,
  "introduction" text null,
  "terms" text null,
  "status" integer not null default 0,
  "net" bigint not null default '0',
  "total" bigint not null default '0',
  "superseded" integer not null default false,
  "previous_id" integer null,
  "document" integer null,
  "sent_at" datetime null,
  "sent_to" text null,
  "answered_at" datetime null,
  "declined_reason" text null,
  "project_id" integer null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "letter_sort" text collate binary not null default '',
  "title_sort" text collate binary not null default '',
  constraint "project_offer_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict,
  constraint "project_offer_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict,
  constraint "project_offer_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict,
  constraint "project_offer_template_id_foreign" foreign key ("template_id") references "project_template" ("id") on delete restrict,
  constraint "project_offer_leader_id_foreign" foreign key ("leader_id") references "user" ("id") on delete restrict,
  constraint "project_offer_previous_id_foreign" foreign key ("previous_id") references "project_offer" ("id") on delete restrict,
  constraint "project_offer_document_foreign" foreign key ("document") references "file" ("id") on delete restrict,
  constraint "project_offer_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null,
  constraint "project_offer_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "project_offer_branch_office_id_index" on "project_offer" ("branch_office_id");`);
    this.addSql(`create index "project_offer_contact_id_index" on "project_offer" ("contact_id");`);
    this.addSql(`create index "project_offer_template_id_index" on "project_offer" ("template_id");`);
    this.addSql(`create index "project_offer_leader_id_index" on "project_offer" ("leader_id");`);
    this.addSql(`create index "project_offer_document_index" on "project_offer" ("document");`);
    this.addSql(`create index "project_offer_user_added_index" on "project_offer" ("user_added");`);
    this.addSql(`create index "project_offer_list_index" on "project_offer" ("date_added", "id");`);
    this.addSql(`create index "project_offer_client_id_status_index" on "project_offer" ("client_id", "status", "id");`);
    this.addSql(
      `create index "project_offer_status_valid_until_index" on "project_offer" ("status", ("valid_until" is null), "valid_until", "id");`,
    );
    this.addSql(`create index "project_offer_superseded_date_added_index" on "project_offer" ("superseded", "date_added", "id");`);
    this.addSql(`create index "project_offer_project_id_index" on "project_offer" ("project_id");`);
    this.addSql(`create index "project_offer_title_index" on "project_offer" ("title_sort", "id");`);
    this.addSql(`create index "project_offer_valid_until_index" on "project_offer" (("valid_until" is null), "valid_until", "id");`);
    this.addSql(`create index "project_offer_net_index" on "project_offer" ("net", "id");`);
    this.addSql(`create index "project_offer_total_index" on "project_offer" ("total", "id");`);
    this.addSql(`create index "project_offer_sent_at_index" on "project_offer" (("sent_at" is null), "sent_at", "id");`);
    this.addSql(`create unique index "project_offer_number_letter_unique" on "project_offer" ("number", "letter");`);
    this.addSql(`create unique index "project_offer_previous_id_unique" on "project_offer" ("previous_id");`);

    this.addSql(
      `alter table "project" add column "template_id" integer null constraint "project_template_id_foreign" references "project_template" ("id") on delete set null;`,
    );
    this.addSql(`create index "project_template_id_index" on "project" ("template_id");`);
  }
}
