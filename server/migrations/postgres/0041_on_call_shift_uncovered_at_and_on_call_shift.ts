// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallShiftUncoveredAtAndOnCallShift extends Migration {
  override up(): void {
    this.addSql(
      `alter table "on_call_shift" add "uncovered_at" timestamptz(3) null, add "handover_note" varchar(2000) null, add "handover_note_by" int null, add "handover_note_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "on_call_shift" add constraint "on_call_shift_handover_note_by_foreign" foreign key ("handover_note_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(`create index "on_call_shift_handover_note_by_index" on "on_call_shift" ("handover_note_by");`);
  }
}
