// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class UserTypeShiftWork extends Migration {
  override up(): void {
    this.addSql(`alter table "user_type" add column "shift_work" integer not null default false;`);
    this.addSql(`alter table "user_type" add column "uneven_hours" integer not null default false;`);
    this.addSql(`alter table "user_type" add column "increased_pension" integer not null default false;`);
  }
}
