// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ProjectTemplatesAndOffers extends Migration {
  override up(): void {
    this.addSql(`create table "project_template" (
  "id" serial primary key,
  "version" int not null default 1,
  "title" varchar(120) not null,
  "description" text null,
  "plan" jsonb not null default '[]',
  "team" jsonb not null default '[]',
  "tasks" jsonb not null default '[]',
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "project_template" add constraint "project_template_title_unique" unique ("title");`);

    this.addSql(`create table "project_offer" (
  "id" serial primary key,
  "version" int not null default 1,
  "number" int not null,
  "letter" varchar(3) not null default 'A',
  "title" varchar(200) not null,
  "client_id" int not null,
  "branch_office_id" int null,
  "contact_id" int null,
  "template_id" int null,
  "leader_id" int null,
  "starts_on" date null,
  "lines" jsonb not null default '[]',
  "discount" numeric(12,2) not null default 0,
  "vat_rate" numeric(12,2) not null default 22,
  "reverse_charge" boolean not null default false,
  "valid_until" date null,
  "payment" varchar(200) null,
  "introduction" text null,
  "terms" text null,
  "status" int not null default 0,
  "net" bigint not null default '0',
  "total" bigint not null default '0',
  "superseded" boolean not null default false,
  "previous_id" int null,
  "document" int null,
  "sent_at" timestamptz(3) null,
  "sent_to" varchar(254) null,
  "answered_at" timestamptz(3) null,
  "declined_reason" varchar(1000) null,
  "project_id" int null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "letter_sort" text collate "C" not null default '',
  "title_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "project_offer_branch_office_id_index" on "project_offer" ("branch_office_id");`);
    this.addSql(`create index "project_offer_contact_id_index" on "project_offer" ("contact_id");`);
    this.addSql(`create index "project_offer_template_id_index" on "project_offer" ("template_id");`);
    this.addSql(`create index "project_offer_leader_id_index" on "project_offer" ("leader_id");`);
    this.addSql(`create index "project_offer_document_index" on "project_offer" ("document");`);
    this.addSql(`create index "project_offer_user_added_index" on "project_offer" ("user_added");`);
    this.addSql(`create index "project_offer_list_index" on "project_offer" ("date_added", "id");`);
    this.addSql(`create index "project_offer_client_id_status_index" on "project_offer" ("client_id", "status", "id");`);
    this.addSql(`create index "project_offer_status_valid_until_index" on "project_offer" ("status", "valid_until", "id");`);
    this.addSql(`create index "project_offer_superseded_date_added_index" on "project_offer" ("superseded", "date_added", "id");`);
    this.addSql(`create index "project_offer_project_id_index" on "project_offer" ("project_id");`);
    this.addSql(`create index "project_offer_title_index" on "project_offer" ("title_sort", "id");`);
    this.addSql(`create index "project_offer_valid_until_index" on "project_offer" ("valid_until", "id");`);
    this.addSql(`create index "project_offer_net_index" on "project_offer" ("net", "id");`);
    this.addSql(`create index "project_offer_total_index" on "project_offer" ("total", "id");`);
    this.addSql(`create index "project_offer_sent_at_index" on "project_offer" ("sent_at", "id");`);
    this.addSql(`alter table "project_offer" add constraint "project_offer_number_letter_unique" unique ("number", "letter");`);
    this.addSql(`alter table "project_offer" add constraint "project_offer_previous_id_unique" unique ("previous_id");`);

    this.addSql(`alter table "project" add "template_id" int null;`);
    this.addSql(
      `alter table "project" add constraint "project_template_id_foreign" foreign key ("template_id") references "project_template" ("id") on delete set null;`,
    );
    this.addSql(`create index "project_template_id_index" on "project" ("template_id");`);

    this.addSql(
      `alter table "project_offer" add constraint "project_offer_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_template_id_foreign" foreign key ("template_id") references "project_template" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_leader_id_foreign" foreign key ("leader_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_previous_id_foreign" foreign key ("previous_id") references "project_offer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_document_foreign" foreign key ("document") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "project_offer" add constraint "project_offer_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
  }
}
