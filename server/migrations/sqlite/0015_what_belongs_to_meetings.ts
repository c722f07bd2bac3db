// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatBelongsToMeetings extends Migration {
  override up(): void {
    this.addSql(
      `create index "meeting_moved_from_index" on "meeting" (("moved_from" is null), "moved_from", "id") where moved_from is not null;`,
    );

    this.addSql(`alter table "meeting_participant" add column "reminded_at" datetime null;`);

    this.addSql(
      `alter table "file" add column "meeting_id" integer null constraint "file_meeting_id_foreign" references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_meeting_id_id_index" on "file" ("meeting_id", "id");`);

    this.addSql(
      `alter table "comment" add column "meeting_id" integer null constraint "comment_meeting_id_foreign" references "meeting" ("id") on delete cascade;`,
    );
    this.addSql(`create index "comment_meeting_id_id_index" on "comment" ("meeting_id", "id");`);
  }
}
