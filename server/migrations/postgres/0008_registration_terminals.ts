// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class RegistrationTerminals extends Migration {
  override up(): void {
    this.addSql(`create table "registration_terminal" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "location" varchar(120) null,
  "language" varchar(2) not null default 'sl',
  "allowed_networks" varchar(500) null,
  "work_type_id" int null,
  "active" boolean not null default true,
  "task_id" int null,
  "key_rotated_at" timestamptz(3) not null,
  "access_key" varchar(64) not null,
  "wrong_pins" int not null default 0,
  "rests_until" timestamptz(3) null,
  "wrong_pins_on" date null,
  "wrong_pins_that_day" int not null default 0,
  "search_text" text not null default '',
  "name_sort" text collate "C" not null default '',
  "location_sort" text collate "C" null,
  "allowed_networks_sort" text collate "C" null
);`);
    this.addSql(`create index "registration_terminal_work_type_id_index" on "registration_terminal" ("work_type_id");`);
    this.addSql(`alter table "registration_terminal" add constraint "registration_terminal_name_unique" unique ("name");`);
    this.addSql(`alter table "registration_terminal" add constraint "registration_terminal_access_key_unique" unique ("access_key");`);
    this.addSql(`alter table "registration_terminal" add constraint "registration_terminal_task_id_unique" unique ("task_id");`);

    this.addSql(`create table "terminal_event" (
  "id" serial primary key,
  "version" int not null default 1,
  "terminal_id" int not null,
  "event_id" varchar(64) not null,
  "user_id" int null,
  "action" varchar(5) not null,
  "means" varchar(4) not null,
  "occurred_at" timestamptz(3) not null,
  "received_at" timestamptz(3) not null,
  "outcome" varchar(9) not null,
  "problem" text null,
  "settled_by" int null,
  "settled_at" timestamptz(3) null,
  "note" text null
);`);
    this.addSql(`create index "terminal_event_settled_by_index" on "terminal_event" ("settled_by");`);
    this.addSql(`create index "terminal_event_list_index" on "terminal_event" ("occurred_at", "id");`);
    this.addSql(
      `create index "terminal_event_terminal_id_outcome_occurred_at_index" on "terminal_event" ("terminal_id", "outcome", "occurred_at", "id");`,
    );
    this.addSql(`create index "terminal_event_user_id_occurred_at_index" on "terminal_event" ("user_id", "occurred_at", "id");`);
    this.addSql(`create index "terminal_event_outcome_occurred_at_index" on "terminal_event" ("outcome", "occurred_at", "id");`);
    this.addSql(`alter table "terminal_event" add constraint "terminal_event_event_id_unique" unique ("event_id");`);

    this.addSql(
      `alter table "registration_terminal" add constraint "registration_terminal_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "registration_terminal" add constraint "registration_terminal_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "terminal_event" add constraint "terminal_event_terminal_id_foreign" foreign key ("terminal_id") references "registration_terminal" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "terminal_event" add constraint "terminal_event_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "terminal_event" add constraint "terminal_event_settled_by_foreign" foreign key ("settled_by") references "user" ("id") on delete restrict;`,
    );
  }
}
