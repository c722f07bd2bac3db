// Lists every act that can be explained: CRUD verbs and transitions of the schema, and what a permission alone opens.
import { entities, workflows } from '#generated/registry.ts';
import { anyOf, atomsOf, type Caller, can, forUser, permissionsIn, type Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import { permissionNames } from '#schema/permissions.ts';
import { entryActs, stretchActs, type TimeAct } from '#schema/times/time-acts.ts';

/** `record`: the entity of which a record must be named, because the answer depends on it. */
export type Act = { readonly entity: string | null; readonly name: string; readonly rule: Rule; readonly record: string | null } & (
  | { readonly kind: 'verb' | 'transition' | 'permission' }
  | { readonly kind: 'time'; readonly time: TimeAct }
);

const verbs = ['read', 'create', 'update', 'delete'] as const;
const ofRecord: ReadonlySet<string> = new Set(['own', 'where', 'related', 'through']);
const hangsOnRecord = (rule: Rule) => atomsOf(rule).some(({ is }) => ofRecord.has(is));

const verbsOf = (entity: Entity): Act[] =>
  verbs.flatMap((name): Act[] => {
    const rule = entity.access[name];
    if (!rule || rule.is === 'never') return [];
    const record = name !== 'create' && hangsOnRecord(rule) ? entity.name : null;
    return [{ kind: 'verb', entity: entity.name, name, rule, record }];
  });

const transitionsOf = (entity: Entity): Act[] =>
  Object.entries(workflows[entity.name]?.transitions ?? {}).map(([name, { allow }]) => ({
    kind: 'transition',
    entity: entity.name,
    name,
    rule: allow,
    record: entity.name,
  }));

const timesOf = (entity: string, acts: Readonly<Record<string, TimeAct>>): Act[] =>
  Object.entries(acts).map(([name, time]) => ({ kind: 'time', entity, name, rule: time.allow, record: entity, time }));

const known = (): ReadonlyMap<string, Act> => {
  const shown = (Object.values(entities) as Entity[]).filter(({ paths, internal }) => paths && !internal);
  const acts = [
    ...shown.flatMap((entity) => [...transitionsOf(entity), ...verbsOf(entity)]),
    ...timesOf('time_entry', entryActs),
    ...timesOf('sub_time', stretchActs),
  ];
  // A permission that no record's rule uses opens a page or a call of its own.
  const named = new Set(permissionsIn(anyOf(...acts.map(({ rule }) => rule))));
  const alone = permissionNames.filter((permission) => !named.has(permission));
  return new Map([
    ...acts.map((act) => [`${act.entity}.${act.name}`, act] as const),
    ...alone.map((name) => [`permission.${name}`, { kind: 'permission', entity: null, name, rule: can(name), record: null }] as const),
  ]);
};
let remembered: ReadonlyMap<string, Act> | undefined;

/** Acts by name: `task.edit`, `client.delete`, `sub_time.edit`, `permission.audit.read`. */
export const acts = (): ReadonlyMap<string, Act> => {
  remembered ??= known();
  return remembered;
};

/** Each act with the answer of the caller's permissions, before any record is named. */
export const actsOf = (caller: Caller) =>
  [...acts()].map(([act, { kind, entity, name, rule, record }]) => {
    const left = forUser(rule, caller);
    return { act, kind, entity, name, record, may: typeof left === 'boolean' ? (left ? 'yes' : 'no') : 'depends' } as const;
  });
