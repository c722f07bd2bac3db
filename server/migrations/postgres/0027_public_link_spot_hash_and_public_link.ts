// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class PublicLinkSpotHashAndPublicLink extends Migration {
  override up(): void {
    this.addSql(
      `alter table "public_link" add "spot_hash" varchar(64) null, add "spot_expires_at" timestamptz(3) null, add "spot_by" int null, add "on_the_spot" boolean not null default false;`,
    );
    this.addSql(
      `alter table "public_link" add constraint "public_link_spot_by_foreign" foreign key ("spot_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(`create index "public_link_spot_by_index" on "public_link" ("spot_by");`);
    this.addSql(`alter table "public_link" add constraint "public_link_spot_hash_unique" unique ("spot_hash");`);
  }
}
