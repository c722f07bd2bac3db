// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TasksComplete extends Migration {
  override up(): void {
    this.addSql(`create table "known_permission" (
  "id" serial primary key,
  "version" int not null default 1,
  "code" int not null
);`);
    this.addSql(`alter table "known_permission" add constraint "known_permission_code_unique" unique ("code");`);

    this.addSql(`create table "mail" (
  "id" serial primary key,
  "version" int not null default 1,
  "recipient" varchar(254) not null,
  "reply_to" varchar(254) null,
  "subject" varchar(300) not null,
  "text" text not null,
  "html" text null,
  "language" varchar(2) not null default 'sl',
  "entity" varchar(60) null,
  "entity_id" int null,
  "status" varchar(9) not null default 'waiting',
  "attempts" int not null default 0,
  "next_attempt_at" timestamptz(3) null,
  "refusal" text null,
  "date_added" timestamptz(3) not null,
  "sent_at" timestamptz(3) null,
  "search_text" text not null default '',
  "subject_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "mail_list_index" on "mail" ("date_added", "id");`);
    this.addSql(`create index "mail_status_next_attempt_at_index" on "mail" ("status", "next_attempt_at", "id");`);
    this.addSql(`create index "mail_entity_entity_id_index" on "mail" ("entity", "entity_id", "id");`);

    this.addSql(`create table "public_link" (
  "id" serial primary key,
  "version" int not null default 1,
  "purpose" varchar(8) not null,
  "record_id" int not null,
  "token_hash" varchar(64) not null,
  "language" varchar(2) not null default 'sl',
  "email" varchar(254) null,
  "created_by" int not null,
  "created_at" timestamptz(3) not null,
  "expires_at" timestamptz(3) not null,
  "ended_at" timestamptz(3) null,
  "answer" varchar(9) null,
  "answered_at" timestamptz(3) null,
  "by_phone" boolean not null default false,
  "answered_by" int null,
  "name" varchar(120) null,
  "signature" text null,
  "note" text null,
  "reason" varchar(1000) null,
  "objections" text null
);`);
    this.addSql(`create index "public_link_created_by_index" on "public_link" ("created_by");`);
    this.addSql(`create index "public_link_answered_by_index" on "public_link" ("answered_by");`);
    this.addSql(`create index "public_link_purpose_record_id_id_index" on "public_link" ("purpose", "record_id", "id");`);
    this.addSql(`alter table "public_link" add constraint "public_link_token_hash_unique" unique ("token_hash");`);
    this.addSql(
      `create unique index "public_link_purpose_record_id_unique" on "public_link" ("purpose", "record_id") where ended_at is null and answered_at is null;`,
    );

    this.addSql(`create table "notification" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "kind" varchar(60) not null,
  "entity" varchar(60) not null,
  "entity_id" int not null,
  "parameters" text null,
  "by" int null,
  "at" timestamptz(3) not null,
  "read_at" timestamptz(3) null
);`);
    this.addSql(`create index "notification_by_index" on "notification" ("by");`);
    this.addSql(`create index "notification_user_id_id_index" on "notification" ("user_id", "id");`);
    this.addSql(`create index "notification_user_id_index" on "notification" ("user_id") where read_at is null;`);

    this.addSql(`create table "material" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "user_id" int not null,
  "name" varchar(200) not null,
  "unit" varchar(5) not null default 'Piece',
  "quantity" numeric(13,3) not null,
  "date_added" timestamptz(3) not null
);`);
    this.addSql(`create index "material_task_id_id_index" on "material" ("task_id", "id");`);
    this.addSql(`create index "material_user_id_index" on "material" ("user_id");`);

    this.addSql(`create table "file" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int null,
  "user_id" int not null,
  "file_name" varchar(255) not null,
  "size" int not null,
  "content_type" varchar(127) not null,
  "sha256" varchar(64) not null,
  "storage_key" varchar(80) not null,
  "notes" text null,
  "date_added" timestamptz(3) not null
);`);
    this.addSql(`create index "file_task_id_id_index" on "file" ("task_id", "id");`);
    this.addSql(`create index "file_user_id_index" on "file" ("user_id");`);
    this.addSql(`create index "file_date_added_index" on "file" ("date_added") where task_id is null;`);
    this.addSql(`alter table "file" add constraint "file_storage_key_unique" unique ("storage_key");`);

    this.addSql(`create table "document" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "name" varchar(120) not null,
  "kind" varchar(8) not null,
  "language" varchar(2) not null,
  "file_id" int not null,
  "created_by" int null,
  "created_at" timestamptz(3) not null
);`);
    this.addSql(`create index "document_created_by_index" on "document" ("created_by");`);
    this.addSql(`create index "document_task_id_id_index" on "document" ("task_id", "id");`);
    this.addSql(`create index "document_file_id_index" on "document" ("file_id");`);
    this.addSql(`alter table "document" add constraint "document_name_unique" unique ("name");`);

    this.addSql(`create table "comment" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "user_id" int not null,
  "text" text not null,
  "date_added" timestamptz(3) not null
);`);
    this.addSql(`create index "comment_task_id_id_index" on "comment" ("task_id", "id");`);
    this.addSql(`create index "comment_user_id_index" on "comment" ("user_id");`);

    this.addSql(`create table "comment_mentions" (
  "comment_id" int not null,
  "user_id" int not null,
  primary key ("comment_id", "user_id")
);`);
    this.addSql(`create index "comment_mentions_user_id_index" on "comment_mentions" ("user_id");`);

    this.addSql(`create table "transport" (
  "id" serial primary key,
  "version" int not null default 1,
  "task_id" int not null,
  "user_id" int not null,
  "vehicle_id" int not null,
  "transport_type_id" int null,
  "status" int not null default 0,
  "start_kilometers" int not null,
  "end_kilometers" int null,
  "start_time" timestamptz(3) not null,
  "end_time" timestamptz(3) null,
  "start_point" varchar(200) null,
  "end_point" varchar(200) null,
  "destination" varchar(200) null,
  "notes" text null
);`);
    this.addSql(`create index "transport_task_id_start_time_index" on "transport" ("task_id", "start_time");`);
    this.addSql(`create index "transport_vehicle_id_start_time_index" on "transport" ("vehicle_id", "start_time");`);
    this.addSql(`create index "transport_user_id_start_time_index" on "transport" ("user_id", "start_time");`);
    this.addSql(`create index "transport_transport_type_id_index" on "transport" ("transport_type_id");`);
    this.addSql(`create unique index "transport_user_id_unique" on "transport" ("user_id") where status = 0;`);
    this.addSql(`create unique index "transport_vehicle_id_unique" on "transport" ("vehicle_id") where status = 0;`);

    this.addSql(`create table "transport_waypoint" (
  "id" serial primary key,
  "version" int not null default 1,
  "transport_id" int not null,
  "point" varchar(200) not null,
  "time" timestamptz(3) not null,
  "kilometers" int null
);`);
    this.addSql(`create index "transport_waypoint_transport_id_time_index" on "transport_waypoint" ("transport_id", "time");`);

    this.addSql(`create table "transport_refuel" (
  "id" serial primary key,
  "version" int not null default 1,
  "transport_id" int not null,
  "time" timestamptz(3) not null,
  "liters" numeric(12,2) not null,
  "price" bigint not null,
  "receipt_file_id" int null
);`);
    this.addSql(`create index "transport_refuel_transport_id_time_index" on "transport_refuel" ("transport_id", "time");`);
    this.addSql(`create index "transport_refuel_receipt_file_id_index" on "transport_refuel" ("receipt_file_id");`);

    this.addSql(`create table "transport_passenger" (
  "id" serial primary key,
  "version" int not null default 1,
  "transport_id" int not null,
  "user_id" int not null,
  "left_at" timestamptz(3) null
);`);
    this.addSql(`create index "transport_passenger_user_id_transport_id_index" on "transport_passenger" ("user_id", "transport_id");`);
    this.addSql(
      `alter table "transport_passenger" add constraint "transport_passenger_transport_id_user_id_unique" unique ("transport_id", "user_id");`,
    );

    this.addSql(`alter table "client" add "notes" text null;`);

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
      `create index "task_registration_terminal_task_date_closed_index" on "task" ("registration_terminal_task", "date_closed", "id") where status in (5, 6, 7);`,
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

    this.addSql(`alter table "task_user" add "listed" boolean not null default true;`);
    this.addSql(`create index "task_user_user_id_listed_task_id_index" on "task_user" ("user_id", "listed", "task_id");`);

    this.addSql(`alter table "settings" add "phone" varchar(40) null, add "logo" int null, add "link_days" int not null default 30;`);
    this.addSql(
      `alter table "settings" add constraint "settings_logo_foreign" foreign key ("logo") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "settings_logo_index" on "settings" ("logo");`);

    this.addSql(`alter table "event" add "within" varchar(80) null;`);
    // Until now every event was told of the record itself.
    this.addSql(`update "event" set "within" = "entity" || ':' || "entity_id";`);
    this.addSql(`create index "event_within_id_index" on "event" ("within", "id");`);

    this.addSql(
      `alter table "public_link" add constraint "public_link_created_by_foreign" foreign key ("created_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "public_link" add constraint "public_link_answered_by_foreign" foreign key ("answered_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_by_foreign" foreign key ("by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "material" add constraint "material_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "material" add constraint "material_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "file" add constraint "file_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "document" add constraint "document_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "document" add constraint "document_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "document" add constraint "document_created_by_foreign" foreign key ("created_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "comment" add constraint "comment_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "comment" add constraint "comment_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "comment_mentions" add constraint "comment_mentions_comment_id_foreign" foreign key ("comment_id") references "comment" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "comment_mentions" add constraint "comment_mentions_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "transport" add constraint "transport_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "transport" add constraint "transport_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "transport" add constraint "transport_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "transport" add constraint "transport_transport_type_id_foreign" foreign key ("transport_type_id") references "transport_type" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "transport" add constraint "transport_order" check (end_time is null or end_time >= start_time);`);
    this.addSql(
      `alter table "transport" add constraint "transport_kilometers" check (end_kilometers is null or end_kilometers >= start_kilometers);`,
    );

    this.addSql(
      `alter table "transport_waypoint" add constraint "transport_waypoint_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "transport_refuel" add constraint "transport_refuel_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "transport_refuel" add constraint "transport_refuel_receipt_file_id_foreign" foreign key ("receipt_file_id") references "file" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "transport_passenger" add constraint "transport_passenger_transport_id_foreign" foreign key ("transport_id") references "transport" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "transport_passenger" add constraint "transport_passenger_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
  }
}
