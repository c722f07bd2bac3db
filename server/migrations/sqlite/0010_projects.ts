// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Projects extends Migration {
  override up(): void {
    this.addSql(`create table "project" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "number" integer not null,
  "title" text not null,
  "description" text null,
  "client_id" integer not null,
  "branch_office_id" integer null,
  "contact_id" integer null,
  "leader_id" integer not null,
  "plan" json not null default '[]',
  "planned_time" integer not null default 0,
  "deadline" datetime null,
  "notes" text null,
  "status" integer not null default 0,
  "handover_by" integer null,
  "handover_at" datetime null,
  "handover_comment" text null,
  "denied" integer not null default false,
  "denied_reason" text null,
  "burn_warning" integer not null default 0,
  "user_added" integer not null,
  "date_added" datetime not null,
  "date_finished" datetime null,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  constraint "project_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict,
  constraint "project_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict,
  constraint "project_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict,
  constraint "project_leader_id_foreign" foreign key ("leader_id") references "user" ("id") on delete restrict,
  constraint "project_handover_by_foreign" foreign key ("handover_by") references "user" ("id") on delete restrict,
  constraint "project_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "project_branch_office_id_index" on "project" ("branch_office_id");`);
    this.addSql(`create index "project_contact_id_index" on "project" ("contact_id");`);
    this.addSql(`create index "project_handover_by_index" on "project" ("handover_by");`);
    this.addSql(`create index "project_user_added_index" on "project" ("user_added");`);
    this.addSql(`create index "project_list_index" on "project" (("deadline" is null), "deadline", "id");`);
    this.addSql(`create index "project_status_deadline_index" on "project" ("status", ("deadline" is null), "deadline", "id");`);
    this.addSql(`create index "project_status_number_index" on "project" ("status", "number", "id");`);
    this.addSql(`create index "project_client_id_status_index" on "project" ("client_id", "status", "id");`);
    this.addSql(`create index "project_leader_id_status_index" on "project" ("leader_id", "status", "id");`);
    this.addSql(`create index "project_burn_warning_status_index" on "project" ("burn_warning", "status", "id");`);
    this.addSql(`create index "project_title_index" on "project" ("title_sort", "id");`);
    this.addSql(`create index "project_date_added_index" on "project" ("date_added", "id");`);
    this.addSql(`create index "project_planned_time_index" on "project" ("planned_time", "id");`);
    this.addSql(`create index "project_date_finished_index" on "project" (("date_finished" is null), "date_finished", "id");`);
    this.addSql(`create unique index "project_number_unique" on "project" ("number");`);

    this.addSql(`create table "project_tags" (
  "project_id" integer not null,
  "tag_id" integer not null,
  primary key ("project_id", "tag_id"),
  constraint "project_tags_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade,
  constraint "project_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "project_tags_project_id_index" on "project_tags" ("project_id");`);
    this.addSql(`create index "project_tags_tag_id_index" on "project_tags" ("tag_id");`);

    this.addSql(`create table "project_members" (
  "project_id" integer not null,
  "user_id" integer not null,
  primary key ("project_id", "user_id"),
  constraint "project_members_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade,
  constraint "project_members_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "project_members_project_id_index" on "project_members" ("project_id");`);
    this.addSql(`create index "project_members_user_id_index" on "project_members" ("user_id");`);

    this.addSql(`create table "project_excluded_tasks" (
  "project_id" integer not null,
  "task_id" integer not null,
  primary key ("project_id", "task_id"),
  constraint "project_excluded_tasks_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade,
  constraint "project_excluded_tasks_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade
);`);
    this.addSql(`create index "project_excluded_tasks_project_id_index" on "project_excluded_tasks" ("project_id");`);
    this.addSql(`create index "project_excluded_tasks_task_id_index" on "project_excluded_tasks" ("task_id");`);

    this.addSql(`create table "task__temp_alter" (
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
  "project" integer null,
  "project_hours" integer not null default true,
  "planned_time" integer null,
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
  constraint "task_project_foreign" foreign key ("project") references "project" ("id") on delete restrict,
  constraint "task_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
);`);
    // There was no project before, and what stood there as planned hours is the planned time of the task.
    this.addSql(
      `insert into "task__temp_alter" select "id", "version", "company_task_id", "title", "description", "additional_comment", "priority", "deadline", "status", "company_user_id", "client_company_id", "branch_office_id", "client_company_contact_id", (select "project"."id" from "project" where "project"."id" = "task"."project") as "project", true as "project_hours", "project_hours" * 3600 as "planned_time", "user_added", "date_added", "date_closed", "waiting_reason", "denied", "denied_reason", "registration_terminal_task", "revision", "search_text", "title_sort" from "task";`,
    );
    this.addSql(`drop table "task";`);
    this.addSql(`alter table "task__temp_alter" rename to "task";`);
    this.addSql(`create index "task_branch_office_id_index" on "task" ("branch_office_id");`);
    this.addSql(`create index "task_client_company_contact_id_index" on "task" ("client_company_contact_id");`);
    this.addSql(`create index "task_user_added_index" on "task" ("user_added");`);
    this.addSql(`create index "task_list_index" on "task" (("deadline" is null), "deadline", "id");`);
    this.addSql(
      `create index "task_status_registration_terminal_task_deadline_index" on "task" ("status", "registration_terminal_task", ("deadline" is null), "deadline", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_priority_index" on "task" ("status", "registration_terminal_task", "priority", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_date_added_index" on "task" ("status", "registration_terminal_task", "date_added", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_company_task_id_index" on "task" ("status", "registration_terminal_task", "company_task_id", "id");`,
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
    this.addSql(
      `create index "task_company_user_id_deadline_index" on "task" ("company_user_id", ("deadline" is null), "deadline", "id") where status in (0, 1, 2, 3, 4);`,
    );
    this.addSql(`create index "task_client_company_id_status_index" on "task" ("client_company_id", "status", "id");`);
    this.addSql(`create index "task_title_index" on "task" ("title_sort", "id");`);
    this.addSql(`create index "task_date_added_index" on "task" ("date_added", "id");`);
    this.addSql(`create index "task_date_closed_index" on "task" (("date_closed" is null), "date_closed", "id");`);
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
    this.addSql(`create unique index "task_company_task_id_unique" on "task" ("company_task_id");`);
  }
}
