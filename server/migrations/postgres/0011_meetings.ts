// Meetings with their people, agenda, minutes and outcomes; a mail may bring an entry for a calendar, and a file.
import { Migration } from '@mikro-orm/migrations';

export default class Meetings extends Migration {
  override up(): void {
    this.addSql(`create table "meeting" (
  "id" serial primary key,
  "version" int not null default 1,
  "number" int not null,
  "title" varchar(200) not null,
  "client_company_id" int null,
  "project" int null,
  "place" varchar(300) null,
  "planned_start" timestamptz(3) not null,
  "planned_end" timestamptz(3) not null,
  "organiser_id" int not null,
  "status" int not null default 0,
  "started_at" timestamptz(3) null,
  "running_since" timestamptz(3) null,
  "held_time" int not null default 0,
  "finished_at" timestamptz(3) null,
  "moved_from" timestamptz(3) null,
  "change_reason" varchar(1000) null,
  "invitation" int not null default 0,
  "invited_at" timestamptz(3) null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default '',
  "place_sort" text collate "C" null
);`);
    this.addSql(`create index "meeting_user_added_index" on "meeting" ("user_added");`);
    this.addSql(`create index "meeting_list_index" on "meeting" ("planned_start", "id");`);
    this.addSql(`create index "meeting_status_planned_start_index" on "meeting" ("status", "planned_start", "id");`);
    this.addSql(`create index "meeting_organiser_id_planned_start_index" on "meeting" ("organiser_id", "planned_start", "id");`);
    this.addSql(`create index "meeting_client_company_id_planned_start_index" on "meeting" ("client_company_id", "planned_start", "id");`);
    this.addSql(`create index "meeting_project_planned_start_index" on "meeting" ("project", "planned_start", "id");`);
    this.addSql(`alter table "meeting" add constraint "meeting_number_unique" unique ("number");`);

    this.addSql(`create table "meeting_writer" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "user_id" int not null,
  "tab" varchar(40) not null,
  "key" varchar(40) null,
  "seen_at" timestamptz(3) not null
);`);
    this.addSql(`create index "meeting_writer_user_id_index" on "meeting_writer" ("user_id");`);
    this.addSql(`create index "meeting_writer_seen_at_index" on "meeting_writer" ("seen_at");`);
    this.addSql(`alter table "meeting_writer" add constraint "meeting_writer_meeting_id_tab_unique" unique ("meeting_id", "tab");`);

    this.addSql(`create table "meeting_version" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "number" int not null,
  "made_by" int not null,
  "made_at" timestamptz(3) not null,
  "reason" varchar(1000) null,
  "minutes" text not null
);`);
    this.addSql(`create index "meeting_version_made_by_index" on "meeting_version" ("made_by");`);
    this.addSql(`alter table "meeting_version" add constraint "meeting_version_meeting_id_number_unique" unique ("meeting_id", "number");`);

    this.addSql(`create table "meeting_participant" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "user_id" int null,
  "contact_id" int null,
  "email" varchar(254) null,
  "name" varchar(120) not null,
  "answer" varchar(8) not null default 'none',
  "reason" varchar(1000) null,
  "answered_at" timestamptz(3) null,
  "attendance" varchar(6) null,
  "asked_at" timestamptz(3) null
);`);
    this.addSql(`create index "meeting_participant_contact_id_index" on "meeting_participant" ("contact_id");`);
    this.addSql(`create index "meeting_participant_user_id_meeting_id_index" on "meeting_participant" ("user_id", "meeting_id");`);
    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_meeting_id_user_id_unique" unique ("meeting_id", "user_id");`,
    );
    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_meeting_id_contact_id_unique" unique ("meeting_id", "contact_id");`,
    );
    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_meeting_id_email_unique" unique ("meeting_id", "email");`,
    );

    this.addSql(`create table "meeting_item" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "position" int not null default 0,
  "title" varchar(200) not null,
  "speaker" varchar(120) null,
  "minutes" int not null default 10,
  "spent" int not null default 0,
  "since" timestamptz(3) null,
  "current" boolean not null default false,
  "done" boolean not null default false
);`);
    this.addSql(`create index "meeting_item_meeting_id_position_index" on "meeting_item" ("meeting_id", "position");`);

    this.addSql(`create table "meeting_paragraph" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "item_id" int null,
  "key" varchar(40) not null,
  "position" int not null,
  "html" text not null,
  "edition" int not null default 1,
  "tab" varchar(40) not null,
  "written_by" int not null,
  "written_at" timestamptz(3) not null,
  "removed" boolean not null default false
);`);
    this.addSql(`create index "meeting_paragraph_item_id_index" on "meeting_paragraph" ("item_id");`);
    this.addSql(`create index "meeting_paragraph_written_by_index" on "meeting_paragraph" ("written_by");`);
    this.addSql(`create index "meeting_paragraph_meeting_id_position_index" on "meeting_paragraph" ("meeting_id", "position");`);
    this.addSql(`alter table "meeting_paragraph" add constraint "meeting_paragraph_meeting_id_key_unique" unique ("meeting_id", "key");`);

    this.addSql(`create table "meeting_outcome" (
  "id" serial primary key,
  "version" int not null default 1,
  "meeting_id" int not null,
  "item_id" int null,
  "kind" varchar(8) not null,
  "text" text not null,
  "user_id" int null,
  "due" timestamptz(3) null,
  "task_id" int null,
  "done" boolean not null default false,
  "user_added" int not null,
  "date_added" timestamptz(3) not null
);`);
    this.addSql(`create index "meeting_outcome_item_id_index" on "meeting_outcome" ("item_id");`);
    this.addSql(`create index "meeting_outcome_user_id_index" on "meeting_outcome" ("user_id");`);
    this.addSql(`create index "meeting_outcome_user_added_index" on "meeting_outcome" ("user_added");`);
    this.addSql(`create index "meeting_outcome_meeting_id_id_index" on "meeting_outcome" ("meeting_id", "id");`);
    this.addSql(`create index "meeting_outcome_task_id_index" on "meeting_outcome" ("task_id");`);

    this.addSql(`alter table "mail" add "calendar" text null, add "calendar_method" varchar(7) null, add "file_id" int null;`);
    this.addSql(
      `alter table "mail" add constraint "mail_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "mail_file_id_index" on "mail" ("file_id");`);

    this.addSql(
      `alter table "meeting" add constraint "meeting_client_company_id_foreign" foreign key ("client_company_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "meeting" add constraint "meeting_project_foreign" foreign key ("project") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "meeting" add constraint "meeting_organiser_id_foreign" foreign key ("organiser_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "meeting" add constraint "meeting_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "meeting_writer" add constraint "meeting_writer_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "meeting_writer" add constraint "meeting_writer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "meeting_version" add constraint "meeting_version_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "meeting_version" add constraint "meeting_version_made_by_foreign" foreign key ("made_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "meeting_participant" add constraint "meeting_participant_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "meeting_item" add constraint "meeting_item_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "meeting_paragraph" add constraint "meeting_paragraph_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "meeting_paragraph" add constraint "meeting_paragraph_item_id_foreign" foreign key ("item_id") references "meeting_item" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "meeting_paragraph" add constraint "meeting_paragraph_written_by_foreign" foreign key ("written_by") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "meeting_outcome" add constraint "meeting_outcome_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "meeting_outcome" add constraint "meeting_outcome_item_id_foreign" foreign key ("item_id") references "meeting_item" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "meeting_outcome" add constraint "meeting_outcome_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "meeting_outcome" add constraint "meeting_outcome_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "meeting_outcome" add constraint "meeting_outcome_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );
  }
}
