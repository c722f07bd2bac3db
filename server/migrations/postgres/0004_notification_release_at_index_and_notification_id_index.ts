// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class NotificationReleaseAtIndexAndNotificationIdIndex extends Migration {
  override up(): void {
    this.addSql(`drop index "notification_release_at_index";`);
    this.addSql(`create index "notification_id_index" on "notification" ("id") where by_mail and mailed_at is null;`);
    this.addSql(`create index "notification_release_at_index" on "notification" ("release_at") where release_at is not null;`);
  }
}
