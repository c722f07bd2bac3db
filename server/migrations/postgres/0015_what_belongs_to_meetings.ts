// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatBelongsToMeetings extends Migration {
  override up(): void {
    this.addSql(`create index "meeting_moved_from_index" on "meeting" ("moved_from", "id") where moved_from is not null;`);

    this.addSql(`alter table "meeting_participant" add "reminded_at" timestamptz(3) null;`);

    this.addSql(`alter table "file" add "meeting_id" int null;`);
    this.addSql(
      `alter table "file" add constraint "file_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_meeting_id_id_index" on "file" ("meeting_id", "id");`);

    this.addSql(`alter table "comment" add "meeting_id" int null;`);
    this.addSql(
      `alter table "comment" add constraint "comment_meeting_id_foreign" foreign key ("meeting_id") references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(`create index "comment_meeting_id_id_index" on "comment" ("meeting_id", "id");`);
  }
}
