// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TasksComplete extends Migration {
  override up(): void {
    this.addSql(`create table "known_permission" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "code" integer not null
);`);
    this.addSql(`create unique index "known_permission_code_unique" on "known_permission" ("code");`);

    this.addSql(`create table "mail" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "recipient" text not null,
  "reply_to" text null,
  "subject" text not null,
  "text" text not null,
  "html" text null,
  "language" text not null default 'sl',
  "entity" text null,
  "entity_id" integer null,
  "status" text not null default 'waiting',
  "attempts" integer not null default 0,
  "next_attempt_at" datetime null,
  "refusal" text null,
  "date_added" datetime not null,
  "sent_at" datetime null,
  "search_text" text not null default '',
  "subject_sort" text collate binary not null default ''
);`);
    this.addSql(`create index "mail_list_index" on "mail" ("date_added", "id");`);
    this.addSql(
      `create index "mail_status_next_attempt_at_index" on "mail" ("status", ("next_attempt_at" is null), "next_attempt_at", "id");`,
    );
    this.addSql(`create index "mail_entity_entity_id_index" on "mail" ("entity", ("entity_id" is null), "entity_id", "id");`);

    this.addSql(`create table "public_link" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "purpose" text not null,
  "record_id" integer not null,
  "token_hash" text not null,
  "language" text not null default 'sl',
  "email" text null,
  "created_by" integer not null,
  "created_at" datetime not null,
  "expires_at" datetime not null,
  "ended_at" datetime null,
  "answer" text null,
  "answered_at" datetime null,
  "by_phone" integer not null default false,
  "answered_by" integer null,
  "name" text null,
  "signature" text null,
  "note" text null,
  "reason" text null,
  "objections" text null,
  constraint "public_link_created_by_foreign" foreign key ("created_by") references "user" ("id") on delete restrict,
  constraint "public_link_answered_by_foreign" foreign key ("answered_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "public_link_created_by_index" on "public_link" ("created_by");`);
    this.addSql(`create index "public_link_answered_by_index" on "public_link" ("answered_by");`);
    this.addSql(`create index "public_link_purpose_record_id_id_index" on "public_link" ("purpose", "record_id", "id");`);
    this.addSql(`create unique index "public_link_token_hash_unique" on "public_link" ("token_hash");`);
    this.addSql(
      `create unique index "public_link_purpose_record_id_unique" on "public_link" ("purpose", "record_id") where ended_at is null and answered_at is null;`,
    );

    this.addSql(`create table "notification" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "kind" text not null,
  "entity" text not null,
  "entity_id" integer not null,
  "parameters" text null,
  "by" integer null,
  "at" datetime not null,
  "read_at" datetime null,
  constraint "notification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade,
  constraint "notification_by_foreign" foreign key ("by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "notification_by_index" on "notification" ("by");`);
    this.addSql(`create index "notification_user_id_id_index" on "notification" ("user_id", "id");`);
    this.addSql(`create index "notification_user_id_index" on "notification" ("user_id") where read_at is null;`);

    this.addSql(`create table "material" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "user_id" integer not null,
  "name" text not null,
  "unit" text not null default 'Piece',
  "quantity" numeric(13,3) not null,
  "date_added" datetime not null,
  constraint "material_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "material_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "material_task_id_id_index" on "material" ("task_id", "id");`);
    this.addSql(`create index "material_user_id_index" on "material" ("user_id");`);

    this.addSql(`create table "file" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer null,
  "user_id" integer not null,
  "file_name" text not null,
  "size" integer not null,
  "content_type" text not null,
  "sha256" text not null,
  "storage_key" text not null,
  "notes" text null,
  "date_added" datetime not null,
  constraint "file_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "file_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "file_task_id_id_index" on "file" ("task_id", "id");`);
    this.addSql(`create index "file_user_id_index" on "file" ("user_id");`);
    this.addSql(`create index "file_date_added_index" on "file" ("date_added") where task_id is null;`);
    this.addSql(`create unique index "file_storage_key_unique" on "file" ("storage_key");`);

    this.addSql(`create table "document" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "name" text not null,
  "kind" text not null,
  "language" text not null,
  "file_id" integer not null,
  "created_by" integer null,
  "created_at" datetime not null,
  constraint "document_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "document_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict,
  constraint "document_created_by_foreign" foreign key ("created_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "document_created_by_index" on "document" ("created_by");`);
    this.addSql(`create index "document_task_id_id_index" on "document" ("task_id", "id");`);
    this.addSql(`create index "document_file_id_index" on "document" ("file_id");`);
    this.addSql(`create unique index "document_name_unique" on "document" ("name");`);

    this.addSql(`create table "comment" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "user_id" integer not null,
  "text" text not null,
  "date_added" datetime not null,
  constraint "comment_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "comment_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "comment_task_id_id_index" on "comment" ("task_id", "id");`);
    this.addSql(`create index "comment_user_id_index" on "comment" ("user_id");`);

    this.addSql(`create table "comment_mentions" (
  "comment_id" integer not null,
  "user_id" integer not null,
  primary key ("comment_id", "user_id"),
  constraint "comment_mentions_comment_id_foreign" foreign key ("comment_id") references "comment" ("id") on update cascade on delete cascade,
  constraint "comment_mentions_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "comment_mentions_comment_id_index" on "comment_mentions" ("comment_id");`);
    this.addSql(`create index "comment_mentions_user_id_index" on "comment_mentions" ("user_id");`);

    this.addSql(`create table "transport" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer not null,
  "user_id" integer not null,
  "vehicle_id" integer not null,
  "transport_type_id" integer null,
  "status" integer not null default 0,
  "start_kilometers" integer not null,
  "end_kilometers" integer null,
  "start_time" datetime not null,
  "end_time" datetime null,
  "start_point" text null,
  "end_point" text null,
  "destination" text null,
  "notes" text null,
  constraint "transport_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "transport_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "transport_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict,
  constraint "transport_transport_type_id_foreign" foreign key ("transport_type_id") references "transport_type" ("id") on delete restrict,
  constraint "transport_order" check (end_time is null or end_time >= start_time),
  constraint "transport_kilometers" check (end_kilometers is null or end_kilometers >= start_kilometers)
);`);
    this.addSql(`create index "transport_task_id_start_time_index" on "transport" ("task_id", "start_time");`);
    this.addSql(`create index "transport_vehicle_id_start_time_index" on "transport" ("vehicle_id", "start_time");`);
    this.addSql(`create index "transport_user_id_start_time_index" on "transport" ("user_id", "start_time");`);
    this.addSql(`create index "transport_transport_type_id_index" on "transport" ("transport_type_id");`);
    this.addSql(`create unique index "transport_user_id_unique" on "transport" ("user_id") where status = 0;`);
    this.addSql(`create unique index "transport_vehicle_id_unique" on "transport" ("vehicle_id") where status = 0;`);

    this.addSql(`create table "transport_waypoint" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "transport_id" integer not null,
  "point" text not null,
  "time" datetime not null,
  "kilometers" integer null,
  constraint "transport_waypoint_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade
);`);
    this.addSql(`create index "transport_waypoint_transport_id_time_index" on "transport_waypoint" ("transport_id", "time");`);

    this.addSql(`create table "transport_refuel" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "transport_id" integer not null,
  "time" datetime not null,
  "liters" numeric(12,2) not null,
  "price" bigint not null,
  "receipt_file_id" integer null,
  constraint "transport_refuel_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade,
  constraint "transport_refuel_receipt_file_id_foreign" foreign key ("receipt_file_id") references "file" ("id") on delete restrict
);`);
    this.addSql(`create index "transport_refuel_transport_id_time_index" on "transport_refuel" ("transport_id", "time");`);
    this.addSql(`create index "transport_refuel_receipt_file_id_index" on "transport_refuel" ("receipt_file_id");`);

    this.addSql(`create table "transport_passenger" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "transport_id" integer not null,
  "user_id" integer not null,
  "left_at" datetime null,
  constraint "transport_passenger_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade,
  constraint "transport_passenger_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "transport_passenger_user_id_transport_id_index" on "transport_passenger" ("user_id", "transport_id");`);
    this.addSql(
      `create unique index "transport_passenger_transport_id_user_id_unique" on "transport_passenger" ("transport_id", "user_id");`,
    );

    this.addSql(`alter table "client" add column "notes" text null;`);

    this.addSql(
      `create index "task_status_registration_terminal_task_priority_index" on "task" ("status", "registration_terminal_task", "priority", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_date_added_index" on "task" ("status", "registration_terminal_task", "date_added", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_company_task_id_index" on "task" ("status", "registration_terminal_task", "company_task_id", "id");`,
    );
    this.addSql(`create index "task_priority_index" on "task" ("priority", "id");`);
    this.addSql(
      `create index "task_registration_terminal_task_date_closed_index" on "task" ("registration_terminal_task", ("date_closed" is null), "date_closed", "id") where status in (5, 6, 7);`,
    );
    this.addSql(
      `create index "task_registration_terminal_task_priority_index" on "task" ("registration_terminal_task", "priority", "id") where status in (5, 6, 7);`,
    );
    this.addSql(
      `create index "task_registration_terminal_task_date_added_index" on "task" ("registration_terminal_task", "date_added", "id") where status in (5, 6, 7);`,
    );
    this.addSql(
      `create index "task_registration_terminal_task_company_task_id_index" on "task" ("registration_terminal_task", "company_task_id", "id") where status in (5, 6, 7);`,
    );

    this.addSql(`alter table "task_user" add column "listed" integer not null default true;`);
    this.addSql(`create index "task_user_user_id_listed_task_id_index" on "task_user" ("user_id", "listed", "task_id");`);

    this.addSql(`alter table "settings" add column "phone" text null;`);
    this.addSql(
      `alter table "settings" add column "logo" integer null constraint "settings_logo_foreign" references "file" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "settings" add column "link_days" integer not null default 30;`);
    this.addSql(`create index "settings_logo_index" on "settings" ("logo");`);

    this.addSql(`alter table "event" add column "within" text null;`);
    // Until now every event was told of the record itself.
    this.addSql(`update "event" set "within" = "entity" || ':' || "entity_id";`);
    this.addSql(`create index "event_within_id_index" on "event" ("within", "id");`);
  }
}
