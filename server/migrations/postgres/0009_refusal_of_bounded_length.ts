// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class RefusalOfBoundedLength extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" alter column "refusal" type varchar(2000) using ("refusal"::varchar(2000));`);
  }
}
