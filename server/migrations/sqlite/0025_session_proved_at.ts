// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SessionProvedAt extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add column "proved_at" datetime null;`);
  }
}
