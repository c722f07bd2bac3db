// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SettingsLateTapHours extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add "late_tap_hours" int not null default 24;`);
  }
}
