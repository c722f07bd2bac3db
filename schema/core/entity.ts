// An entity is one kind of record: its fields, its pages and its access rules; everything else derives from the declaration.
import { z } from 'zod';
import { forUser, type Rule } from './access.ts';
import type { Access, Definition, Groups, InMenu, Placed, Shape } from './entity-definition.ts';
import type { Fact } from './facts.ts';
import { type FieldInfo, infoOf, partsOf, pointsAtOne } from './fields.ts';
import type { NamedList } from './menu.ts';

export type { RecordOf, Shape } from './entity-definition.ts';

const valueSchema = (schema: z.ZodType) => {
  const { bare, optional } = partsOf(schema);
  return optional ? bare.nullable() : bare;
};

/** The fields of each declared entity, for facts of other entities, which may be declared earlier. */
const declaredFields = new Map<string, Shape>();
/** The schema of a field of another entity. */
const fieldSchema = (entity: string, field: string): z.ZodType =>
  z.lazy(() => {
    const schema = field === 'id' ? z.int().min(1) : declaredFields.get(entity)?.[field];
    if (!schema) throw new Error(`A fact is made of ${entity}.${field}, which is not declared.`);
    return partsOf(schema).bare;
  });

const factSchema = (fact: Fact): z.ZodType =>
  fact.fact === 'collect'
    ? z.array(fieldSchema(fact.entity, fact.field))
    : fact.fact === 'take'
      ? fieldSchema(fact.entity, fact.take).nullable()
      : fact.fact === 'holds'
        ? z.boolean()
        : z.int();

/** `primary_contact_id` → `primary_contact_name`: the name under which a record carries the title of the referred row. */
export const nameOf = (field: string) => `${field.replace(/_id$/, '')}_name`;

const transition = { allowed: z.boolean(), reason: z.string().optional(), names: z.array(z.string()).optional() };
export const transitionState = z.object(transition).meta({ id: 'TransitionState' });
/** What the caller may do with a record now, by the names of the acts: a misspelled one does not compile. */
export const transitionStates = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, transitionState])) as Record<Name, typeof transitionState>);
/** The same of every transition of a workflow. */
export const transitionStatesOf = <Transitions extends object>({ transitions }: { readonly transitions: Transitions }) =>
  transitionStates(Object.keys(transitions) as (keyof Transitions & string)[]);

/** The name of an entity's schemas in the OpenAPI document: `branch_office` → `BranchOffice`. */
export const componentOf = (name: string) => name.replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase());

/** The page of the entity's list: the declared one, or that of its first named list with rows. */
const pathsOf = ({ name, paths, list }: Pick<Definition<string, Shape, Readonly<Record<string, Fact>>>, 'name' | 'paths' | 'list'>) => {
  if (!paths) return undefined;
  const first = Object.values(list?.lists ?? {}).find(({ path, rows }) => path && rows)?.path;
  const path = paths.list ?? first;
  if (!path || (paths.list && first)) throw new Error(`${name} says the page of its list ${path ? 'twice' : 'nowhere'}.`);
  return { list: path, detail: paths.detail };
};

/** A record carries its own title as `title`, and that of `client_id` as `client_name`: no field may have such a name. */
export const clashIn = (title: readonly string[], info: Readonly<Record<string, FieldInfo>>): string | undefined => {
  if ('title' in info && !title.includes('title')) return 'a record says under title what it is called; give the field another name.';
  const field = Object.keys(info).find((name) => info[name] && pointsAtOne(info[name]) && nameOf(name) in info);
  return field && `a record says under ${nameOf(field)} what ${field} is called; give the field another name.`;
};

/** Declares an entity; the result carries the Zod schemas of its record and of what may be written. */
export const defineEntity = <
  const N extends string,
  F extends Shape,
  const C extends Readonly<Record<string, Fact>> = Record<never, Fact>,
  const G extends Groups<F> = never,
  const E extends keyof F & string = never,
