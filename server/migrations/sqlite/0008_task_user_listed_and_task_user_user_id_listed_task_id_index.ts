// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TaskUserListedAndTaskUserUserIdListedTaskIdIndex extends Migration {
  override up(): void {
    this.addSql(`alter table "task_user" add column "listed" integer not null default true;`);
    this.addSql(`create index "task_user_user_id_listed_task_id_index" on "task_user" ("user_id", "listed", "task_id");`);
  }
}
