// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ClientNotesAnd8More extends Migration {
  override up(): void {
    this.addSql(`alter table "client" add "notes" text null;`);

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

    this.addSql(`alter table "settings" add "logo" int null;`);
    this.addSql(
      `alter table "settings" add constraint "settings_logo_foreign" foreign key ("logo") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "settings_logo_index" on "settings" ("logo");`);
  }
}