>(
  definition: Definition<N, F, C, G, E> & Placed<F, G, E> & InMenu,
) => {
  declaredFields.set(definition.name, definition.fields);
  const names = Object.keys(definition.fields) as (keyof F & string)[];
  const info = Object.fromEntries(names.map((name) => [name, infoOf(definition.fields[name] as z.ZodType)])) as {
    [P in keyof F & string]: FieldInfo;
  };
  const restricted = (name: string) => (definition.access.fields as Record<string, Rule> | undefined)?.[name];
  const searched = definition.list?.search?.find((name) => restricted(name));
  if (searched) throw new Error(`${definition.name}.${searched} is restricted and cannot be searched: a search tells what it hides.`);
  const clash = clashIn(definition.title, info);
  if (clash) throw new Error(`${definition.name}: ${clash}`);
  const readable = names.filter((name) => restricted(name)?.is !== 'never');
  const writable = readable.filter((name) => !info[name].readOnly && info[name].kind !== 'sequence');
  const record: Record<string, z.ZodType> = { id: z.int().min(1), version: z.int().min(1), title: z.string() };
  for (const name of readable) {
    const value = valueSchema(definition.fields[name] as z.ZodType);
    record[name] = restricted(name) ? value.optional() : value;
    if (pointsAtOne(info[name])) record[nameOf(name)] = z.string().nullable().optional();
  }
  for (const [name, fact] of Object.entries(definition.facts ?? {})) record[name] = factSchema(fact);
  const input: Record<string, z.ZodType> = {};
  const patch: Record<string, z.ZodType> = {};
  for (const name of writable) {
    const { bare, optional, fallback } = partsOf(definition.fields[name] as z.ZodType);
    const value = optional ? bare.nullable() : bare;
    input[name] = optional ? value.optional() : fallback === undefined ? value : value.default(fallback as never);
    patch[name] = value.optional();
  }
  const spoken = componentOf(definition.name);
  const declared: Definition<N, F, C, G, E> = definition;
  return {
    ...declared,
    path: definition.path ?? definition.name,
    paths: pathsOf(definition),
    menu: definition.menu ?? undefined,
    info,
    /** Fields that the API may show to some caller; the others never leave the server. */
    readable,
    /** Fields that a create or an update may name. */
    writable,
    /** The record as a reader gets it. */
    record: z.looseObject(record).meta({ id: spoken }),
    /** The body of a create: defaults filled in, unknown fields refused. */
    input: z.strictObject(input).meta({ id: `${spoken}Create` }),
    /** The body of an update: any part of the writable fields. */
    patch: z.strictObject(patch).meta({ id: `${spoken}Change` }),
  };
};

/** Any entity, for code that treats all entities alike. */
export type Entity = Omit<
  ReturnType<typeof defineEntity<string, Shape, Readonly<Record<string, Fact>>, Groups<Shape>, string>>,
  'rules' | 'access' | 'list'
> & {
  readonly access: Access<string>;
  readonly list?: {
    readonly columns: readonly string[];
    readonly hidden?: readonly string[];
    readonly carries?: readonly string[];
    readonly search?: readonly string[];
    readonly lookup?: true;
    readonly filters?: readonly string[];
    readonly sort: string;
    readonly order?: 'ASC' | 'DESC';
    readonly usual?: Readonly<Record<string, string | number | boolean>>;
    readonly lists?: Readonly<Record<string, NamedList<string>>>;
    readonly sums?: readonly string[];
  };
  readonly rules?: Readonly<Record<string, { readonly field: string; holds(record: Readonly<Record<string, unknown>>): boolean }>>;
};

/** The fields and facts that a row of the list carries, beside what every record has. */
export const listedIn = ({ list }: Pick<Entity, 'list'>): ReadonlySet<string> =>
  new Set([...(list?.columns ?? []), ...(list?.hidden ?? []), ...(list?.carries ?? [])]);

/** Closed by default: a verb without an access rule is refused to everybody. */
export const ruleFor = (entity: Pick<Entity, 'access'>, verb: 'read' | 'create' | 'update' | 'delete' | 'lookup'): Rule =>
  entity.access[verb] ?? { is: 'never' };
/** The restriction on a field or a fact. */
export const fieldRule = (entity: Pick<Entity, 'access'>, name: string): Rule | undefined =>
  entity.access.fields?.[name] ?? entity.access.facts?.[name];
/** Whether the caller can see a field on at least one record. */
export const maySee = (entity: Pick<Entity, 'access'>, field: string, me: Parameters<typeof forUser>[1]): boolean => {
  const rule = fieldRule(entity, field);
  return !rule || forUser(rule, me) !== false;
};
