// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class UserTypeShiftWork extends Migration {
  override up(): void {
    this.addSql(
      `alter table "user_type" add "shift_work" boolean not null default false, add "uneven_hours" boolean not null default false, add "increased_pension" boolean not null default false;`,
    );
  }
}
