// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class PublicLinkSpotHashAndPublicLink extends Migration {
  override up(): void {
    this.addSql(`alter table "public_link" add column "spot_hash" text null;`);
    this.addSql(`alter table "public_link" add column "spot_expires_at" datetime null;`);
    this.addSql(
      `alter table "public_link" add column "spot_by" integer null constraint "public_link_spot_by_foreign" references "user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "public_link" add column "on_the_spot" integer not null default false;`);
    this.addSql(`create index "public_link_spot_by_index" on "public_link" ("spot_by");`);
    this.addSql(`create unique index "public_link_spot_hash_unique" on "public_link" ("spot_hash");`);
  }
}
