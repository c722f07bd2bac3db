// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class EInvoicesInMails extends Migration {
  override up(): void {
    this.addSql(
      `alter table "mail" add column "e_invoice_id" integer null constraint "mail_e_invoice_id_foreign" references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "mail_e_invoice_id_index" on "mail" ("e_invoice_id");`);
  }
}
