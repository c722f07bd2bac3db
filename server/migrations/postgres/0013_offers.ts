// Offers with their steps; files and messages belong to an offer as well as to a task.
import { Migration } from '@mikro-orm/migrations';

export default class Offers extends Migration {
  override up(): void {
    this.addSql(`create table "offer_type" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "archived" boolean not null default false,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default ''
);`);
    this.addSql(`alter table "offer_type" add constraint "offer_type_name_unique" unique ("name");`);

    this.addSql(`create table "offer" (
  "id" serial primary key,
  "version" int not null default 1,
  "number" int not null,
  "title" varchar(200) not null,
  "description" text null,
  "status" int not null default 0,
  "step_since" timestamptz(3) not null,
  "offer_type_id" int null,
  "client_id" int not null,
  "contact_id" int null,
  "commercial_user_id" int not null,
  "offer_manager_id" int null,
  "commercial_notes" text null,
  "value" bigint null,
  "probability" int not null default 50,
  "deadline" date null,
  "valid_until" date null,
  "project_offer_id" int null,
  "project_id" int null,
  "declined_reason" varchar(1000) null,
  "archived" boolean not null default false,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default ''
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
    this.addSql(`alter table "offer" add constraint "offer_number_unique" unique ("number");`);

    this.addSql(`create table "offer_tasks" (
  "offer_id" int not null,
  "task_id" int not null,
  primary key ("offer_id", "task_id")
);`);
    this.addSql(`create index "offer_tasks_task_id_index" on "offer_tasks" ("task_id");`);

    this.addSql(`create table "offer_tags" (
  "offer_id" int not null,
  "tag_id" int not null,
  primary key ("offer_id", "tag_id")
);`);
    this.addSql(`create index "offer_tags_tag_id_index" on "offer_tags" ("tag_id");`);

    this.addSql(`create table "offer_step" (
  "id" serial primary key,
  "version" int not null default 1,
  "offer_id" int not null,
  "step" int not null,
  "user_id" int not null,
  "note" varchar(1000) null,
  "entered_at" timestamptz(3) not null,
  "left_at" timestamptz(3) null
);`);
    this.addSql(`create index "offer_step_user_id_index" on "offer_step" ("user_id");`);
    this.addSql(`create index "offer_step_offer_id_id_index" on "offer_step" ("offer_id", "id");`);
    this.addSql(`create index "offer_step_step_entered_at_index" on "offer_step" ("step", "entered_at");`);
    this.addSql(`create unique index "offer_step_offer_id_unique" on "offer_step" ("offer_id") where left_at is null;`);

    this.addSql(`alter table "file" add "offer_id" int null;`);
    this.addSql(
      `alter table "file" add constraint "file_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_offer_id_id_index" on "file" ("offer_id", "id");`);

    this.addSql(`alter table "comment" add "offer_id" int null;`);
    this.addSql(
      `alter table "comment" add constraint "comment_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "comment" alter column "task_id" drop not null;`);
    this.addSql(`create index "comment_offer_id_id_index" on "comment" ("offer_id", "id");`);

    this.addSql(
      `alter table "offer" add constraint "offer_offer_type_id_foreign" foreign key ("offer_type_id") references "offer_type" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_client_id_foreign" foreign key ("client_id") references "client" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_commercial_user_id_foreign" foreign key ("commercial_user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_offer_manager_id_foreign" foreign key ("offer_manager_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_project_offer_id_foreign" foreign key ("project_offer_id") references "project_offer" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "offer_tasks" add constraint "offer_tasks_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "offer_tasks" add constraint "offer_tasks_task_id_foreign" foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "offer_tags" add constraint "offer_tags_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "offer_tags" add constraint "offer_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "offer_step" add constraint "offer_step_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "offer_step" add constraint "offer_step_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
  }
}
