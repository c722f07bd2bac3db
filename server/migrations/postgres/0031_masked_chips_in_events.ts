// Events that are older than the masking of chip numbers held these in full; what opens a door stands nowhere but at its user.
import { Migration } from '@mikro-orm/migrations';

export default class MaskedChipsInEvents extends Migration {
  override up(): void {
    for (const side of ['before', 'after']) {
      const chip = `("${side}"::jsonb ->> 'rfid_tag')`;
      const shown = `right(${chip}, least(4, length(${chip}) / 2))`;
      this.addSql(
        `update "event" set "${side}" = jsonb_set("${side}"::jsonb, '{rfid_tag}', to_jsonb('•••• ' || ${shown}))::text where "entity" = 'user' and ${chip} is not null and ${chip} not like '••••%';`,
      );
    }
  }
}
