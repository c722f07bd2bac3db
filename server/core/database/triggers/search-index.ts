// The full-text index: a table of words beside each searched entity, updated by triggers in the transaction of each write.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { ofReference, type Searched, searchedOf } from '#server/fields/searched.ts';
import type { Dialect } from '../database.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;
const all: readonly Searched[] = Object.values(registry).flatMap((entity) => {
  const searched = entity && searchedOf(entity);
  for (const { field, target } of searched?.targets ?? [])
    if (!registry[target]?.list?.search)
      throw new Error(`${entity?.name} is found by its ${field}, but the lists of ${target} have no search.`);
  return searched ?? [];
});

const joinsOf = ({ targets }: Searched) => targets.flatMap(({ join }) => join ?? []);

/** The words of a row: its own, and the keys of the rows that its join tables refer to. */
const words = (searched: Searched, row: string, dialect: Dialect): string =>
  [
    `${row}.search_text`,
    ...joinsOf(searched).map(({ table, own, other, target }) => {
      const one = `' ${ofReference(target, '')}' || "${other}"`;
      const together = dialect === 'sqlite' ? `group_concat(${one}, '')` : `string_agg(${one}, '')`;
      return `coalesce((select ${together} from "${table}" where "${own}" = ${row}.id), '')`;
    }),
  ].join(' || ');

/** A contentless FTS5 table: the words are stored in the rows themselves. It has a prefix index for every typed length: a frequent prefix would otherwise take milliseconds. Only ASCII non-letters separate words, and `findableText` leaves only spaces. */
const onSqlite = (searched: Searched): { table: string[]; triggers: string[]; fill: string[] } => {
  const { entity, table } = searched;
  const again = (id: string) =>
    `update "${table}" set words = coalesce((select ${words(searched, 'e', 'sqlite')} from "${entity}" as e where e.id = ${id}), '') where rowid = ${id}`;
  const trigger = (on: string, event: string, name: string, body: string) =>
    `create trigger "${on}_found_${name}" after ${event} on "${on}" begin ${body}; end`;
  return {
    table: [
      `drop table if exists "${table}"`,
      `create virtual table "${table}" using fts5(words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8', tokenize='ascii')`,
      // By default FTS5 merges when a tenth of the rows changed: a file that changes every row would rewrite all words ten times.
      `insert into "${table}"("${table}", rank) values ('deletemerge', 90)`,
    ],
    fill: [
      `insert into "${table}"(rowid, words) select e.id, ${words(searched, 'e', 'sqlite')} from "${entity}" as e`,
      `insert into "${table}"("${table}") values ('optimize')`,
    ],
    triggers: [
      trigger(entity, 'insert', 'insert', `insert into "${table}"(rowid, words) values (new.id, ${words(searched, 'new', 'sqlite')})`),
      trigger(entity, 'update of search_text', 'update', again('new.id')).replace(
        ' begin ',
        ' when new.search_text is not old.search_text begin ',
      ),
      trigger(entity, 'delete', 'delete', `delete from "${table}" where rowid = old.id`),
      ...joinsOf(searched).flatMap(({ table: join, own }) => [
        trigger(join, 'insert', 'insert', again(`new."${own}"`)),
        trigger(join, 'delete', 'delete', again(`old."${own}"`)),
      ]),
    ],
  };
};

/** A table of its own: with a column of the row, every update of a running clock would rewrite the row's whole index. */
const onPostgres = (searched: Searched): { table: string[]; triggers: string[]; fill: string[] } => {
  const { entity, table } = searched;
  const vector = `array_to_tsvector(string_to_array(${words(searched, 'e', 'postgres')}, ' '))`;
  const keep = (id: string) =>
    `begin insert into "${table}" (id, words) select e.id, ${vector} from "${entity}" as e where e.id = ${id} on conflict (id) do update set words = excluded.words; return null; end`;
  const trigger = (on: string, event: string, name: string, id: string, when = '') => [
    `create or replace function "${on}_found_${name}"() returns trigger language plpgsql as $body$ ${keep(id)} $body$`,
    `create trigger "${on}_found_${name}" after ${event} on "${on}" for each row ${when} execute function "${on}_found_${name}"()`,
  ];
  return {
    table: [
      `drop table if exists "${table}"`,
      `create table "${table}" ("id" integer primary key references "${entity}" ("id") on delete cascade, "words" tsvector not null)`,
    ],
    fill: [
      `drop index if exists "${table}_words_index"`,
      `insert into "${table}" (id, words) select e.id, ${vector} from "${entity}" as e`,
      `create index "${table}_words_index" on "${table}" using gin ("words")`,
      `analyze "${table}"`,
    ],
    triggers: [
      ...trigger(entity, 'insert', 'insert', 'new.id'),
      ...trigger(entity, 'update of search_text', 'update', 'new.id', 'when (new.search_text is distinct from old.search_text)'),
      ...joinsOf(searched).flatMap(({ table: join, own }) => [
        ...trigger(join, 'insert', 'insert', `new."${own}"`),
        ...trigger(join, 'delete', 'delete', `old."${own}"`),
      ]),
    ],
  };
};

const statementsOf = (searched: Searched, dialect: Dialect) => (dialect === 'sqlite' ? onSqlite(searched) : onPostgres(searched));

/** The declaration of an entity's index: when it changes, the index is rebuilt. */
export const searchDeclaration = (entity: Pick<Entity, 'name' | 'info' | 'title' | 'list'>): string => {
  const searched = searchedOf(entity);
  return searched ? JSON.stringify([searched, onSqlite(searched), onPostgres(searched)]) : '';
};

/** Rebuilds all indexes from the existing rows, and creates their triggers. */
export const searchStatements = (dialect: Dialect): string[] =>
  all.flatMap((searched) => {
    const { table, fill, triggers } = statementsOf(searched, dialect);
    return [...table, ...fill, ...triggers];
  });
