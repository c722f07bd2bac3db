// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class Projects extends Migration {
  override up(): void {
    this.addSql(`create table "project" (
  "id" serial primary key,
  "version" int not null default 1,
  "number" int not null,
  "title" varchar(200) not null,
  "description" text null,
  "client_id" int not null,
  "branch_office_id" int null,
  "contact_id" int null,
  "leader_id" int not null,
  "plan" jsonb not null default '[]',
  "planned_time" int not null default 0,
  "deadline" timestamptz(3) null,
  "notes" text null,
  "status" int not null default 0,
  "handover_by" int null,
  "handover_at" timestamptz(3) null,
  "handover_comment" varchar(1000) null,
  "denied" boolean not null default false,
  "denied_reason" varchar(1000) null,
  "burn_warning" int not null default 0,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "date_finished" timestamptz(3) null,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "project_branch_office_id_index" on "project" ("branch_office_id");`);
    this.addSql(`create index "project_contact_id_index" on "project" ("contact_id");`);
    this.addSql(`create index "project_handover_by_index" on "project" ("handover_by");`);
    this.addSql(`create index "project_user_added_index" on "project" ("user_added");`);
    this.addSql(`create index "project_list_index" on "project" ("deadline", "id");`);
    this.addSql(`create index "project_status_deadline_index" on "project" ("status", "deadline", "id");`);
    this.addSql(`create index "project_status_number_index" on "project" ("status", "number", "id");`);
    this.addSql(`create index "project_client_id_status_index" on "project" ("client_id", "status", "id");`);
    this.addSql(`create index "project_leader_id_status_index" on "project" ("leader_id", "status", "id");`);
    this.addSql(`create index "project_burn_warning_status_index" on "project" ("burn_warning", "status", "id");`);
    this.addSql(`create index "project_title_index" on "project" ("title_sort", "id");`);
    this.addSql(`create index "project_date_added_index" on "project" ("date_added", "id");`);
    this.addSql(`create index "project_planned_time_index" on "project" ("planned_time", "id");`);
    this.addSql(`create index "project_date_finished_index" on "project" ("date_finished", "id");`);
    this.addSql(`alter table "project" add constraint "project_number_unique" unique ("number");`);

    this.addSql(`create table "project_tags" (
  "project_id" int not null,
  "tag_id" int not null,
  primary key ("project_id", "tag_id")
);`);
    this.addSql(`create index "project_tags_tag_id_index" on "project_tags" ("tag_id");`);

    this.addSql(`create table "project_members" (
  "project_id" int not null,
  "user_id" int not null,
  primary key ("project_id", "user_id")
);`);
    this.addSql(`create index "project_members_user_id_index" on "project_members" ("user_id");`);

    this.addSql(`create table "project_excluded_tasks" (
  "project_id" int not null,
  "task_id" int not null,
  primary key ("project_id", "task_id")
);`);
    this.addSql(`create index "project_excluded_tasks_task_id_index" on "project_excluded_tasks" ("task_id");`);

    this.addSql(`alter table "task" add "planned_time" int null;`);
    this.addSql(`alter table "task" alter column "project" drop default;`);
    this.addSql(`alter table "task" alter column "project" drop not null;`);
    // There was no project before, and what stood there as planned hours is the planned time of the task.
    this.addSql(`update "task" set "project" = (select "id" from "project" where "project"."id" = "task"."project");`);
    this.addSql(`update "task" set "planned_time" = "project_hours" * 3600 where "project_hours" is not null;`);
    this.addSql(`alter table "task" alter column "project_hours" type boolean using (true);`);
    this.addSql(`alter table "task" alter column "project_hours" set default true;`);
    this.addSql(`alter table "task" alter column "project_hours" set not null;`);
    this.addSql(
      `alter table "task" add constraint "task_project_foreign" foreign key ("project") references "project" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "project" add constraint "project_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_branch_office_id_foreign" foreign key ("branch_office_id") references "branch_office" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_leader_id_foreign" foreign key ("leader_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_handover_by_foreign" foreign key ("handover_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "project_tags" add constraint "project_tags_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "project_tags" add constraint "project_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "project_members" add constraint "project_members_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "project_members" add constraint "project_members_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "project_excluded_tasks" add constraint "project_excluded_tasks_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "project_excluded_tasks" add constraint "project_excluded_tasks_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;`,
    );
  }
}
