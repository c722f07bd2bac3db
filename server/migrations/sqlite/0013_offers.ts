// Offers with their steps; files and messages belong to an offer as well as to a task.
import { Migration } from '@mikro-orm/migrations';

export default class Offers extends Migration {
  override up(): void {
    this.addSql(`create table "offer_type" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "archived" integer not null default false,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default ''
);`);
    this.addSql(`create unique index "offer_type_name_unique" on "offer_type" ("name");`);

    this.addSql(`create table "offer" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "number" integer not null,
  "title" text not null,
  "description" text null,
  "status" integer not null default 0,
  "step_since" datetime not null,
  "offer_type_id" integer null,
  "client_id" integer not null,
  "contact_id" integer null,
  "commercial_user_id" integer not null,
  "offer_manager_id" integer null,
  "commercial_notes" text null,
  "value" bigint null,
  "probability" integer not null default 50,
  "deadline" date null,
  "valid_until" date null,
  "project_offer_id" integer null,
  "project_id" integer null,
  "declined_reason" text null,
  "archived" integer not null default false,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  constraint "offer_offer_type_id_foreign" foreign key ("offer_type_id") references "offer_type" ("id") on delete restrict,
  constraint "offer_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict,
  constraint "offer_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict,
  constraint "offer_commercial_user_id_foreign" foreign key ("commercial_user_id") references "user" ("id") on delete restrict,
  constraint "offer_offer_manager_id_foreign" foreign key ("offer_manager_id") references "user" ("id") on delete restrict,
  constraint "offer_project_offer_id_foreign" foreign key ("project_offer_id") references "project_offer" ("id") on delete set null,
  constraint "offer_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null,
  constraint "offer_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "offer_offer_type_id_index" on "offer" ("offer_type_id");`);
    this.addSql(`create index "offer_contact_id_index" on "offer" ("contact_id");`);
    this.addSql(`create index "offer_project_offer_id_index" on "offer" ("project_offer_id");`);
    this.addSql(`create index "offer_project_id_index" on "offer" ("project_id");`);
    this.addSql(`create index "offer_user_added_index" on "offer" ("user_added");`);
    this.addSql(`create index "offer_list_index" on "offer" ("step_since", "id");`);
    this.addSql(`create index "offer_archived_status_step_since_index" on "offer" ("archived", "status", "step_since", "id");`);
    this.addSql(`create index "offer_archived_step_since_index" on "offer" ("archived", "step_since", "id");`);
    this.addSql(
      `create index "offer_commercial_user_id_archived_step_since_index" on "offer" ("commercial_user_id", "archived", "step_since", "id");`,
    );
    this.addSql(
      `create index "offer_offer_manager_id_archived_step_since_index" on "offer" ("offer_manager_id", "archived", "step_since", "id");`,
    );
    this.addSql(`create index "offer_client_id_step_since_index" on "offer" ("client_id", "step_since", "id");`);
    this.addSql(`create unique index "offer_number_unique" on "offer" ("number");`);

    this.addSql(`create table "offer_tasks" (
  "offer_id" integer not null,
  "task_id" integer not null,
  primary key ("offer_id", "task_id"),
  constraint "offer_tasks_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on update cascade on delete cascade,
  constraint "offer_tasks_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade
);`);
    this.addSql(`create index "offer_tasks_offer_id_index" on "offer_tasks" ("offer_id");`);
    this.addSql(`create index "offer_tasks_task_id_index" on "offer_tasks" ("task_id");`);

    this.addSql(`create table "offer_tags" (
  "offer_id" integer not null,
  "tag_id" integer not null,
  primary key ("offer_id", "tag_id"),
  constraint "offer_tags_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on update cascade on delete cascade,
  constraint "offer_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "offer_tags_offer_id_index" on "offer_tags" ("offer_id");`);
    this.addSql(`create index "offer_tags_tag_id_index" on "offer_tags" ("tag_id");`);

    this.addSql(`create table "offer_step" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "offer_id" integer not null,
  "step" integer not null,
  "user_id" integer not null,
  "note" text null,
  "entered_at" datetime not null,
  "left_at" datetime null,
  constraint "offer_step_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade,
  constraint "offer_step_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "offer_step_user_id_index" on "offer_step" ("user_id");`);
    this.addSql(`create index "offer_step_offer_id_id_index" on "offer_step" ("offer_id", "id");`);
    this.addSql(`create index "offer_step_step_entered_at_index" on "offer_step" ("step", "entered_at");`);
    this.addSql(`create unique index "offer_step_offer_id_unique" on "offer_step" ("offer_id") where left_at is null;`);

    this.addSql(
      `alter table "file" add column "offer_id" integer null constraint "file_offer_id_foreign" references "offer" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_offer_id_id_index" on "file" ("offer_id", "id");`);

    this.addSql(`create table "comment__temp_alter" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "task_id" integer null,
  "offer_id" integer null,
  "user_id" integer not null,
  "text" text not null,
  "date_added" datetime not null,
  constraint "comment_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade,
  constraint "comment_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade,
  constraint "comment_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(
      `insert into "comment__temp_alter" select "id", "version", "task_id", null as "offer_id", "user_id", "text", "date_added" from "comment";`,
    );
    this.addSql(`drop table "comment";`);
    this.addSql(`alter table "comment__temp_alter" rename to "comment";`);
    this.addSql(`create index "comment_task_id_id_index" on "comment" ("task_id", "id");`);
    this.addSql(`create index "comment_offer_id_id_index" on "comment" ("offer_id", "id");`);
    this.addSql(`create index "comment_user_id_index" on "comment" ("user_id");`);
  }
}
