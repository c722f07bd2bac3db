// Wiki pages with their versions, their tags and their files.
import { Migration } from '@mikro-orm/migrations';

export default class Wiki extends Migration {
  override up(): void {
    this.addSql(`create table "wiki_page" (
  "id" serial primary key,
  "version" int not null default 1,
  "space" varchar(10) not null,
  "parent_id" int null,
  "position" int not null default 0,
  "title" varchar(200) not null,
  "body" text null,
  "edition" int not null default 0,
  "owner_id" int null,
  "review_on" date null,
  "reminded_for" date null,
  "status" int not null default 0,
  "binned_at" timestamptz(3) null,
  "binned_by" int null,
  "binned_with" int null,
  "edited_by" int not null,
  "edited_at" timestamptz(3) not null,
  "user_added" int not null,
  "date_added" timestamptz(3) not null,
  "search_text" text not null default '',
  "title_sort" text collate "C" not null default ''
);`);
    this.addSql(`create index "wiki_page_binned_by_index" on "wiki_page" ("binned_by");`);
    this.addSql(`create index "wiki_page_binned_with_index" on "wiki_page" ("binned_with");`);
    this.addSql(`create index "wiki_page_edited_by_index" on "wiki_page" ("edited_by");`);
    this.addSql(`create index "wiki_page_user_added_index" on "wiki_page" ("user_added");`);
    this.addSql(
      `create index "wiki_page_space_status_parent_id_position_index" on "wiki_page" ("space", "status", "parent_id", "position", "id");`,
    );
    this.addSql(`create index "wiki_page_parent_id_index" on "wiki_page" ("parent_id");`);
    this.addSql(`create index "wiki_page_owner_id_index" on "wiki_page" ("owner_id");`);
    this.addSql(`create index "wiki_page_review_on_index" on "wiki_page" ("review_on", "id") where review_on is not null;`);
    this.addSql(`create index "wiki_page_edited_at_index" on "wiki_page" ("edited_at", "id");`);
    this.addSql(`create index "wiki_page_binned_at_index" on "wiki_page" ("binned_at", "id") where binned_at is not null;`);

    this.addSql(`create table "wiki_page_tags" (
  "wiki_page_id" int not null,
  "tag_id" int not null,
  primary key ("wiki_page_id", "tag_id")
);`);
    this.addSql(`create index "wiki_page_tags_tag_id_index" on "wiki_page_tags" ("tag_id");`);

    this.addSql(`create table "wiki_version" (
  "id" serial primary key,
  "version" int not null default 1,
  "page_id" int not null,
  "number" int not null,
  "page_title" varchar(200) not null,
  "body" text null,
  "note" varchar(300) null,
  "reverts_to" int null,
  "made_by" int not null,
  "made_at" timestamptz(3) not null
);`);
    this.addSql(`create index "wiki_version_made_by_index" on "wiki_version" ("made_by");`);
    this.addSql(`alter table "wiki_version" add constraint "wiki_version_page_id_number_unique" unique ("page_id", "number");`);

    this.addSql(`alter table "file" add "wiki_page_id" int null;`);
    this.addSql(
      `alter table "file" add constraint "file_wiki_page_id_foreign" foreign key ("wiki_page_id") references "wiki_page" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_wiki_page_id_id_index" on "file" ("wiki_page_id", "id");`);

    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_parent_id_foreign" foreign key ("parent_id") references "wiki_page" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_binned_by_foreign" foreign key ("binned_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_binned_with_foreign" foreign key ("binned_with") references "wiki_page" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_edited_by_foreign" foreign key ("edited_by") references "user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "wiki_page" add constraint "wiki_page_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "wiki_page_tags" add constraint "wiki_page_tags_wiki_page_id_foreign" foreign key ("wiki_page_id") references "wiki_page" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "wiki_page_tags" add constraint "wiki_page_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "wiki_version" add constraint "wiki_version_page_id_foreign" foreign key ("page_id") references "wiki_page" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "wiki_version" add constraint "wiki_version_made_by_foreign" foreign key ("made_by") references "user" ("id") on delete restrict;`,
    );
  }
}
