// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class CalendarFeed extends Migration {
  override up(): void {
    this.addSql(`create table "calendar_feed" (
  "id" serial primary key,
  "version" int not null default 1,
  "user_id" int not null,
  "scope" varchar(7) not null default 'own',
  "token_hash" varchar(64) not null,
  "last_read_at" timestamptz(3) null,
  "revoked_at" timestamptz(3) null,
  "date_added" timestamptz(3) not null
);`);
    this.addSql(`create index "calendar_feed_list_index" on "calendar_feed" ("date_added", "id");`);
    this.addSql(`create index "calendar_feed_user_id_index" on "calendar_feed" ("user_id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_token_hash_unique" unique ("token_hash");`);

    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`,
    );
  }
}
