// The key of a terminal's tablet, and how long after it happened each tap arrived.
import { Migration } from '@mikro-orm/migrations';

export default class PairedTabletsAndDelayOfTaps extends Migration {
  override up(): void {
    this.addSql(`alter table "registration_terminal" add column "tablet_key" text null;`);
    this.addSql(`alter table "registration_terminal" add column "paired_at" datetime null;`);
    this.addSql(`alter table "registration_terminal" add column "pairing_code" text null;`);
    this.addSql(`alter table "registration_terminal" add column "pairing_until" datetime null;`);

    this.addSql(`alter table "terminal_event" add column "delay" integer null;`);
    this.addSql(
      `update "terminal_event" set "delay" = ("received_at" - "occurred_at") / 1000 where "received_at" - "occurred_at" > 60000;`,
    );
  }
}
