// The tables as they were first released.
import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists btree_gist;`);
    this.addSql(`create table "client" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(120) not null,
  "address" varchar(120) null,
  "zip" varchar(12) null,
  "town" varchar(80) null,
  "country" varchar(2) not null default 'SI',
  "vat_number" varchar(20) null,
  "email" varchar(254) null,
  "phone" varchar(40) null,
  "payment_term_days" int not null default 14,
  "language" varchar(2) not null default 'sl',
  "primary_contact_id" int null,
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "address_sort" text collate "C" null,
  "zip_sort" text collate "C" null,
  "town_sort" text collate "C" null
);`);
    this.addSql(`create index "client_primary_contact_id_index" on "client" ("primary_contact_id");`);
    this.addSql(`create index "client_list_index" on "client" ("name_sort", "id");`);
    this.addSql(`create index "client_archived_name_index" on "client" ("archived", "name_sort", "id");`);
    this.addSql(`create index "client_town_index" on "client" ("town_sort", "id");`);
    this.addSql(`create index "client_vat_number_index" on "client" ("vat_number", "id");`);

    this.addSql(`create table "contact" (
  "id" serial primary key,
  "version" int not null default 1,
  "client_id" int not null,
  "branch_office_id" int null,
  "name" varchar(60) not null,
  "l_name" varchar(60) null,
  "email" varchar(254) null,
  "phone" varchar(40) null,
  "language" varchar(2) null,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "l_name_sort" text collate "C" null
);`);
    this.addSql(`create index "contact_client_id_index" on "contact" ("client_id");`);
    this.addSql(`create index "contact_branch_office_id_index" on "contact" ("branch_office_id");`);
    this.addSql(`create index "contact_list_index" on "contact" ("l_name_sort", "id");`);

    this.addSql(`create table "branch_office" (
  "id" serial primary key,
  "version" int not null default 1,
  "client_id" int not null,
  "title" varchar(120) not null,
  "address" varchar(120) null,
  "zip" varchar(12) null,
  "town" varchar(80) null,
  "country" varchar(2) not null default 'SI',
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default '',
  "address_sort" text collate "C" null,
  "zip_sort" text collate "C" null,
  "town_sort" text collate "C" null
);`);
    this.addSql(`create index "branch_office_client_id_index" on "branch_office" ("client_id");`);
    this.addSql(`create index "branch_office_list_index" on "branch_office" ("title_sort", "id");`);

    this.addSql(`create table "counter" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(100) not null,
  "value" int not null
);`);
    this.addSql(`alter table "counter" add constraint "counter_name_unique" unique ("name");`);

    this.addSql(`create table "derived_columns" (
  "id" serial primary key,
  "entity" varchar(60) not null,
  "declaration" text not null
);`);
    this.addSql(`alter table "derived_columns" add constraint "derived_columns_entity_unique" unique ("entity");`);

    this.addSql(`create table "holiday" (
  "id" serial primary key,
  "version" int not null default 1,
  "date" date not null,
  "name" varchar(80) not null,
  "country" varchar(2) not null default 'SI',
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "holiday" add constraint "holiday_date_country_unique" unique ("date", "country");`);

    this.addSql(`create table "role" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "permissions" jsonb not null default '[]',
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "role" add constraint "role_name_unique" unique ("name");`);

    this.addSql(`create table "settings" (
  "id" serial primary key,
  "version" int not null default 1,
  "company_name" varchar(120) not null,
  "address" varchar(120) null,
  "zip" varchar(12) null,
  "town" varchar(80) null,
  "country" varchar(2) not null default 'SI',
  "vat_number" varchar(20) null,
  "iban" varchar(34) null,
  "default_language" varchar(2) not null default 'sl',
  "timezone" varchar(30) not null default 'Europe/Ljubljana',
  "minimal_invoicing_unit" int not null default 15,
  "minimal_work_hours" int not null default 8,
  "work_days" jsonb not null default '[1,2,3,4,5]',
  "time_lock_day" int not null default 5,
  "vacation_removal_day" int not null default 30,
  "vacation_removal_month" int not null default 6,
  "notification_start_hour" int not null default 7,
  "notification_end_hour" int not null default 17,
  "company_name_sort" text collate "C" not null default ''
);`);

    this.addSql(`create table "tag" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(40) not null,
  "color" varchar(7) not null default '#4f9be8',
  "text_color" varchar(7) not null default '#ffffff',
  "global" boolean not null default true,
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "tag" add constraint "tag_name_unique" unique ("name");`);

    this.addSql(`create table "client_tags" (
  "client_id" int not null,
  "tag_id" int not null,
  primary key ("client_id", "tag_id")
);`);
    this.addSql(`create index "client_tags_tag_id_index" on "client_tags" ("tag_id");`);

    this.addSql(`create table "transport_type" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "price_per_km" bigint null,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "transport_type" add constraint "transport_type_name_unique" unique ("name");`);

    this.addSql(`create table "user_type" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "hourly_cost" bigint null,
  "on_call" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "user_type" add constraint "user_type_name_unique" unique ("name");`);

    this.addSql(`create table "user" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "last_name" varchar(60) not null,
  "email" varchar(254) not null,
  "phone" varchar(40) null,
  "role_id" int not null,
  "user_type_id" int null,
  "contract_hours" numeric(12,2) not null default 40,
  "vacation_days" int not null default 20,
  "notification_start_hour" int not null default 7,
  "notification_end_hour" int not null default 17,
  "language" varchar(2) not null default 'sl',
  "active" boolean not null default true,
  "theme" varchar(5) not null default 'dark',
  "zoom" int not null default 100,
  "password_hash" varchar(200) null,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "last_name_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "user_role_id_index" on "user" ("role_id");`);
    this.addSql(`create index "user_user_type_id_index" on "user" ("user_type_id");`);
    this.addSql(`create index "user_list_index" on "user" ("last_name_sort", "id");`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);

    this.addSql(`create table "task" (
  "id" serial primary key,
  "version" int not null default 1,
  "company_task_id" int not null,
  "title" varchar(200) not null,
  "description" text null,
  "additional_comment" text null,
  "priority" int not null default 1,
  "deadline" timestamptz(3) null,
  "status" int not null default 0,
  "company_user_id" int null,
  "client_company_id" int null,
  "branch_office_id" int null,
  "client_company_contact_id" int null,
  "project" int not null default 0,
  "project_hours" int null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "date_closed" timestamptz(3) null,
  "waiting_reason" varchar(1000) null,
  "denied" boolean not null default false,
  "denied_reason" varchar(1000) null,
  "registration_terminal_task" boolean not null default false,
  "revision" int not null default 1,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "task_branch_office_id_index" on "task" ("branch_office_id");`);
    this.addSql(`create index "task_client_company_contact_id_index" on "task" ("client_company_contact_id");`);
    this.addSql(`create index "task_user_added_index" on "task" ("user_added");`);
    this.addSql(`create index "task_list_index" on "task" ("deadline", "id");`);
    this.addSql(
      `create index "task_status_registration_terminal_task_deadline_index" on "task" ("status", "registration_terminal_task", "deadline", "id");`,
    );
    this.addSql(
      `create index "task_priority_registration_terminal_task_deadline_index" on "task" ("priority", "registration_terminal_task", "deadline", "id");`,
    );
    this.addSql(
      `create index "task_project_registration_terminal_task_deadline_index" on "task" ("project", "registration_terminal_task", "deadline", "id");`,
    );
    this.addSql(
      `create index "task_denied_registration_terminal_task_deadline_index" on "task" ("denied", "registration_terminal_task", "deadline", "id");`,
    );
    this.addSql(`create index "task_company_user_id_status_deadline_index" on "task" ("company_user_id", "status", "deadline", "id");`);
    this.addSql(`create index "task_client_company_id_status_index" on "task" ("client_company_id", "status", "id");`);
    this.addSql(`create index "task_title_index" on "task" ("title_sort", "id");`);
    this.addSql(`create index "task_date_added_index" on "task" ("date_added", "id");`);
    this.addSql(`create index "task_date_closed_index" on "task" ("date_closed", "id");`);
    this.addSql(`alter table "task" add constraint "task_company_task_id_unique" unique ("company_task_id");`);

    this.addSql(`create table "task_user" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "user_id" int not null,
  "added_by" int not null,
  "added_at" timestamptz(3) not null
);`);
    this.addSql(`create index "task_user_added_by_index" on "task_user" ("added_by");`);
    this.addSql(`create index "task_user_user_id_task_id_index" on "task_user" ("user_id", "task_id");`);
    this.addSql(`alter table "task_user" add constraint "task_user_task_id_user_id_unique" unique ("task_id", "user_id");`);

    this.addSql(`create table "task_tags" (
  "task_id" int not null,
  "tag_id" int not null,
  primary key ("task_id", "tag_id")
);`);
    this.addSql(`create index "task_tags_tag_id_index" on "task_tags" ("tag_id");`);

    this.addSql(`create table "session" (
  "id" serial primary key,
  "version" int not null default 1,
  "token_hash" varchar(64) not null,
  "user_id" int not null,
  "created_at" timestamptz(3) not null,
  "last_seen_at" timestamptz(3) not null,
  "expires_at" timestamptz(3) not null,
  "address" varchar(64) null,
  "user_agent" varchar(400) null
);`);
    this.addSql(`create index "session_user_id_expires_at_index" on "session" ("user_id", "expires_at");`);
    this.addSql(`alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "idempotency_key" (
  "id" serial primary key,
  "version" int not null default 1,
  "key" varchar(200) not null,
  "user_id" int not null,
  "call" varchar(400) not null,
  "status" int null,
  "answer" text null,
  "created_at" timestamptz(3) not null
);`);
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
    this.addSql(`alter table "idempotency_key" add constraint "idempotency_key_user_id_key_unique" unique ("user_id", "key");`);

    this.addSql(`create table "event" (
  "id" serial primary key,
  "version" int not null default 1,
  "at" timestamptz(3) not null,
  "by" int null,
  "entity" varchar(60) not null,
  "entity_id" int not null,
  "action" varchar(60) not null,
  "topics" text not null,
  "before" text null,
  "after" text null,
  "reason" text null,
  "xid" xid8 not null default pg_current_xact_id()
);`);
    this.addSql(`create index "event_by_index" on "event" ("by");`);
    this.addSql(`create index "event_xid_index" on "event" ("xid");`);
    this.addSql(`create index "event_entity_entity_id_id_index" on "event" ("entity", "entity_id", "id");`);
    this.addSql(`create index "event_at_index" on "event" ("at");`);

    this.addSql(`create table "vehicle" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "registration_plate" varchar(16) null,
  "private_vehicle" boolean not null default false,
  "owner_id" int null,
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "registration_plate_sort" text collate "C" null
);`);
    this.addSql(`create index "vehicle_owner_id_index" on "vehicle" ("owner_id");`);
    this.addSql(`create index "vehicle_list_index" on "vehicle" ("name_sort", "id");`);
    this.addSql(`alter table "vehicle" add constraint "vehicle_registration_plate_unique" unique ("registration_plate");`);

    this.addSql(`create table "work_type" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "hourly_price" bigint null,
  "default_multiplier" numeric(10,2) not null default 1,
  "counts_as_work" boolean not null default true,
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "work_type" add constraint "work_type_name_unique" unique ("name");`);

    this.addSql(`create table "user_type_work_type_ids" (
  "user_type_id" int not null,
  "work_type_id" int not null,
  primary key ("user_type_id", "work_type_id")
);`);
    this.addSql(`create index "user_type_work_type_ids_work_type_id_index" on "user_type_work_type_ids" ("work_type_id");`);

    this.addSql(`create table "time_entry" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "user_id" int not null,
  "work_type_id" int not null,
  "status" int not null default 2,
  "status_since" timestamptz(3) not null,
  "total_time" int not null default 0,
  "notes" text null,
  "final_notes" text null,
  "non_invoiced_part" boolean not null default false,
  "non_invoiced_time" int not null default 0,
  "non_invoiced_comment" text null
);`);
    this.addSql(`create index "time_entry_task_id_user_id_status_index" on "time_entry" ("task_id", "user_id", "status");`);
    this.addSql(`create index "time_entry_task_id_index" on "time_entry" ("task_id") where status = 0;`);
    this.addSql(`create index "time_entry_user_id_status_index" on "time_entry" ("user_id", "status");`);
    this.addSql(`create index "time_entry_work_type_id_index" on "time_entry" ("work_type_id");`);
    this.addSql(`create unique index "time_entry_user_id_unique" on "time_entry" ("user_id") where status = 0;`);
    this.addSql(`create unique index "time_entry_task_id_user_id_unique" on "time_entry" ("task_id", "user_id") where status < 2;`);

    this.addSql(`create table "sub_time" (
  "id" serial primary key,
  "version" int not null default 1,
  "time_entry_id" int null,
  "user_id" int not null,
  "class" varchar(10) not null default 'work',
  "start_time" timestamptz(3) not null,
  "end_time" timestamptz(3) null,
  "multiplier" numeric(10,2) not null default 1
);`);
    this.addSql(`create index "sub_time_time_entry_id_start_time_index" on "sub_time" ("time_entry_id", "start_time");`);
    this.addSql(`create index "sub_time_user_id_start_time_index" on "sub_time" ("user_id", "start_time");`);
    this.addSql(
      `alter table "sub_time" add constraint "sub_time_user_id_class_overlap" exclude using gist ("user_id" with =, "class" with =, tstzrange("start_time", "end_time") with &&);`,
    );
    this.addSql(`create unique index "sub_time_user_id_class_unique" on "sub_time" ("user_id", "class") where end_time is null;`);

    this.addSql(
      `alter table "client" add constraint "client_primary_contact_id_foreign" foreign key ("primary_contact_id") references "contact" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "contact" add constraint "contact_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "contact" add constraint "contact_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "branch_office" add constraint "branch_office_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "settings" add constraint "settings_single" check (id = 1);`);

    this.addSql(
      `alter table "client_tags" add constraint "client_tags_client_id_foreign" foreign key ("client_id") references "client" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "client_tags" add constraint "client_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "user" add constraint "user_role_id_foreign" foreign key ("role_id") references "role" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user" add constraint "user_user_type_id_foreign" foreign key ("user_type_id") references "user_type" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "task" add constraint "task_company_user_id_foreign" foreign key ("company_user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_client_company_id_foreign" foreign key ("client_company_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_client_company_contact_id_foreign" foreign key ("client_company_contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "task_user" add constraint "task_user_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "task_user" add constraint "task_user_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task_user" add constraint "task_user_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "task_tags" add constraint "task_tags_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "task_tags" add constraint "task_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "idempotency_key" add constraint "idempotency_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "event" add constraint "event_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`);

    this.addSql(
      `alter table "vehicle" add constraint "vehicle_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "user_type_work_type_ids" add constraint "user_type_work_type_ids_user_type_id_foreign" foreign key ("user_type_id") references "user_type" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "user_type_work_type_ids" add constraint "user_type_work_type_ids_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "time_entry" add constraint "time_entry_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "sub_time" add constraint "sub_time_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sub_time" add constraint "sub_time_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "sub_time" add constraint "sub_time_order" check (end_time is null or end_time >= start_time);`);
  }
}
