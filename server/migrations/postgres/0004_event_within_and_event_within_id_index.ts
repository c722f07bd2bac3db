// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class EventWithinAndEventWithinIdIndex extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "within" varchar(80) null;`);
    // Until now every event was told of the record itself.
    this.addSql(`update "event" set "within" = "entity" || ':' || "entity_id";`);
    this.addSql(`create index "event_within_id_index" on "event" ("within", "id");`);
  }
}
