// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class KnownPermissionAnd2More extends Migration {
  override up(): void {
    this.addSql(`create table "known_permission" (
  "id" serial primary key,
  "version" int not null default 1,
  "code" int not null
);`);
    this.addSql(`alter table "known_permission" add constraint "known_permission_code_unique" unique ("code");`);

    this.addSql(`alter table "mail" add "reply_to" varchar(254) null;`);
    this.addSql(`alter table "mail" alter column "status" type varchar(9) using ("status"::varchar(9));`);
  }
}
