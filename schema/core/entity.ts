// An entity is one thing of the business: its fields, where it is found, who may do what; everything else derives from it.
import { z } from 'zod';
import { forUser, type Rule } from './access.ts';
import type { DatabaseRule } from './database-rules.ts';
import type { Fact } from './facts.ts';
import { type FieldInfo, infoOf, partsOf, pointsAtOne } from './fields.ts';
import type { Menu, NamedList, Path } from './menu.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;

export type Access<K extends string> = {
  readonly read: Rule<K>;
  readonly create?: Rule<K>;
  readonly update?: Rule<K>;
  readonly delete?: Rule<K>;
  /** Who gets id and title of every row although `read` refuses them. */
  readonly lookup?: Rule<never>;
  /** A restriction on a field holds for output, input, filter, sort and search alike. */
  readonly fields?: { readonly [P in K]?: Rule<K> };
};

/** A rule over several fields: a sentence that holds, and the field that is named when it does not. */
export type RecordRule<R, K> = { readonly field: K; readonly holds: (record: R) => boolean };

type ValueOf<S> =
  S extends z.ZodDefault<infer Inner>
    ? z.output<Inner>
    : S extends z.ZodOptional<infer Inner>
      ? z.output<Inner> | null
      : S extends z.ZodType
        ? z.output<S>
        : never;
export type RecordOf<F extends Shape> = { readonly [P in keyof F]: ValueOf<F[P]> };

/** `holds`: SQL over the columns `by` of the row at which the field `of` points, the same on both databases; one column alone is repeated, also when it is empty. */
export type Mirror<K> = { readonly of: K; readonly by: readonly string[]; readonly holds: string };

export type Definition<N extends string, F extends Shape, C extends Readonly<Record<string, Fact>>> = {
  readonly name: N;
  readonly fields: F;
  /** Screens: list and detail paths; an entity without paths has none. */
  readonly paths?: { readonly list: Path; readonly detail: Path };
  /** The API's segment, when it is not the name. */
  readonly path?: string;
  /** Exactly one row, read and changed at `/{entity}` without an id. */
  readonly single?: boolean;
  /** No generic routes: the engine's own rows, or rows that named calls keep. */
  readonly internal?: boolean;
  /**
   * Its rows pass: this field says when one was last true. What happens to them is told to open screens and is nobody's act: no history,
   * log or export holds it, and rows and events are gone after a day.
   */
  readonly ephemeral?: keyof NoInfer<F> & string;
  /** Its rows go, without an event, so many days after the instant in this field: nobody asks for them any more. */
  readonly expires?: { readonly after: keyof NoInfer<F> & string; readonly days: number };
  readonly title: readonly (keyof F & string)[];
  readonly facts?: C;
  readonly list?: {
    readonly columns: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    readonly hidden?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** Facts that a row carries without a column of their own: who works there now. */
    readonly carries?: readonly (keyof NoInfer<C> & string)[];
    readonly search?: readonly (keyof F & string)[];
    readonly filters?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
    /** A field: a fact is computed with every read and has no order to page by. */
    readonly sort: keyof F & string;
    readonly order?: 'ASC' | 'DESC';
    /** What a screen of the list leaves out until somebody asks for it. */
    readonly usual?: Readonly<Record<string, string | number | boolean>>;
    /** In the order of the menu. */
    readonly lists?: Readonly<Record<string, NamedList<keyof F & string>>>;
    /** Times and amounts that are summed up at the foot of the list, over all its pages. */
    readonly sums?: readonly ((keyof F | keyof NoInfer<C>) & string)[];
  };
  readonly form?: Readonly<Record<string, readonly (keyof F & string)[]>>;
  /** Fields that mean something only while a flag is set, and are empty otherwise: a vehicle's owner while it is private. */
  readonly onlyWith?: { readonly [P in keyof NoInfer<F> & string]?: keyof NoInfer<F> & string };
  /** Lists of other entities that stand beside the form: entity and its field that points here. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly access: Access<keyof NoInfer<F> & string>;
  readonly rules?: Readonly<Record<string, RecordRule<RecordOf<NoInfer<F>>, keyof NoInfer<F> & string>>>;
  readonly database?: readonly DatabaseRule[];
  /** Fields that the database itself keeps equal to what holds of the row that a reference points at, so that an index can begin or be ordered with them. */
  readonly mirrors?: { readonly [P in keyof NoInfer<F> & string]?: Mirror<keyof NoInfer<F> & string> };
  readonly menu?: Menu;
};

