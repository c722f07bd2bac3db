// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class EInvoicesInMails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add "e_invoice_id" int null;`);
    this.addSql(
      `alter table "mail" add constraint "mail_e_invoice_id_foreign" foreign key ("e_invoice_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "mail_e_invoice_id_index" on "mail" ("e_invoice_id");`);
  }
}
