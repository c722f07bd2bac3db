// The calls of workflows: `PUT /{entity}/{id}/{transition}` for each transition without a call of its own, derived from the workflow.
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

/** A transition being made: the caller, the record as it was before, and the caller's input. */
export type TransitionContext = {
  readonly tx: Tx;
  readonly me: Me;
  readonly id: number;
  readonly name: string;
  readonly record: ApiRecord;
  readonly input: Values;
};
/** The effects of an entity's transitions beside the state; an input with the name of a field is stored in that field automatically. */
export type TransitionEffects = {
  /** Transitions with hand-written calls. */
  readonly own?: readonly string[];
  /** The reasons for which a transition may be refused, by its name, beside state and guards. */
  readonly refuses?: Readonly<Record<string, readonly string[]>>;
  /** Further fields that the transition changes. */
  sets?(moving: TransitionContext): Values | Promise<Values>;
  /** Further changes in the same act, after the state has changed. */
  follows?(moving: TransitionContext & { readonly after: ApiRecord }): Promise<void>;
};

const reasonIn = (input: Values) => [input.reason, input.note].find((one): one is string => typeof one === 'string');

type Move = { id: number; name: string; ifMatch: string | null; input: Values; effects: TransitionEffects };

/** Makes a transition with all its effects inside an act; answers the record as the caller then sees it. */
export const moveInside = async (tx: Tx, entity: Entity, me: Me, { id, name, ifMatch, input, effects }: Move): Promise<ApiRecord> => {
  const record = await allowed(tx, entity, me, id, name, ifMatch);
  const moving = { tx, me, id, name, record, input };
  const fieldValues = Object.fromEntries(Object.entries(input).filter(([field]) => field in entity.info));
  const broken = await checkReferences(tx, entity, fieldValues, record);
  if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: entity.name });
  const values = { ...fieldValues, ...(await effects.sets?.(moving)) };
  const after = await transition(tx, entity, me, id, name, values, { reason: reasonIn(input) });
  await effects.follows?.({ ...moving, after });
  return readWithTransitionsInside(tx, entity, me, id);
};

/** The same as an act of its own. */
export const move = (services: Services, entity: Entity, me: Me, of: Move): Promise<ApiRecord> =>
  act(services, me, (tx) => moveInside(tx, entity, me, of));

/** A missing, an empty and a null text all mean: no value. */
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

/** Transitions of callers with a session; the others are made by the holder of a link, or by the product itself. */
const byCaller = ({ allow }: Transition<string, string, string>) =>
  !atomsOf(allow).every(({ is }) => is === 'linkHolder' || is === 'never');

/** The calls of an entity's transitions, except those with a hand-written call, without a caller, or inside an act. */
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

/** The calls of all workflows that are named in `effects`; the others have only hand-written calls. */
export const transitionRoutes = (effects: Readonly<Record<string, TransitionEffects>>): Resource[] =>
  Object.entries(effects).flatMap(([name, own]) => {
    const workflow = workflows[name];
    return workflow ? [routesOf(entityNamed(name), workflow, own)] : [];
  });
