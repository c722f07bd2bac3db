// A mirror column repeats a value or a condition of the row that a reference points at; triggers update it when either row changes.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import type { Dialect } from '../database.ts';

type Mirrored = {
  readonly table: string;
  readonly flag: string;
  readonly of: string;
  readonly target: string;
  readonly by: readonly string[];
  readonly holds: string;
  /** The column may be empty, as the mirrored value may be. */
  readonly empty: boolean;
};

const mirrorsOf = (entity: Pick<Entity, 'name' | 'fields' | 'info' | 'mirrors'>): Mirrored[] =>
  Object.entries(entity.mirrors ?? {}).flatMap(([flag, mirror]) => {
    const target = mirror && entity.info[mirror.of]?.target;
    const schema = entity.fields[flag];
    return target && schema ? [{ table: entity.name, flag, target, empty: partsOf(schema).optional, ...mirror }] : [];
  });
const all: readonly Mirrored[] = Object.values(entities as Readonly<Record<string, Entity>>).flatMap(mirrorsOf);

const triggersOf = ({ table, flag, of, target, by, holds, empty }: Mirrored, dialect: Dialect): string[] => {
  const [inserted, changed] = [`${table}_kept_${flag}`, `${target}_kept_${table}_${flag}`];
  const flagStatement = (id: string, before = `"${flag}"`) => {
    const read = `(select ${holds} from "${target}" where id = ${id})`;
    return empty ? read : `coalesce(${read}, ${before})`;
  };
  const when = by.map((column) => `new."${column}" is distinct from old."${column}"`).join(' or ');
  const columns = by.map((column) => `"${column}"`).join(', ');
  const follow = `update "${table}" set "${flag}" = ${flagStatement('new.id')} where "${of}" = new.id`;
  if (dialect === 'sqlite')
    return [
      `create trigger "${inserted}" after insert on "${table}" begin update "${table}" set "${flag}" = ${flagStatement(`new."${of}"`)} where id = new.id; end`,
      `create trigger "${changed}" after update of ${columns} on "${target}" when ${when} begin ${follow}; end`,
    ];
  const called = (name: string, body: string) =>
    `create or replace function "${name}"() returns trigger language plpgsql as $body$ begin ${body}; return new; end $body$`;
  return [
    called(inserted, `new."${flag}" := ${flagStatement(`new."${of}"`, `new."${flag}"`)}`),
    `create trigger "${inserted}" before insert on "${table}" for each row execute function "${inserted}"()`,
    called(changed, follow),
    `create trigger "${changed}" after update of ${columns} on "${target}" for each row when (${when}) execute function "${changed}"()`,
  ];
};

/** The declaration of an entity's mirrors: when it changes, they are computed anew. */
export const mirrorDeclaration = (entity: Pick<Entity, 'name' | 'fields' | 'info' | 'mirrors'>): string => {
  const mirrors = mirrorsOf(entity);
  return mirrors.length > 0 ? JSON.stringify(mirrors.map((one) => [triggersOf(one, 'sqlite'), triggersOf(one, 'postgres')])) : '';
};

/** Computes all mirrors anew from the existing rows, and creates their triggers. */
export const mirrorStatements = (dialect: Dialect): string[] =>
  all.flatMap((one) => [
    `update "${one.table}" set "${one.flag}" = (select ${one.holds} from "${one.target}" where "${one.target}".id = "${one.table}"."${one.of}")`,
    ...triggersOf(one, dialect),
  ]);
