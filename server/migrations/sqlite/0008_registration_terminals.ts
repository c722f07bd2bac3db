// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class RegistrationTerminals extends Migration {
  override up(): void {
    this.addSql(`create table "registration_terminal" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "location" text null,
  "language" text not null default 'sl',
  "allowed_networks" text null,
  "work_type_id" integer null,
  "active" integer not null default true,
  "task_id" integer null,
  "key_rotated_at" datetime not null,
  "access_key" text not null,
  "wrong_pins" integer not null default 0,
  "rests_until" datetime null,
  "wrong_pins_on" date null,
  "wrong_pins_that_day" integer not null default 0,
  "search_text" text not null default '',
  "name_sort" text collate binary not null default '',
  "location_sort" text collate binary null,
  "allowed_networks_sort" text collate binary null,
  constraint "registration_terminal_work_type_id_foreign" foreign key ("work_type_id") references "work_type" ("id") on delete restrict,
  constraint "registration_terminal_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict
);`);
    this.addSql(`create index "registration_terminal_work_type_id_index" on "registration_terminal" ("work_type_id");`);
    this.addSql(`create unique index "registration_terminal_name_unique" on "registration_terminal" ("name");`);
    this.addSql(`create unique index "registration_terminal_access_key_unique" on "registration_terminal" ("access_key");`);
    this.addSql(`create unique index "registration_terminal_task_id_unique" on "registration_terminal" ("task_id");`);

    this.addSql(`create table "terminal_event" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "terminal_id" integer not null,
  "event_id" text not null,
  "user_id" integer null,
  "action" text not null,
  "means" text not null,
  "occurred_at" datetime not null,
  "received_at" datetime not null,
  "outcome" text not null,
  "problem" text null,
  "settled_by" integer null,
  "settled_at" datetime null,
  "note" text null,
  constraint "terminal_event_terminal_id_foreign" foreign key ("terminal_id") references "registration_terminal" ("id") on delete restrict,
  constraint "terminal_event_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict,
  constraint "terminal_event_settled_by_foreign" foreign key ("settled_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "terminal_event_settled_by_index" on "terminal_event" ("settled_by");`);
    this.addSql(`create index "terminal_event_list_index" on "terminal_event" ("occurred_at", "id");`);
    this.addSql(
      `create index "terminal_event_terminal_id_outcome_occurred_at_index" on "terminal_event" ("terminal_id", "outcome", "occurred_at", "id");`,
    );
    this.addSql(`create index "terminal_event_user_id_occurred_at_index" on "terminal_event" ("user_id", "occurred_at", "id");`);
    this.addSql(`create index "terminal_event_outcome_occurred_at_index" on "terminal_event" ("outcome", "occurred_at", "id");`);
    this.addSql(`create unique index "terminal_event_event_id_unique" on "terminal_event" ("event_id");`);
  }
}
