// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ProjectStartsOn extends Migration {
  override up(): void {
    this.addSql(`alter table "project" add column "starts_on" date null;`);
  }
}
