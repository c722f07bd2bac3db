// The calls of a life: `PUT /{entity}/{id}/{transition}` for each transition that needs no call of its own, derived from the workflow.
import { z } from 'zod';
import { workflows } from '#generated/registry.ts';
import { atomsOf } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import type { Transition, Workflow } from '#schema/core/workflow.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { type Method, type Resource, type Route, type RouteAt, resource, route } from '#server/core/http/route.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '../read/plan.ts';
import { entityNamed } from '../read/select.ts';
import { readWithTransitionsInside } from '../read/with-transitions.ts';
import { checkReferences, type Values } from './check.ts';
import { allowed, reasonsOf, transition } from './transition.ts';

/** A transition in its making: by whom, on which record as it stood before, with the input that the caller gave. */
export type Moving = {
  readonly tx: Tx;
  readonly me: Me;
  readonly id: number;
  readonly name: string;
  readonly record: ApiRecord;
  readonly input: Values;
};
/** What an entity's transitions bring about beside the state; input under the name of a field is stored in that field by itself. */
export type TransitionEffects = {
  /** Made by calls of their own. */
  readonly own?: readonly string[];
  /** With which reasons something stands against a transition, by its name, beside its state and its guards. */
  readonly refuses?: Readonly<Record<string, readonly string[]>>;
  /** Further fields that change with the state. */
  sets?(moving: Moving): Values | Promise<Values>;
  /** What else happens in the same act, once the record stands in its new state. */
  follows?(moving: Moving & { readonly after: ApiRecord }): Promise<void>;
};

const reasonIn = (input: Values) => [input.reason, input.note].find((one): one is string => typeof one === 'string');

/** Makes a transition with all that follows from it; answers the record as the caller sees it then. */
export const move = (
  services: Services,
  entity: Entity,
  me: Me,
  { id, name, ifMatch, input, effects }: { id: number; name: string; ifMatch: string | null; input: Values; effects: TransitionEffects },
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const record = await allowed(tx, entity, me, id, name, ifMatch);
    const moving = { tx, me, id, name, record, input };
    const fieldValues = Object.fromEntries(Object.entries(input).filter(([field]) => field in entity.info));
    const broken = await checkReferences(tx, entity, fieldValues, record);
    if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
    const after = await transition(
      tx,
      entity,
      me,
      id,
      name,
      { ...fieldValues, ...(await effects.sets?.(moving)) },
      { reason: reasonIn(input) },
    );
    await effects.follows?.({ ...moving, after });
    return readWithTransitionsInside(tx, entity, me, id);
  });

/** Nothing, an empty text and null say the same: there is none. */
const bodyOf = (input: Transition<string, string, string>['input'] = {}) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(input).map(([name, schema]) => {
        const { bare, optional, fallback } = partsOf(schema);
        if (fallback !== undefined) return [name, schema];
        return [name, optional ? z.preprocess((value) => (value === '' ? null : value), bare.nullish()) : bare];
      }),
    ),
  );

const ofRecord: RouteAt<'id'> = route;
const routeOf = (entity: Entity, workflow: Workflow, name: string, effects: TransitionEffects): Route => {
  const { input, require, from } = workflow.transitions[name] as Transition<string, string, string>;
  return ofRecord({
    access: ruleFor(entity, 'read'),
    summary: `${name}: from ${[from].flat().join(', ')}`,
    body: bodyOf(input),
    entity,
    returns: entity.record,
    refuses: { 404: ['notFound'], 409: [...reasonsOf({ require }), ...(effects.refuses?.[name] ?? [])], 412: ['stale'] },
    handle: ({ database, hub, me, params, body, headers }) =>
      move({ database, hub }, entity, me, {
        id: params.id,
        name,
        ifMatch: headers.get('if-match'),
        input: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        effects,
      }),
  });
};

/** Transitions that a caller with a session makes; the others are made by the holder of a link, or by the product itself. */
const byCaller = ({ allow }: Transition<string, string, string>) =>
  !atomsOf(allow).every(({ is }) => is === 'linkHolder' || is === 'never');

/** The calls of an entity's transitions: not of those that have their own, that no caller makes, or that an act leads. */
const routesOf = (entity: Entity, workflow: Workflow, effects: TransitionEffects): Resource => {
  const derived = Object.entries(workflow.transitions).filter(
    ([name, transition]) => transition.to !== 'act' && !effects.own?.includes(name) && byCaller(transition),
  );
  return resource(
    `/${entity.path}/:id`,
    Object.fromEntries(
      derived.map(([name, { method = 'PUT', path = name }]): [`${Method} ${string}`, Route] => [
        `${method} /${path}`,
        routeOf(entity, workflow, name, effects),
      ]),
    ),
    entity.path,
  );
};

/** The calls of the lives of all entities that are named in `effects`; the others make their transitions by calls of their own. */
export const transitionRoutes = (effects: Readonly<Record<string, TransitionEffects>>): Resource[] =>
  Object.entries(effects).flatMap(([name, own]) => {
    const workflow = workflows[name];
    return workflow ? [routesOf(entityNamed(name), workflow, own)] : [];
  });