const valueSchema = (schema: z.ZodType) => {
  const { bare, optional } = partsOf(schema);
  return optional ? bare.nullable() : bare;
};

const factSchema = (fact: Fact): z.ZodType =>
  fact.fact === 'collect'
    ? z.array(z.union([z.int(), z.string()]))
    : fact.fact === 'take'
      ? z.union([z.string(), z.number(), z.boolean(), z.null()])
      : fact.fact === 'holds'
        ? z.boolean()
        : z.int();

/** `primary_contact_id` → `primary_contact_name`: where the title of the referred row stands in the record. */
export const nameOf = (field: string) => `${field.replace(/_id$/, '')}_name`;

const transition = { allowed: z.boolean(), reason: z.string().optional(), names: z.array(z.string()).optional() };
export const transitionState = z.object(transition).meta({ id: 'TransitionState' });

/** The name of an entity's shapes in the API's document: `branch_office` → `BranchOffice`. */
export const componentOf = (name: string) => name.replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase());

/** Declares an entity; the result carries the Zod schemas of its record and of what may be written. */
export const defineEntity = <const N extends string, F extends Shape, const C extends Readonly<Record<string, Fact>> = Record<never, Fact>>(
  definition: Definition<N, F, C>,
) => {
  const names = Object.keys(definition.fields) as (keyof F & string)[];
  const info = Object.fromEntries(names.map((name) => [name, infoOf(definition.fields[name] as z.ZodType)])) as {
    [P in keyof F & string]: FieldInfo;
  };
  const restricted = (name: string) => (definition.access.fields as Record<string, Rule> | undefined)?.[name];
  const searched = definition.list?.search?.find((name) => restricted(name));
  if (searched) throw new Error(`${definition.name}.${searched} is restricted and cannot be searched: a search tells what it hides.`);
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
  return {
    ...definition,
    path: definition.path ?? definition.name,
    /** Metadata of each field. */
    info,
    /** Fields that anybody can be shown; the others never leave the server. */
    readable,
    /** Fields that a create or an update may name. */
    writable,
    /** What a reader gets. */
    record: z.looseObject(record).meta({ id: spoken }),
    /** What a create takes: defaults filled in, unknown fields refused. */
    input: z.strictObject(input).meta({ id: `${spoken}Create` }),
    /** What an update takes: any part of the writable fields. */
    patch: z.strictObject(patch).meta({ id: `${spoken}Change` }),
  };
};

/** Any entity, for code that treats all alike. */
export type Entity = Omit<ReturnType<typeof defineEntity<string, Shape, Readonly<Record<string, Fact>>>>, 'rules' | 'access' | 'list'> & {
  readonly access: Access<string>;
  readonly list?: {
    readonly columns: readonly string[];
    readonly hidden?: readonly string[];
    readonly carries?: readonly string[];
    readonly search?: readonly string[];
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

/** Closed by default: a verb that the access does not name is refused to everybody. */
export const ruleFor = (entity: Pick<Entity, 'access'>, verb: 'read' | 'create' | 'update' | 'delete' | 'lookup'): Rule =>
  entity.access[verb] ?? { is: 'never' };
export const fieldRule = (entity: Pick<Entity, 'access'>, field: string): Rule | undefined => entity.access.fields?.[field];
/** Whether the caller can see a field on some record at least. */
export const maySee = (entity: Pick<Entity, 'access'>, field: string, me: Parameters<typeof forUser>[1]): boolean => {
  const rule = fieldRule(entity, field);
  return !rule || forUser(rule, me) !== false;
};
