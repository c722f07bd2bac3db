// A row of an entity for which nobody wrote one down: made through the API out of what the schema says of each field.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { type FieldInfo, type FieldKind, partsOf } from '#schema/core/fields.ts';
import type { Api, Fields } from './api.ts';

const byName: Readonly<Record<string, Entity | undefined>> = entities;

/** What a value depends on: `n` makes it one of its kind, `place` puts later fields of a record after earlier ones. */
type At = { readonly n: number; readonly place: number; readonly least: number; readonly most: number; readonly first: number | undefined };

const day = 86_400_000;
const instant = ({ n, place }: At) => new Date(Date.UTC(2026, 0, 1) + (n * 100 + place) * day).toISOString();
const called = ({ max = 200 }: FieldInfo, { n }: At) => (`Vrsta ${n}`.length <= max ? `Vrsta ${n}` : n.toString(36).slice(-max));
const number = (_info: FieldInfo, { n, least, most }: At) => least + (n % (most - least + 1));

/** A value of each kind that it takes; undefined where only an act or an upload gives one. */
const values: Readonly<Record<FieldKind, (info: FieldInfo, at: At) => unknown>> = {
  text: called,
  longText: called,
  richText: (info, at) => `<p>${called(info, at)}</p>`,
  integer: number,
  decimal: number,
  money: number,
  duration: number,
  // Beyond the holidays that the demo company has.
  date: (_info, at) => `${Number(instant(at).slice(0, 4)) + 5}${instant(at).slice(4, 10)}`,
  dateTime: (_info, at) => instant(at),
  flag: () => false,
  choice: ({ values: choices = {}, many }, { n }) => {
    const all = Object.values(choices);
    const one = all[n % all.length];
    return many ? [one] : one;
  },
  color: () => '#4f9be8',
  email: (_info, { n }) => `vrsta-${n}@example.com`,
  phone: () => '031 555 148',
  country: () => 'SI',
  language: () => 'sl',
  // Numbers of this country have no checksum.
  vatNumber: (_info, { n }) => `US${100_000 + n}`,
  iban: () => 'SI56191000000123438',
  reference: (_info, { first }) => first,
  references: (_info, { first }) => (first === undefined ? [] : [first]),
  rows: () => [],
  file: () => undefined,
  sequence: () => undefined,
};

const bounds = (schema: object) => {
  const { minValue, maxValue } = schema as { minValue?: number | null; maxValue?: number | null };
  const least = Math.max(minValue ?? 0, -1_000_000);
  return { least, most: Math.min(maxValue ?? least + 1_000_000, least + 1_000_000) };
};

/** Entities whose rows are made by a plain create. */
export const creatable: readonly Entity[] = Object.values(byName).filter(
  (entity) =>
    entity !== undefined && !entity.internal && !entity.single && entity.access.create !== undefined && entity.access.create.is !== 'never',
) as Entity[];

let made = 0;

/** Makes one row with all that it may hold, or, where its rules refuse that, with what has no default, or with what it must hold; throws what the API says where they refuse all. */
export const makeDerived = async (api: Api, entity: Entity): Promise<void> => {
  made += 1;
  const firstOf = async (target: string): Promise<number | undefined> => {
    const [row] = await api.rows(`select min(id) as id from "${target}"`);
    return row?.id === null ? undefined : Number(row?.id);
  };
  const rowOf = async (names: readonly string[]): Promise<Fields> => {
    const pairs = names.map(async (name, place) => {
      const info = entity.info[name] as FieldInfo;
      const { bare } = partsOf(entity.fields[name] as Parameters<typeof partsOf>[0]);
      const first = info.target ? await firstOf(info.target) : undefined;
      return [name, values[info.kind](info, { n: made, place, first, ...bounds(bare) })];
    });
    return Object.fromEntries(await Promise.all(pairs));
  };
  const parts = (name: string) => partsOf(entity.fields[name] as Parameters<typeof partsOf>[0]);
  const withoutDefault = entity.writable.filter((name) => parts(name).fallback === undefined);
  const needed = withoutDefault.filter((name) => !parts(name).optional);
  for (const name of needed) {
    const { target = '' } = entity.info[name] as FieldInfo;
    const referred = byName[target];
    if (referred && creatable.includes(referred) && (await firstOf(target)) === undefined) await makeDerived(api, referred);
  }
  const create = async (names: readonly string[]) => api.as('admin').post(`/${entity.path}`, await rowOf(names));
  for (const names of [entity.writable, withoutDefault]) if ((await create(names)).status === 201) return;
  const { status, body } = await create(needed);
  if (status !== 201) throw new Error(`No row of ${entity.name} follows from its schema: ${status} ${JSON.stringify(body)}`);
};

/** How many rows there are of each. */
export const countRows = async (api: Api): Promise<ReadonlyMap<Entity, number>> => {
  const counts = new Map<Entity, number>();
  for (const entity of creatable) counts.set(entity, Number((await api.rows(`select count(*) as n from "${entity.name}"`))[0]?.n));
  return counts;
};

/** A row of everything that the demo company has none of, so that what is asked of every list is asked of those too. */
export const fillEmpty = async (api: Api): Promise<void> => {
  for (const [entity, count] of await countRows(api)) if (count === 0) await makeDerived(api, entity);
};
