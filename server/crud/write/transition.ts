// A transition changes a record's state; only this module writes the field of a workflow.

import { workflows } from '#generated/registry.ts';
import { allows, type Caller, forUser, lackedOf, never } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Refusal as Why, Workflow } from '#schema/core/workflow.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { wholeRecord } from '../read/read-inside.ts';
import { namesIn } from '../read/with-transitions.ts';
import { type ChangeRecording, change } from './change.ts';
import { checkVersion, type Table, type Values } from './check.ts';

/** Whether a rule hides this row from a caller who sees other rows: the answer is then 404. */
const hides = (entity: Entity, me: Caller, record: ApiRecord): boolean =>
  forUser(entity.access.read, me) !== false && !allows(entity.access.read, me, record);

const refused = async (tx: Tx, entity: Entity, workflow: Workflow, me: Caller, name: string, why: Why) => {
  const rule = workflow.transitions[name]?.allow;
  if (why.reason === 'notAllowed') return notAllowed(rule && lackedOf(rule, me));
  const names = (await namesIn(tx.database, tx.read, me, [why]))(why);
  return conflict(entity.name, why.reason, { parameters: { names: names?.join(', ') ?? '' }, ...(names && { members: { names } }) });
};

/** Why a record's state may forbid a transition: `wrongState` and the names of the guards. */
export const reasonsOf = ({ require = [] }: { readonly require?: readonly string[] }): string[] => ['wrongState', ...require];
/** The same for the record's own call, which makes a transition where the workflow has one without a path. */
export const reasonsAt = (entity: Entity, of: 'PUT' | 'DELETE'): string[] =>
  Object.values(workflows[entity.name]?.transitions ?? {})
    .filter(({ method = 'PUT', path }) => method === of && path === '')
    .flatMap(reasonsOf);

/**
 * Locks the record and checks that the caller may make the transition now, guards included.
 * @returns the whole record before the transition
 * @throws Refusal 404 for a hidden record, 403 where the caller may not, 409 with the broken guard's name or `wrongState`, 412 where the caller saw another version
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
  // Checked before the state, whose refusal would reveal that the record exists.
  if (!allows(allow, me, record) && hides(entity, me, record)) throw notFound();
  const why = workflow.refusal(name, me, record);
  if (why) throw await refused(tx, entity, workflow, me, name, why);
  checkVersion(ifMatch, record.version);
  return record;
};

type TransitionOptions = Omit<ChangeRecording, 'action'> & {
  /** The version that the caller saw. */
  readonly ifMatch?: string | null;
  /** The target state of an act: one of the states that its declaration names. */
  readonly to?: string;
};

const applyTransition = async (
  tx: Tx,
  entity: Entity,
  record: ApiRecord,
  name: string,
  values: Values,
  { to, ...saying }: Omit<TransitionOptions, 'ifMatch'>,
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name] as Workflow;
  const leads = to !== undefined && workflow.transitions[name]?.leads?.includes(to) ? workflow.states[to] : undefined;
  const target = workflow.target(name, record) ?? leads;
  if (target === undefined) throw new Error(`${name} is an act: its domain says where it leads.`);
  return (await change(tx, entity, record.id, { ...values, [workflow.field]: target }, { ...saying, action: name, always: true })).after;
};

/** Makes a transition; `values` are further changed fields. The declaration gives the target state, for an act the caller does. */
export const transition = async (
  tx: Tx,
  entity: Entity,
  me: Caller,
  id: number,
  name: string,
  values: Values = {},
  { ifMatch = null, to, ...saying }: TransitionOptions = {},
): Promise<ApiRecord> => {
  return applyTransition(tx, entity, await allowed(tx, entity, me, id, name, ifMatch), name, values, { to, ...saying });
};

/**
 * Makes a transition that is never called directly (`never`), because it follows from another, permitted act: an invoice's effect on its tasks.
 * @throws Refusal 409 for a wrong state or a broken guard
 */
export const impliedTransition = async (
  tx: Tx,
  entity: Entity,
  id: number,
  name: string,
  values: Values = {},
  making: Omit<TransitionOptions, 'ifMatch'> = {},
): Promise<ApiRecord> => {
  const workflow = workflows[entity.name] as Workflow;
  const record = await wholeRecord(tx, entity, id);
  const why = workflow.refusal(name, null, record);
  if (why && why.reason !== 'notAllowed') throw conflict(entity.name, why.reason);
  return applyTransition(tx, entity, record, name, values, making);
};

/** Sets the state inside an act that computed it (the clock), through the same column and event as a transition. */
export const setState = async (tx: Tx, entity: Entity, id: number, state: number, values: Values = {}): Promise<void> => {
  const workflow = workflows[entity.name] as Workflow;
  const row: object = await tx.get(entity.name as Table, id);
  Object.assign(row, values, { [workflow.field]: state });
};
