// The numbers of chips are kept without what readers write between their signs, in capitals; two that were told apart by that alone stay as they are.
import { Migration } from '@mikro-orm/migrations';

export default class BareChipNumbers extends Migration {
  override up(): void {
    const bare = (tag: string) => `upper(${[':', '-', '.', '_', '/', ' '].reduce((text, sign) => `replace(${text}, '${sign}', '')`, tag)})`;
    this.addSql(
      `update "user" set "rfid_tag" = ${bare('"rfid_tag"')} where "id" in (select min("id") from "user" where "rfid_tag" is not null group by ${bare('"rfid_tag"')} having count(*) = 1 and ${bare('min("rfid_tag")')} <> '');`,
    );
  }
}
