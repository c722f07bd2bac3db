// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatLinksShow extends Migration {
  override up(): void {
    this.addSql(`alter table "public_link" add "shown" text null, add "signed_sha256" varchar(64) null;`);
  }
}
