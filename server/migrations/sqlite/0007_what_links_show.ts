// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class WhatLinksShow extends Migration {
  override up(): void {
    this.addSql(`alter table "public_link" add column "shown" text null;`);
    this.addSql(`alter table "public_link" add column "signed_sha256" text null;`);
  }
}
