// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TaskStatusRegistrationTerminalTaskPriorityIndexAnd2More extends Migration {
  override up(): void {
    this.addSql(
      `create index "task_status_registration_terminal_task_priority_index" on "task" ("status", "registration_terminal_task", "priority", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_date_added_index" on "task" ("status", "registration_terminal_task", "date_added", "id");`,
    );
    this.addSql(
      `create index "task_status_registration_terminal_task_company_task_id_index" on "task" ("status", "registration_terminal_task", "company_task_id", "id");`,
    );
  }
}
