// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class KnownPermissionAnd2More extends Migration {
  override up(): void {
    this.addSql(`create table "known_permission" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "code" integer not null
);`);
    this.addSql(`create unique index "known_permission_code_unique" on "known_permission" ("code");`);

    this.addSql(`alter table "mail" add column "reply_to" text null;`);
  }
}
