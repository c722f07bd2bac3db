// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ListView extends Migration {
  override up(): void {
    this.addSql(`create table "list_view" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "name" text not null,
  "user_id" integer not null,
  "role_id" integer null,
  "in_menu" integer not null default true,
  "page" text not null,
  "query" text null,
  "hidden_columns" text null,
  "name_sort" text collate binary not null default '',
  "page_sort" text collate binary not null default '',
  "query_sort" text collate binary null,
  "hidden_columns_sort" text collate binary null,
  constraint "list_view_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade,
  constraint "list_view_role_id_foreign" foreign key ("role_id") references "role" ("id") on delete set null
);`);
    this.addSql(`create index "list_view_list_index" on "list_view" ("name_sort", "id");`);
    this.addSql(`create index "list_view_role_id_index" on "list_view" ("role_id");`);
    this.addSql(`create unique index "list_view_user_id_page_name_unique" on "list_view" ("user_id", "page", "name");`);
  }
}
