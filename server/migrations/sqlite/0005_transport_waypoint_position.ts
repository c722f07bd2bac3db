// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class TransportWaypointPosition extends Migration {
  override up(): void {
    this.addSql(`alter table "transport_waypoint" add column "position" text null;`);
  }
}
