// A caller's view of an entity: rows, fields, and sortable fields; computed once for each set of permissions.
import { type Caller, forUser, lackedOf, never, type Rule } from '#schema/core/access.ts';
import { type Entity, fieldRule, ruleFor } from '#schema/core/entity.ts';
import { notAllowed } from '#server/core/http/refusal.ts';
import { hiddenFrom } from './select.ts';

/** How the caller reads an entity: fully, titles only (a lookup, also on request), or not at all. */
const readingOf = (entity: Entity, me: Caller, namesOnly = false): { rest: Rule | true; lookup: boolean } => {
  if (namesOnly && forUser(ruleFor(entity, 'lookup'), me) === true) return { rest: true, lookup: true };
  const rest = forUser(ruleFor(entity, 'read'), me);
  if (rest !== false) return { rest, lookup: false };
  if (forUser(ruleFor(entity, 'lookup'), me) === true) return { rest: true, lookup: true };
  throw notAllowed(lackedOf(ruleFor(entity, 'read'), me));
};

/** Whether the caller reads records of the entity, or at least their titles. */
export const mayLook = (entity: Entity, me: Caller): boolean =>
  forUser(ruleFor(entity, 'read'), me) !== false || forUser(ruleFor(entity, 'lookup'), me) === true;

/** A caller's view of an entity. */
export type Shape = {
  readonly rest: Rule | true;
  readonly lookup: boolean;
  readonly hidden: readonly string[];
  readonly restrict: (field: string) => Rule | null;
  /** The fields by which the caller can sort: visible, with a column and an order. */
  readonly sortable: ReadonlySet<string>;
  /** Equal for all callers with the same view. */
  readonly key: string;
};
const shapeOf = (entity: Entity, me: Caller, namesOnly: boolean): Shape => {
  const { rest, lookup } = readingOf(entity, me, namesOnly);
  const hidden = hiddenFrom(entity, me);
  const restrict = (field: string) => {
    const rule = fieldRule(entity, field);
    const left = rule ? forUser(rule, me) : true;
    return left === true ? null : left === false ? never : left;
  };
  const open = entity.readable.filter((field) => !hidden.includes(field) && !restrict(field) && !entity.info[field]?.secret);
  const named = [...entity.readable, ...Object.keys(entity.access.facts ?? {})];
  const fields = named.map((field) => (hidden.includes(field) ? 0 : JSON.stringify(restrict(field))));
  return {
    rest,
    lookup,
    hidden,
    restrict,
    sortable: new Set(['id', ...(lookup ? entity.title.slice(0, 1) : open)]),
    key: `${entity.name}|${lookup}|${JSON.stringify(rest)}|${fields.join()}`,
  };
};

// The view depends on permissions alone, and few sets of them are in use.
const shapes = new WeakMap<Caller['permissions'], Map<string, Shape>>();
export const shapeFor = (entity: Entity, me: Caller, namesOnly = false): Shape => {
  const shapesOfEntity = shapes.get(me.permissions) ?? new Map<string, Shape>();
  shapes.set(me.permissions, shapesOfEntity);
  const name = namesOnly ? `${entity.name}|names` : entity.name;
  const shape = shapesOfEntity.get(name) ?? shapeOf(entity, me, namesOnly);
  shapesOfEntity.set(name, shape);
  return shape;
};
