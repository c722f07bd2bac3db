// The tables as they were first released.
import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table "client" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "address" text null,
  "zip" text null,
  "town" text null,
  "country" text not null default 'SI',
  "vat_number" text null,
  "email" text null,
  "phone" text null,
  "payment_term_days" integer not null default 14,
  "language" text not null default 'sl',
  "primary_contact_id" integer null,
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "address_sort" text collate binary null,
  "zip_sort" text collate binary null,
  "town_sort" text collate binary null,
  constraint "client_primary_contact_id_foreign" foreign key ("primary_contact_id") references "contact" ("id") on delete set null
);`);
    this.addSql(`create index "client_primary_contact_id_index" on "client" ("primary_contact_id");`);
    this.addSql(`create index "client_list_index" on "client" ("name_sort", "id");`);
    this.addSql(`create index "client_archived_name_index" on "client" ("archived", "name_sort", "id");`);
    this.addSql(`create index "client_town_index" on "client" (("town_sort" is null), "town_sort", "id");`);
    this.addSql(`create index "client_vat_number_index" on "client" (("vat_number" is null), "vat_number", "id");`);

    this.addSql(`create table "contact" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "client_id" integer not null,
  "branch_office_id" integer null,
  "name" text not null,
  "l_name" text null,
  "email" text null,
  "phone" text null,
  "language" text null,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "l_name_sort" text collate binary null,
  constraint "contact_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade,
  constraint "contact_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete set null
);`);
    this.addSql(`create index "contact_client_id_index" on "contact" ("client_id");`);
    this.addSql(`create index "contact_branch_office_id_index" on "contact" ("branch_office_id");`);
    this.addSql(`create index "contact_list_index" on "contact" (("l_name_sort" is null), "l_name_sort", "id");`);

    this.addSql(`create table "branch_office" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "client_id" integer not null,
  "title" text not null,
  "address" text null,
  "zip" text null,
  "town" text null,
  "country" text not null default 'SI',
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  "address_sort" text collate binary null,
  "zip_sort" text collate binary null,
  "town_sort" text collate binary null,
  constraint "branch_office_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete cascade
);`);
    this.addSql(`create index "branch_office_client_id_index" on "branch_office" ("client_id");`);
    this.addSql(`create index "branch_office_list_index" on "branch_office" ("title_sort", "id");`);

    this.addSql(`create table "counter" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "value" integer not null
);`);
    this.addSql(`create unique index "counter_name_unique" on "counter" ("name");`);

    this.addSql(`create table "derived_columns" (
  "id" integer not null primary key autoincrement,
  "entity" text not null,
  "declaration" text not null
);`);
    this.addSql(`create unique index "derived_columns_entity_unique" on "derived_columns" ("entity");`);

    this.addSql(`create table "holiday" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "date" date not null,
  "name" text not null,
  "country" text not null default 'SI',
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "holiday_date_country_unique" on "holiday" ("date", "country");`);

    this.addSql(`create table "role" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "permissions" json not null default '[]',
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "role_name_unique" on "role" ("name");`);

    this.addSql(`create table "settings" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "company_name" text not null,
  "address" text null,
  "zip" text null,
  "town" text null,
  "country" text not null default 'SI',
  "vat_number" text null,
  "iban" text null,
  "default_language" text not null default 'sl',
  "timezone" text not null default 'Europe/Ljubljana',
  "minimal_invoicing_unit" integer not null default 15,
  "minimal_work_hours" integer not null default 8,
  "work_days" json not null default '[1,2,3,4,5]',
  "time_lock_day" integer not null default 5,
  "vacation_removal_day" integer not null default 30,
  "vacation_removal_month" integer not null default 6,
  "notification_start_hour" integer not null default 7,
  "notification_end_hour" integer not null default 17,
  "company_name_sort" text collate binary not null default '',
  constraint "settings_single" check (id = 1)
);`);

    this.addSql(`create table "tag" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "color" text not null default '#4f9be8',
  "text_color" text not null default '#ffffff',
  "global" integer not null default true,
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "tag_name_unique" on "tag" ("name");`);

    this.addSql(`create table "client_tags" (
  "client_id" integer not null,
  "tag_id" integer not null,
  primary key ("client_id", "tag_id"),
  constraint "client_tags_client_id_foreign" foreign key ("client_id") references "client" ("id") on update cascade on delete cascade,
  constraint "client_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "client_tags_client_id_index" on "client_tags" ("client_id");`);
    this.addSql(`create index "client_tags_tag_id_index" on "client_tags" ("tag_id");`);

    this.addSql(`create table "transport_type" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "price_per_km" bigint null,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "transport_type_name_unique" on "transport_type" ("name");`);

    this.addSql(`create table "user_type" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "hourly_cost" bigint null,
  "on_call" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "user_type_name_unique" on "user_type" ("name");`);

    this.addSql(`create table "user" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "last_name" text not null,
  "email" text not null,
  "phone" text null,
  "role_id" integer not null,
  "user_type_id" integer null,
  "contract_hours" numeric(12,2) not null default 40,
  "vacation_days" integer not null default 20,
  "notification_start_hour" integer not null default 7,
  "notification_end_hour" integer not null default 17,
  "language" text not null default 'sl',
  "active" integer not null default true,
  "theme" text not null default 'dark',
  "zoom" integer not null default 100,
  "password_hash" text null,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "last_name_sort" text collate binary not null default '',
  constraint "user_role_id_foreign" foreign key ("role_id") references "role" ("id") on delete restrict,
  constraint "user_user_type_id_foreign" foreign key ("user_type_id") references "user_type" ("id") on delete restrict
);`);
    this.addSql(`create index "user_role_id_index" on "user" ("role_id");`);
    this.addSql(`create index "user_user_type_id_index" on "user" ("user_type_id");`);
    this.addSql(`create index "user_list_index" on "user" ("last_name_sort", "id");`);
    this.addSql(`create unique index "user_email_unique" on "user" ("email");`);

    this.addSql(`create table "task" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "company_task_id" integer not null,
  "title" text not null,
  "description" text null,
  "additional_comment" text null,
  "priority" integer not null default 1,
  "deadline" datetime null,
  "status" integer not null default 0,
  "company_user_id" integer null,
  "client_company_id" integer null,
  "branch_office_id" integer null,
  "client_company_contact_id" integer null,
  "project" integer not null default 0,
  "project_hours" integer null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "date_closed" datetime null,
  "waiting_reason" text null,
  "denied" integer not null default false,
  "denied_reason" text null,
  "registration_terminal_task" integer not null default false,
  "revision" integer not null default 1,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  constraint "task_company_user_id_foreign" foreign key ("company_user_id") references "user" ("id") on delete restrict,
  constraint "task_client_company_id_foreign" foreign key ("client_company_id") references "client" ("id") on delete restrict,
  constraint "task_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict,
  constraint "task_client_company_contact_id_foreign" foreign key ("client_company_contact_id") references "contact" ("id") on delete restrict,
  constraint "task_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "task_branch_office_id_index" on "task" ("branch_office_id");`);
    this.addSql(`create index "task_client_company_contact_id_index" on "task" ("client_company_contact_id");`);
    this.addSql(`create index "task_user_added_index" on "task" ("user_added");`);
    this.addSql(`create index "task_list_index" on "task" (("deadline" is null), "deadline", "id");`);
    this.addSql(
      `create index "task_status_registration_terminal_task_deadline_index" on "task" ("status", "registration_terminal_task", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(
      `create index "task_priority_registration_terminal_task_deadline_index" on "task" ("priority", "registration_terminal_task", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(
      `create index "task_project_registration_terminal_task_deadline_index" on "task" ("project", "registration_terminal_task", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(
      `create index "task_denied_registration_terminal_task_deadline_index" on "task" ("denied", "registration_terminal_task", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(
      `create index "task_company_user_id_status_deadline_index" on "task" ("company_user_id", "status", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(`create index "task_client_company_id_status_index" on "task" ("client_company_id", "status", "id");`);
    this.addSql(`create index "task_title_index" on "task" ("title_sort", "id");`);
    this.addSql(`create index "task_date_added_index" on "task" ("date_added", "id");`);
    this.addSql(`create index "task_date_closed_index" on "task" (("date_closed" is null), "date_closed", "id");`);
    this.addSql(`create unique index "task_company_task_id_unique" on "task" ("company_task_id");`);

    this.addSql(`create table "task_user" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "user_id" integer not null,
  "added_by" integer not null,
  "added_at" datetime not null,
  constraint "task_user_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "task_user_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "task_user_added_by_foreign" foreign key ("added_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "task_user_added_by_index" on "task_user" ("added_by");`);
    this.addSql(`create index "task_user_user_id_task_id_index" on "task_user" ("user_id", "task_id");`);
    this.addSql(`create unique index "task_user_task_id_user_id_unique" on "task_user" ("task_id", "user_id");`);

    this.addSql(`create table "task_tags" (
  "task_id" integer not null,
  "tag_id" integer not null,
  primary key ("task_id", "tag_id"),
  constraint "task_tags_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade,
  constraint "task_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "task_tags_task_id_index" on "task_tags" ("task_id");`);
    this.addSql(`create index "task_tags_tag_id_index" on "task_tags" ("tag_id");`);

    this.addSql(`create table "session" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "token_hash" text not null,
  "user_id" integer not null,
  "created_at" datetime not null,
  "last_seen_at" datetime not null,
  "expires_at" datetime not null,
  "address" text null,
  "user_agent" text null,
  constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade
);`);
    this.addSql(`create index "session_user_id_expires_at_index" on "session" ("user_id", "expires_at");`);
    this.addSql(`create unique index "session_token_hash_unique" on "session" ("token_hash");`);

    this.addSql(`create table "idempotency_key" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "key" text not null,
  "user_id" integer not null,
  "call" text not null,
  "status" integer null,
  "answer" text null,
  "created_at" datetime not null,
  constraint "idempotency_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade
);`);
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
    this.addSql(`create unique index "idempotency_key_user_id_key_unique" on "idempotency_key" ("user_id", "key");`);

    this.addSql(`create table "event" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "at" datetime not null,
  "by" integer null,
  "entity" text not null,
  "entity_id" integer not null,
  "action" text not null,
  "topics" text not null,
  "before" text null,
  "after" text null,
  "reason" text null,
  constraint "event_by_foreign" foreign key ("by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "event_by_index" on "event" ("by");`);
    this.addSql(`create index "event_entity_entity_id_id_index" on "event" ("entity", "entity_id", "id");`);
    this.addSql(`create index "event_at_index" on "event" ("at");`);

    this.addSql(`create table "vehicle" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "registration_plate" text null,
  "private_vehicle" integer not null default false,
  "owner_id" integer null,
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "registration_plate_sort" text collate binary null,
  constraint "vehicle_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "vehicle_owner_id_index" on "vehicle" ("owner_id");`);
    this.addSql(`create index "vehicle_list_index" on "vehicle" ("name_sort", "id");`);
    this.addSql(`create unique index "vehicle_registration_plate_unique" on "vehicle" ("registration_plate");`);

    this.addSql(`create table "work_type" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "hourly_price" bigint null,
  "default_multiplier" numeric(10,2) not null default 1,
  "counts_as_work" integer not null default true,
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "work_type_name_unique" on "work_type" ("name");`);

    this.addSql(`create table "user_type_work_type_ids" (
  "user_type_id" integer not null,
  "work_type_id" integer not null,
  primary key ("user_type_id", "work_type_id"),
  constraint "user_type_work_type_ids_user_type_id_foreign" foreign key ("user_type_id") references "user_type" ("id") on update cascade on delete cascade,
  constraint "user_type_work_type_ids_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "user_type_work_type_ids_user_type_id_index" on "user_type_work_type_ids" ("user_type_id");`);
    this.addSql(`create index "user_type_work_type_ids_work_type_id_index" on "user_type_work_type_ids" ("work_type_id");`);

    this.addSql(`create table "time_entry" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "user_id" integer not null,
  "work_type_id" integer not null,
  "status" integer not null default 2,
  "status_since" datetime not null,
  "total_time" integer not null default 0,
  "notes" text null,
  "final_notes" text null,
  "non_invoiced_part" integer not null default false,
  "non_invoiced_time" integer not null default 0,
  "non_invoiced_comment" text null,
  constraint "time_entry_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "time_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "time_entry_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict
);`);
    this.addSql(`create index "time_entry_task_id_user_id_status_index" on "time_entry" ("task_id", "user_id", "status");`);
    this.addSql(`create index "time_entry_task_id_index" on "time_entry" ("task_id") where status = 0;`);
    this.addSql(`create index "time_entry_user_id_status_index" on "time_entry" ("user_id", "status");`);
    this.addSql(`create index "time_entry_work_type_id_index" on "time_entry" ("work_type_id");`);
    this.addSql(`create unique index "time_entry_user_id_unique" on "time_entry" ("user_id") where status = 0;`);
    this.addSql(`create unique index "time_entry_task_id_user_id_unique" on "time_entry" ("task_id", "user_id") where status < 2;`);

    this.addSql(`create table "sub_time" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "time_entry_id" integer null,
  "user_id" integer not null,
  "class" text not null default 'work',
  "start_time" datetime not null,
  "end_time" datetime null,
  "multiplier" numeric(10,2) not null default 1,
  constraint "sub_time_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on delete cascade,
  constraint "sub_time_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "sub_time_order" check (end_time is null or end_time >= start_time)
);`);
    this.addSql(`create index "sub_time_time_entry_id_start_time_index" on "sub_time" ("time_entry_id", "start_time");`);
    this.addSql(`create index "sub_time_user_id_start_time_index" on "sub_time" ("user_id", "start_time");`);
    this.addSql(`create index "sub_time_user_id_class_overlap_index" on "sub_time" ("user_id", "class", "start_time");`);
    this.addSql(`create unique index "sub_time_user_id_class_unique" on "sub_time" ("user_id", "class") where end_time is null;`);
    this.addSql(
      `create trigger "sub_time_user_id_class_overlap_insert" BEFORE INSERT on "sub_time" for each ROW begin select raise(abort, 'sub_time_user_id_class_overlap') where (new.end_time is null or new.end_time > new.start_time) and (exists (select 1 from sub_time as o where o.user_id = new.user_id and o.class = new.class and o.id is not new.id and (o.end_time is null or o.end_time > o.start_time) and o.start_time >= new.start_time and (new.end_time is null or o.start_time < new.end_time)) or (select o.end_time is null or o.end_time > new.start_time from sub_time as o where o.user_id = new.user_id and o.class = new.class and o.id is not new.id and (o.end_time is null or o.end_time > o.start_time) and o.start_time < new.start_time order by o.start_time desc limit 1)); end;`,
    );
    this.addSql(
      `create trigger "sub_time_user_id_class_overlap_update" BEFORE UPDATE on "sub_time" for each ROW begin select raise(abort, 'sub_time_user_id_class_overlap') where (new.end_time is null or new.end_time > new.start_time) and (exists (select 1 from sub_time as o where o.user_id = new.user_id and o.class = new.class and o.id is not new.id and (o.end_time is null or o.end_time > o.start_time) and o.start_time >= new.start_time and (new.end_time is null or o.start_time < new.end_time)) or (select o.end_time is null or o.end_time > new.start_time from sub_time as o where o.user_id = new.user_id and o.class = new.class and o.id is not new.id and (o.end_time is null or o.end_time > o.start_time) and o.start_time < new.start_time order by o.start_time desc limit 1)); end;`,
    );
  }
}
