// Meetings with their people, agenda, minutes and outcomes; a mail may bring an entry for a calendar, and a file.
import { Migration } from '@mikro-orm/migrations';

export default class Meetings extends Migration {
  override up(): void {
    this.addSql(`create table "meeting" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "number" integer not null,
  "title" text not null,
  "client_company_id" integer null,
  "project" integer null,
  "place" text null,
  "planned_start" datetime not null,
  "planned_end" datetime not null,
  "organiser_id" integer not null,
  "status" integer not null default 0,
  "started_at" datetime null,
  "running_since" datetime null,
  "held_time" integer not null default 0,
  "finished_at" datetime null,
  "moved_from" datetime null,
  "change_reason" text null,
  "invitation" integer not null default 0,
  "invited_at" datetime null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  "place_sort" text collate binary null,
  constraint "meeting_client_company_id_foreign" foreign key ("client_company_id") references "client" ("id") on delete restrict,
  constraint "meeting_project_foreign" foreign key ("project") references "project" ("id") on delete restrict,
  constraint "meeting_organiser_id_foreign" foreign key ("organiser_id") references "user" ("id") on delete restrict,
  constraint "meeting_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "meeting_user_added_index" on "meeting" ("user_added");`);
    this.addSql(`create index "meeting_list_index" on "meeting" ("planned_start", "id");`);
    this.addSql(`create index "meeting_status_planned_start_index" on "meeting" ("status", "planned_start", "id");`);
    this.addSql(`create index "meeting_organiser_id_planned_start_index" on "meeting" ("organiser_id", "planned_start", "id");`);
    this.addSql(`create index "meeting_client_company_id_planned_start_index" on "meeting" ("client_company_id", "planned_start", "id");`);
    this.addSql(`create index "meeting_project_planned_start_index" on "meeting" ("project", "planned_start", "id");`);
    this.addSql(`create unique index "meeting_number_unique" on "meeting" ("number");`);

    this.addSql(`create table "meeting_writer" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "user_id" integer not null,
  "tab" text not null,
  "key" text null,
  "seen_at" datetime not null,
  constraint "meeting_writer_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade,
  constraint "meeting_writer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "meeting_writer_user_id_index" on "meeting_writer" ("user_id");`);
    this.addSql(`create index "meeting_writer_seen_at_index" on "meeting_writer" ("seen_at");`);
    this.addSql(`create unique index "meeting_writer_meeting_id_tab_unique" on "meeting_writer" ("meeting_id", "tab");`);

    this.addSql(`create table "meeting_version" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "number" integer not null,
  "made_by" integer not null,
  "made_at" datetime not null,
  "reason" text null,
  "minutes" text not null,
  constraint "meeting_version_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade,
  constraint "meeting_version_made_by_foreign" foreign key ("made_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "meeting_version_made_by_index" on "meeting_version" ("made_by");`);
    this.addSql(`create unique index "meeting_version_meeting_id_number_unique" on "meeting_version" ("meeting_id", "number");`);

    this.addSql(`create table "meeting_participant" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "user_id" integer null,
  "contact_id" integer null,
  "email" text null,
  "name" text not null,
  "answer" text not null default 'none',
  "reason" text null,
  "answered_at" datetime null,
  "attendance" text null,
  "asked_at" datetime null,
  constraint "meeting_participant_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade,
  constraint "meeting_participant_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "meeting_participant_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null
);`);
    this.addSql(`create index "meeting_participant_contact_id_index" on "meeting_participant" ("contact_id");`);
    this.addSql(`create index "meeting_participant_user_id_meeting_id_index" on "meeting_participant" ("user_id", "meeting_id");`);
    this.addSql(`create unique index "meeting_participant_meeting_id_user_id_unique" on "meeting_participant" ("meeting_id", "user_id");`);
    this.addSql(
      `create unique index "meeting_participant_meeting_id_contact_id_unique" on "meeting_participant" ("meeting_id", "contact_id");`,
    );
    this.addSql(`create unique index "meeting_participant_meeting_id_email_unique" on "meeting_participant" ("meeting_id", "email");`);

    this.addSql(`create table "meeting_item" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "position" integer not null default 0,
  "title" text not null,
  "speaker" text null,
  "minutes" integer not null default 10,
  "spent" integer not null default 0,
  "since" datetime null,
  "current" integer not null default false,
  "done" integer not null default false,
  constraint "meeting_item_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade
);`);
    this.addSql(`create index "meeting_item_meeting_id_position_index" on "meeting_item" ("meeting_id", "position");`);

    this.addSql(`create table "meeting_paragraph" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "item_id" integer null,
  "key" text not null,
  "position" integer not null,
  "html" text not null,
  "edition" integer not null default 1,
  "tab" text not null,
  "written_by" integer not null,
  "written_at" datetime not null,
  "removed" integer not null default false,
  constraint "meeting_paragraph_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade,
  constraint "meeting_paragraph_item_id_foreign" foreign key ("item_id") references "meeting_item" ("id") on delete set null,
  constraint "meeting_paragraph_written_by_foreign" foreign key ("written_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "meeting_paragraph_item_id_index" on "meeting_paragraph" ("item_id");`);
    this.addSql(`create index "meeting_paragraph_written_by_index" on "meeting_paragraph" ("written_by");`);
    this.addSql(`create index "meeting_paragraph_meeting_id_position_index" on "meeting_paragraph" ("meeting_id", "position");`);
    this.addSql(`create unique index "meeting_paragraph_meeting_id_key_unique" on "meeting_paragraph" ("meeting_id", "key");`);

    this.addSql(`create table "meeting_outcome" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "meeting_id" integer not null,
  "item_id" integer null,
  "kind" text not null,
  "text" text not null,
  "user_id" integer null,
  "due" datetime null,
  "task_id" integer null,
  "done" integer not null default false,
  "user_added" integer not null,
  "date_added" datetime not null,
  constraint "meeting_outcome_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade,
  constraint "meeting_outcome_item_id_foreign" foreign key ("item_id") references "meeting_item" ("id") on delete set null,
  constraint "meeting_outcome_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "meeting_outcome_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null,
  constraint "meeting_outcome_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "meeting_outcome_item_id_index" on "meeting_outcome" ("item_id");`);
    this.addSql(`create index "meeting_outcome_user_id_index" on "meeting_outcome" ("user_id");`);
    this.addSql(`create index "meeting_outcome_user_added_index" on "meeting_outcome" ("user_added");`);
    this.addSql(`create index "meeting_outcome_meeting_id_id_index" on "meeting_outcome" ("meeting_id", "id");`);
    this.addSql(`create index "meeting_outcome_task_id_index" on "meeting_outcome" ("task_id");`);

    this.addSql(`alter table "mail" add column "calendar" text null;`);
    this.addSql(`alter table "mail" add column "calendar_method" text null;`);
    this.addSql(
      `alter table "mail" add column "file_id" integer null constraint "mail_file_id_foreign" references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "mail_file_id_index" on "mail" ("file_id");`);
  }
}
