// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class OnCallShiftUncoveredAtAndOnCallShift extends Migration {
  override up(): void {
    this.addSql(`alter table "on_call_shift" add column "uncovered_at" datetime null;`);
    this.addSql(`alter table "on_call_shift" add column "handover_note" text null;`);
    this.addSql(
      `alter table "on_call_shift" add column "handover_note_by" integer null constraint "on_call_shift_handover_note_by_foreign" references "user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "on_call_shift" add column "handover_note_at" datetime null;`);
    this.addSql(`create index "on_call_shift_handover_note_by_index" on "on_call_shift" ("handover_note_by");`);
  }
}
