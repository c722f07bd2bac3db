// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OutboxReminderAndFailedTries extends Migration {
  override up(): void {
    this.addSql(`create table "failed_try" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "key" text not null,
  "at" datetime not null,
  "ends_at" datetime not null
);`);
    this.addSql(`create index "failed_try_key_at_index" on "failed_try" ("key", "at");`);
    this.addSql(`create index "failed_try_ends_at_index" on "failed_try" ("ends_at");`);

    this.addSql(
      `alter table "session" add column "looks_as_id" integer null constraint "session_looks_as_id_foreign" references "role" ("id") on delete set null;`,
    );
    this.addSql(`create index "session_looks_as_id_index" on "session" ("looks_as_id");`);

    this.addSql(`alter table "public_link" add column "reminder_hash" text null;`);
    this.addSql(`alter table "public_link" add column "reminded_at" datetime null;`);
    this.addSql(`create unique index "public_link_reminder_hash_unique" on "public_link" ("reminder_hash");`);

    this.addSql(`alter table "mail" add column "kind" text not null default 'account';`);
    this.addSql(
      `alter table "mail" add column "link_id" integer null constraint "mail_link_id_foreign" references "public_link" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "mail" add column "secret" text null;`);
    this.addSql(`alter table "mail" add column "claimed_until" datetime null;`);
    this.addSql(`create index "mail_link_id_id_index" on "mail" ("link_id", "id");`);

    this.addSql(`alter table "settings" add column "reminder_days" integer not null default 5;`);

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
      `update "mail" set "secret" = substr("text", instr("text", '/confirmTask/') + 13, 43) where "link_id" is not null and "status" in ('waiting', 'failed') and instr("text", '/confirmTask/') > 0 and instr("text", '/confirmTask/…') = 0;`,
    );
    this.addSql(
      `update "mail" set "secret" = substr("text", instr("text", '/resetPass/') + 11, 43) where "link_id" is not null and "status" in ('waiting', 'failed') and instr("text", '/resetPass/') > 0 and instr("text", '/resetPass/…') = 0;`,
    );
    this.addSql(
      `update "mail" set "text" = replace("text", "secret", '…'), "html" = replace("html", "secret", '…') where "secret" is not null;`,
    );
  }
}
