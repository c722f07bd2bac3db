// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OutboxReminderAndFailedTries extends Migration {
  override up(): void {
    this.addSql(`create table "failed_try" (
  "id" serial primary key,
  "version" int not null default 1,
  "key" varchar(64) not null,
  "at" timestamptz(3) not null,
  "ends_at" timestamptz(3) not null
);`);
    this.addSql(`create index "failed_try_key_at_index" on "failed_try" ("key", "at");`);
    this.addSql(`create index "failed_try_ends_at_index" on "failed_try" ("ends_at");`);

    this.addSql(`alter table "session" add "looks_as_id" int null;`);
    this.addSql(
      `alter table "session" add constraint "session_looks_as_id_foreign" foreign key ("looks_as_id") references "role" ("id") on delete set null;`,
    );
    this.addSql(`create index "session_looks_as_id_index" on "session" ("looks_as_id");`);

    this.addSql(`alter table "public_link" add "reminder_hash" varchar(64) null, add "reminded_at" timestamptz(3) null;`);
    this.addSql(`alter table "public_link" add constraint "public_link_reminder_hash_unique" unique ("reminder_hash");`);

    this.addSql(
      `alter table "mail" add "kind" varchar(13) not null default 'account', add "link_id" int null, add "secret" varchar(100) null, add "claimed_until" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_link_id_foreign" foreign key ("link_id") references "public_link" ("id") on delete restrict;`,
    );
    this.addSql(`create index "mail_link_id_id_index" on "mail" ("link_id", "id");`);

    this.addSql(`alter table "settings" add "reminder_days" int not null default 5;`);

    // By hand: a mail says what it is about and which link it brings; the token of one that has not left yet stands apart from its text.
    // The link of a task that was deleted is gone, and nobody is sent it any more.
    this.addSql(
      `update "mail" set "kind" = 'confirmation', "entity" = null, "entity_id" = null, "status" = case when "status" in ('waiting', 'failed') then 'cancelled' else "status" end where "entity" = 'public_link' and not exists (select 1 from "public_link" l where l."id" = "mail"."entity_id");`,
    );
    this.addSql(`update "mail" set "link_id" = "entity_id" where "entity" = 'public_link';`);
    this.addSql(
      `update "mail" set "kind" = (select case l."purpose" when 'invitation' then 'invitation' when 'passwordReset' then 'passwordReset' else 'confirmation' end from "public_link" l where l."id" = "mail"."link_id"), "entity" = (select case when l."purpose" in ('invitation', 'passwordReset') then 'user' else l."purpose" end from "public_link" l where l."id" = "mail"."link_id"), "entity_id" = (select l."record_id" from "public_link" l where l."id" = "mail"."link_id") where "link_id" is not null;`,
    );
    this.addSql(
      `update "mail" set "secret" = substr("text", strpos("text", '/confirmTask/') + 13, 43) where "link_id" is not null and "status" in ('waiting', 'failed') and strpos("text", '/confirmTask/') > 0 and strpos("text", '/confirmTask/…') = 0;`,
    );
    this.addSql(
      `update "mail" set "secret" = substr("text", strpos("text", '/resetPass/') + 11, 43) where "link_id" is not null and "status" in ('waiting', 'failed') and strpos("text", '/resetPass/') > 0 and strpos("text", '/resetPass/…') = 0;`,
    );
    this.addSql(
      `update "mail" set "text" = replace("text", "secret", '…'), "html" = replace("html", "secret", '…') where "secret" is not null;`,
    );
  }
}
