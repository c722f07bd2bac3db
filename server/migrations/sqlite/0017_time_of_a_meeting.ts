// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TimeOfAMeeting2More extends Migration {
  override up(): void {
    this.addSql(
      `alter table "meeting_participant" add column "time_entry_id" integer null constraint "meeting_participant_time_entry_id_foreign" references "time_entry" ("id") on delete set null;`,
    );
    this.addSql(`create index "meeting_participant_time_entry_id_index" on "meeting_participant" ("time_entry_id");`);
  }
}
