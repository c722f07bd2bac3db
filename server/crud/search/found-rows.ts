// Reads the hits of a search: the same few columns of every kind, in one statement.
import { sql } from 'kysely';
import { workflows } from '#generated/registry.ts';
import { type Entity, fieldRule } from '#schema/core/entity.ts';
import { type Database, type Dialect, listed, type Row } from '#server/core/database/database.ts';
import { cachePerDatabase, prepared } from '../read/plan.ts';
import { Parameter } from '../read/rule-sql.ts';
import { entityNamed, joinOf, type Piece, titleSql } from '../read/select.ts';
import { compile } from '../read/statement.ts';
import { sequenceFieldOf } from '../read/subject.ts';
import type { Kind } from './find-kinds.ts';

export type RawFound = {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly number: number | null;
  readonly status: number | null;
  readonly archived: boolean;
  /** Values that are shown beside the title. */
  readonly beside: readonly string[];
  /** The texts in which a match may lie, beside title and number. */
  readonly texts: Readonly<Record<string, string | null>>;
};

/** The first two reference and text columns of the list that every reader sees, such as a client and an address. */
const besideOf = (entity: Entity): string[] =>
  (entity.list?.columns ?? [])
    .filter((name) => ['reference', 'text'].includes(entity.info[name]?.kind ?? ''))
    .filter((name) => !entity.title.includes(name) && !fieldRule(entity, name))
    .slice(0, 2);

const textsOf = (entity: Entity): string[] =>
  (entity.list?.search ?? []).filter((name) => !entity.title.includes(name) && name !== sequenceFieldOf(entity));

const textOf = (entity: Entity, name: string, dialect: Dialect): Piece => {
  const info = entity.info[name];
  if (info?.kind === 'reference' && info.target) return titleSql(entityNamed(info.target), `${name}_of`);
  if (info?.kind !== 'references' || !info.target) return sql`cast(${sql.ref(`t.${name}`)} as text)`;
  const title = titleSql(entityNamed(info.target), 'o');
  const together = dialect === 'sqlite' ? sql`group_concat(${title}, ', ')` : sql`string_agg(${title}, ', ')`;
  return sql`(select ${together} from ${sql.table(`${entity.name}_${name}`)} as j join ${sql.table(info.target)} as o on o.id = ${sql.ref(`j.${info.target}_id`)} where ${sql.ref(`j.${entity.name}_id`)} = t.id)`;
};

const partOf = ({ entity, shape }: Kind, dialect: Dialect): Piece => {
  const [beside, texts] = shape.lookup ? [[], []] : [besideOf(entity), textsOf(entity)];
  const joins = [...new Set([...beside, ...texts])].flatMap((name) => {
    const info = entity.info[name];
    return info?.kind === 'reference' && info.target ? [joinOf(name, info.target)] : [];
  });
  const object = (names: readonly string[]) => {
    const pairs = names.flatMap((name) => [sql.lit(name), textOf(entity, name, dialect)]);
    const made = pairs.length > 0 ? sql.join(pairs) : sql``;
    return dialect === 'sqlite' ? sql`json_object(${made})` : sql`cast(json_build_object(${made}) as text)`;
  };
  const whole = (field: string | undefined) => (field && !shape.lookup ? sql.ref(`t.${field}`) : sql`cast(null as integer)`);
  const flag = (name: string, resting: boolean) =>
    dialect === 'sqlite' ? sql`${sql.ref(`t.${name}`)} = ${sql.lit(Number(resting))}` : sql`${sql.ref(`t.${name}`)} = ${sql.lit(resting)}`;
  const archived = entity.info.archived ? flag('archived', true) : entity.info.active ? flag('active', false) : sql`1 = 0`;
  const ids = new Parameter(entity.name);
  const from =
    dialect === 'sqlite'
      ? sql`(select key as at, value as id from json_each(${ids})) as h cross join ${sql.table(entity.name)} as t on t.id = h.id`
      : sql`unnest(${ids}::integer[]) with ordinality as h(id, at) join ${sql.table(entity.name)} as t on t.id = h.id`;
  return sql`select ${sql.lit(entity.name)} as kind, h.at, t.id, ${titleSql(entity, 't')} as title, ${whole(sequenceFieldOf(entity))} as number, ${whole(workflows[entity.name]?.field)} as status, ${archived} as archived, ${object(beside)} as beside, ${object(texts)} as texts from ${from}${joins.length > 0 ? sql` ${sql.join(joins, sql` `)}` : sql``}`;
};

type Run = (values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]> | readonly Row[];
const statements = cachePerDatabase<Run>();
const parsed = (text: unknown) => JSON.parse(String(text)) as Record<string, string | null>;

/** The rows of these ids, kind by kind in the given order. */
export const foundRowsOf = async (
  database: Database,
  kinds: readonly Kind[],
  ids: ReadonlyMap<string, readonly number[]>,
): Promise<RawFound[]> => {
  if ([...ids.values()].every((some) => some.length === 0)) return [];
  const { dialect } = database;
  const run = statements(database, kinds.map(({ shape }) => shape.key).join(), () =>
    prepared(
      database,
      compile(
        database,
        sql.join(
          kinds.map((kind) => partOf(kind, dialect)),
          sql` union all `,
        ),
      ),
    ),
  );
  const values = Object.fromEntries(
    kinds.map(({ entity }) => {
      const foundIds = ids.get(entity.name) ?? [];
      return [entity.name, listed(dialect, foundIds)];
    }),
  );
  const rows = (await run(values)).toSorted((one, other) => Number(one.at) - Number(other.at));
  return rows.map(({ kind, id, title, number, status, archived, beside, texts }) => ({
    kind: String(kind),
    id: Number(id),
    title: String(title),
    number: number === null ? null : Number(number),
    status: status === null ? null : Number(status),
    archived: Boolean(archived),
    beside: Object.values(parsed(beside)).filter((text): text is string => Boolean(text)),
    texts: parsed(texts),
  }));
};
