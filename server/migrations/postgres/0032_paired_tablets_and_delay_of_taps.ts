// The key of a terminal's tablet, and how long after it happened each tap arrived.
import { Migration } from '@mikro-orm/migrations';

export default class PairedTabletsAndDelayOfTaps extends Migration {
  override up(): void {
    this.addSql(
      `alter table "registration_terminal" add "tablet_key" varchar(100) null, add "paired_at" timestamptz(3) null, add "pairing_code" varchar(64) null, add "pairing_until" timestamptz(3) null;`,
    );

    this.addSql(`alter table "terminal_event" add "delay" int null;`);
    this.addSql(
      `update "terminal_event" set "delay" = extract(epoch from "received_at" - "occurred_at")::int where "received_at" - "occurred_at" > interval '60 seconds';`,
    );
  }
}
