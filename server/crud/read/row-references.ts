// References inside a record's rows have no foreign key: they are checked when written, and counted before their target is deleted.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/fields.ts';
import { identifier, number, perDialect, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

type RowValue = Readonly<Record<string, unknown>>;
/** References in a written value: the field that a refusal names, and the ids; `before` are those already stored. */
export type NamedReference = {
  readonly field: string;
  readonly info: FieldInfo;
  readonly ids: readonly number[];
  readonly before: ReadonlySet<number>;
};

const idsIn = (value: unknown): number[] => [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);
const rowsIn = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? value : []);

/** The references in the rows of a field, separately for each row, so that a refusal names its row. */
export const rowReferences = (field: string, { row = {} }: FieldInfo, value: unknown, stored: unknown): NamedReference[] =>
  Object.entries(row).flatMap(([name, info]) => {
    if (!info.target) return [];
    const before = new Set(rowsIn(stored).flatMap((one) => idsIn(one[name])));
    return rowsIn(value).flatMap((one, at) => {
      const ids = idsIn(one[name]);
      return ids.length > 0 ? [{ field: `${field}.${at}.${name}`, info, ids, before }] : [];
    });
  });

const holders = (target: string) =>
  (Object.values(entities) as Entity[]).flatMap((entity) =>
    Object.entries(entity.info).flatMap(([field, { row = {} }]) =>
      Object.entries(row).flatMap(([name, info]) =>
        info.target === target ? [{ entity: entity.name, field, name, many: info.kind === 'references' }] : [],
      ),
    ),
  );

/** Whether rows of some entity can refer to this kind of record. */
export const isHeldInRows = (target: string): boolean => holders(target).length > 0;

/** The number of records, by entity, whose rows refer to this record. */
export const rowReferrers = async (tx: Tx, target: string, id: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { entity, field, name, many } of holders(target)) {
    const rows = identifier('t', field);
    const condition = perDialect({
      sqlite: many
        ? sql`select 1 from json_each(${rows}) as e, json_each(e.value, ${`$.${name}`}) as r where r.value = ${id}`
        : sql`select 1 from json_each(${rows}) as e where json_extract(e.value, ${`$.${name}`}) = ${id}`,
      postgres: sql`select 1 from jsonb_array_elements(${rows}) as e where e -> ${name}::text ${many ? sql`@>` : sql`=`} to_jsonb(${id}::int)`,
    });
    const n = (await tx.read.value(sql`select count(*) from ${identifier(entity)} as t where exists (${condition})`, number)) ?? 0;
    if (n > 0) counts[entity] = (counts[entity] ?? 0) + n;
  }
  return counts;
};
