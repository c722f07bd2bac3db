// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class SettingsPhoneAndPublicLinkByPhone extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add column "phone" text null;`);
    this.addSql(`alter table "settings" add column "link_days" integer not null default 30;`);

    this.addSql(`alter table "public_link" add column "by_phone" integer not null default false;`);
  }
}
