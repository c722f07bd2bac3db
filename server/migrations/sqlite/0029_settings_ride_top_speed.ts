// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SettingsRideTopSpeed extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add column "ride_top_speed" integer not null default 130;`);
    this.addSql(`alter table "settings" add column "ride_most_kilometers" integer not null default 800;`);
  }
}
