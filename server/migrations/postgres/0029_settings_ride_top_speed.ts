// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SettingsRideTopSpeed extends Migration {
  override up(): void {
    this.addSql(
      `alter table "settings" add "ride_top_speed" int not null default 130, add "ride_most_kilometers" int not null default 800;`,
    );
  }
}
