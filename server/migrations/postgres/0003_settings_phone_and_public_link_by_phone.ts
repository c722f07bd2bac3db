// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SettingsPhoneAndPublicLinkByPhone extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add "phone" varchar(40) null, add "link_days" int not null default 30;`);

    this.addSql(`alter table "public_link" add "by_phone" boolean not null default false;`);
  }
}
