// A transition leads a record from one state to the next: the one door to a workflow's field.

import { workflows } from '#generated/registry.ts';
import { allows, type Caller, forUser, lackedOf, never } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Refusal as Why, Workflow } from '#schema/core/workflow.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { wholeRecord } from '../read/read-inside.ts';
import { namesIn } from '../read/with-transitions.ts';
import { change, type Saying } from './change.ts';
import { checkVersion, type Table, type Values } from './check.ts';

/** Whether a rule hides this row from somebody to whom it shows others: to them it is not there. */
const hides = (entity: Entity, me: Caller, record: ApiRecord): boolean =>
  forUser(entity.access.read, me) !== false && !allows(entity.access.read, me, record);

const refused = async (tx: Tx, entity: Entity, workflow: Workflow, me: Caller, name: string, why: Why) => {
  const rule = workflow.transitions[name]?.allow;
  if (why.reason === 'notAllowed') return notAllowed(rule && lackedOf(rule, me));
  const names = (await namesIn(tx.database, tx.read, me, [why]))(why);
  return conflict(entity.name, why.reason, { parameters: { names: names?.join(', ') ?? '' }, ...(names && { members: { names } }) });
};

/** Why a record as it stands may be in the way of a transition: its state, and what the guards are called. */
export const reasonsOf = ({ require = [] }: { readonly require?: readonly string[] }): string[] => ['wrongState', ...require];
/** The same of a call of the record's own, which makes a transition where its life has one without a path. */
export const reasonsAt = (entity: Entity, of: 'PUT' | 'DELETE'): string[] =>
  Object.values(workflows[entity.name]?.transitions ?? {})
    .filter(({ method = 'PUT', path }) => method === of && path === '')
    .flatMap(reasonsOf);

/**
 * Locks the record and checks that the caller may make the transition on it now, guards included.
 * @returns the whole record as it stands before the transition
 * @throws Refusal 404 where a rule hides it from the caller, 403 where they may not, 409 with the broken guard's name or `wrongState`, 412 where the caller saw another version
 */
export const allowed = async (
  tx: Tx,
  entity: Entity,
  me: Caller,
  id: number,
  name: string,
  ifMatch: string | null = null,
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name];
  if (!workflow) throw new Error(`${entity.name} has no workflow.`);
  await tx.get(entity.name as Table, id);
  const record = await wholeRecord(tx, entity, id);
  const allow = workflow.transitions[name]?.allow ?? never;
  // Before its state is looked at, which would tell that it is there.
  if (!allows(allow, me, record) && hides(entity, me, record)) throw notFound();
  const why = workflow.refusal(name, me, record);
  if (why) throw await refused(tx, entity, workflow, me, name, why);
  checkVersion(ifMatch, record.version);
  return record;
};

type Making = Omit<Saying, 'action'> & {
  /** The version that the caller saw. */
  readonly ifMatch?: string | null;
  /** Where an act leads: one of the states that its declaration names. */
  readonly to?: string;
};

const made = async (
  tx: Tx,
  entity: Entity,
  record: ApiRecord,
  name: string,
  values: Values,
  { to, ...saying }: Omit<Making, 'ifMatch'>,
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name] as Workflow;
  const leads = to !== undefined && workflow.transitions[name]?.leads?.includes(to) ? workflow.states[to] : undefined;
  const target = workflow.target(name, record) ?? leads;
  if (target === undefined) throw new Error(`${name} is an act: its domain says where it leads.`);
  return (await change(tx, entity, record.id, { ...values, [workflow.field]: target }, { ...saying, action: name, always: true })).after;
};

/** Makes a transition; `values` are what it changes beside the state. Where it leads the declaration says, and for an act the caller. */
export const transition = async (
  tx: Tx,
  entity: Entity,
  me: Caller,
  id: number,
  name: string,
  values: Values = {},
  { ifMatch = null, to, ...saying }: Making = {},
): Promise<ApiRecord> => {
  return made(tx, entity, await allowed(tx, entity, me, id, name, ifMatch), name, values, { to, ...saying });
};

/**
 * Makes a transition that nobody makes by itself (`never`), because it follows from another act, which was allowed: an invoice's on its tasks.
 * @throws Refusal 409 where the record stands in another state or a guard is broken
 */
export const followed = async (
  tx: Tx,
  entity: Entity,
  id: number,
  name: string,
  values: Values = {},
  making: Omit<Making, 'ifMatch'> = {},
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name] as Workflow;
  const record = await wholeRecord(tx, entity, id);
  const why = workflow.refusal(name, null, record);
  if (why && why.reason !== 'notAllowed') throw conflict(entity.name, why.reason);
  return made(tx, entity, record, name, values, making);
};

/** Moves the state inside an act that computed it itself (the clock): the same column, the same event, no second door. */
export const setState = async (tx: Tx, entity: Entity, id: number, state: number, values: Values = {}): Promise<void> => {
  const workflow = workflows[entity.name] as Workflow;
  const row: object = await tx.get(entity.name as Table, id);
  Object.assign(row, values, { [workflow.field]: state });
};
