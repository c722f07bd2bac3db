// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class CalendarFeed extends Migration {
  override up(): void {
    this.addSql(`create table "calendar_feed" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "user_id" integer not null,
  "scope" text not null default 'own',
  "token_hash" text not null,
  "last_read_at" datetime null,
  "revoked_at" datetime null,
  "date_added" datetime not null,
  constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "calendar_feed_list_index" on "calendar_feed" ("date_added", "id");`);
    this.addSql(`create index "calendar_feed_user_id_index" on "calendar_feed" ("user_id");`);
    this.addSql(`create unique index "calendar_feed_token_hash_unique" on "calendar_feed" ("token_hash");`);
  }
}
