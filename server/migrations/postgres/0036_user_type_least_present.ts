// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class UserTypeLeastPresent extends Migration {
  override up(): void {
    this.addSql(`alter table "user_type" add "least_present" int null;`);
  }
}
