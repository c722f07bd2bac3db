// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OwnTasksInTheirOrder extends Migration {
  override up(): void {
    this.addSql(
      `create index "task_company_user_id_deadline_index" on "task" ("company_user_id", ("deadline" is null), "deadline", "id") where status in (0, 1, 2, 3, 4);`,
    );

    this.addSql(`drop index "task_user_user_id_listed_task_id_index";`);
    this.addSql(`alter table "task_user" add column "deadline" datetime null;`);
    this.addSql(
      `create index "task_user_user_id_listed_deadline_index" on "task_user" ("user_id", "listed", ("deadline" is null), "deadline", "task_id");`,
    );
  }
}
