// Wiki pages with their versions, their tags and their files.
import { Migration } from '@mikro-orm/migrations';

export default class Wiki extends Migration {
  override up(): void {
    this.addSql(`create table "wiki_page" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "space" text not null,
  "parent_id" integer null,
  "position" integer not null default 0,
  "title" text not null,
  "body" text null,
  "edition" integer not null default 0,
  "owner_id" integer null,
  "review_on" date null,
  "reminded_for" date null,
  "status" integer not null default 0,
  "binned_at" datetime null,
  "binned_by" integer null,
  "binned_with" integer null,
  "edited_by" integer not null,
  "edited_at" datetime not null,
  "user_added" integer not null,
  "date_added" datetime not null,
  "search_text" text not null default '',
  "title_sort" text collate binary not null default '',
  constraint "wiki_page_parent_id_foreign" foreign key ("parent_id") references "wiki_page" ("id") on delete set null,
  constraint "wiki_page_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete restrict,
  constraint "wiki_page_binned_by_foreign" foreign key ("binned_by") references "user" ("id") on delete restrict,
  constraint "wiki_page_binned_with_foreign" foreign key ("binned_with") references "wiki_page" ("id") on delete set null,
  constraint "wiki_page_edited_by_foreign" foreign key ("edited_by") references "user" ("id") on delete restrict,
  constraint "wiki_page_user_added_foreign" foreign key ("user_added") references "user" ("id") on delete restrict
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
    this.addSql(
      `create index "wiki_page_review_on_index" on "wiki_page" (("review_on" is null), "review_on", "id") where review_on is not null;`,
    );
    this.addSql(`create index "wiki_page_edited_at_index" on "wiki_page" ("edited_at", "id");`);
    this.addSql(
      `create index "wiki_page_binned_at_index" on "wiki_page" (("binned_at" is null), "binned_at", "id") where binned_at is not null;`,
    );

    this.addSql(`create table "wiki_page_tags" (
  "wiki_page_id" integer not null,
  "tag_id" integer not null,
  primary key ("wiki_page_id", "tag_id"),
  constraint "wiki_page_tags_wiki_page_id_foreign" foreign key ("wiki_page_id") references "wiki_page" ("id") on update cascade on delete cascade,
  constraint "wiki_page_tags_tag_id_foreign" foreign key ("tag_id") references "tag" ("id") on update cascade on delete restrict
);`);
    this.addSql(`create index "wiki_page_tags_wiki_page_id_index" on "wiki_page_tags" ("wiki_page_id");`);
    this.addSql(`create index "wiki_page_tags_tag_id_index" on "wiki_page_tags" ("tag_id");`);

    this.addSql(`create table "wiki_version" (
  "id" integer not null primary key autoincrement,
  "version" integer not null default 1,
  "page_id" integer not null,
  "number" integer not null,
  "page_title" text not null,
  "body" text null,
  "note" text null,
  "reverts_to" integer null,
  "made_by" integer not null,
  "made_at" datetime not null,
  constraint "wiki_version_page_id_foreign" foreign key ("page_id") references "wiki_page" ("id") on delete cascade,
  constraint "wiki_version_made_by_foreign" foreign key ("made_by") references "user" ("id") on delete restrict
);`);
    this.addSql(`create index "wiki_version_made_by_index" on "wiki_version" ("made_by");`);
    this.addSql(`create unique index "wiki_version_page_id_number_unique" on "wiki_version" ("page_id", "number");`);

    this.addSql(
      `alter table "file" add column "wiki_page_id" integer null constraint "file_wiki_page_id_foreign" references "wiki_page" ("id") on delete cascade;`,
    );
    this.addSql(`create index "file_wiki_page_id_id_index" on "file" ("wiki_page_id", "id");`);
  }
}
