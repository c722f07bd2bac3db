// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class DocumentCreatedAtIndexAnd4More extends Migration {
  override up(): void {
    this.addSql(`drop index "document_created_at_index";`);
    this.addSql(`alter table "document" drop column "sha256";`);
    this.addSql(`alter table "document" drop column "storage_key";`);
    this.addSql(
      `alter table "document" add column "file_id" integer not null constraint "document_file_id_foreign" references "file" ("id") on delete restrict;`,
    );
    this.addSql(`create index "document_file_id_index" on "document" ("file_id");`);
  }
}
