// Drafted by npm run generate: read it before it is released, and never change it afterwards.
import { Migration } from '@mikro-orm/migrations';

export default class ListView extends Migration {
  override up(): void {
    this.addSql(`create table "list_view" (
  "id" serial primary key,
  "version" int not null default 1,
  "name" varchar(60) not null,
  "user_id" int not null,
  "role_id" int null,
  "in_menu" boolean not null default true,
  "page" varchar(200) not null,
  "query" varchar(4000) null,
  "hidden_columns" varchar(1000) null,
  "name_sort" text collate "C" not null default '',
  "page_sort" text collate "C" not null default '',
  "query_sort" text collate "C" null,
  "hidden_columns_sort" text collate "C" null
);`);
    this.addSql(`create index "list_view_list_index" on "list_view" ("name_sort", "id");`);
    this.addSql(`create index "list_view_role_id_index" on "list_view" ("role_id");`);
    this.addSql(`alter table "list_view" add constraint "list_view_user_id_page_name_unique" unique ("user_id", "page", "name");`);

    this.addSql(
      `alter table "list_view" add constraint "list_view_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "list_view" add constraint "list_view_role_id_foreign" foreign key ("role_id") references "role" ("id") on delete set null;`,
    );
  }
}
