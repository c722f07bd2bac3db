// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class FileAbsenceIdAndFile extends Migration {
  override up(): void {
    this.addSql(
      `alter table "file" add column "absence_id" integer null constraint "file_absence_id_foreign" references "absence" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_absence_id_id_index" on "file" ("absence_id", "id");`);
  }
}
