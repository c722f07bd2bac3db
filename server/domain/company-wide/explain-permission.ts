// Explains why a user may or may not do something: the guard's own answer, every condition behind it, and who else may.
import { workflows } from '#generated/registry.ts';
import { allows, type Caller } from '#schema/core/access.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { type TimeAct, type TimeRefusal, timeRefusal } from '#schema/times/time-acts.ts';
import type { Database } from '../../core/database/database.ts';
import { invalid, notFound } from '../../core/http/refusal.ts';
import { planWhole } from '../../crud/read/plan.ts';
import { readOne } from '../../crud/read/read.ts';
import type { ReadingCaller } from '../../crud/read/reader-names.ts';
import { entityNamed } from '../../crud/read/select.ts';
import { namesIn } from '../../crud/read/with-transitions.ts';
import { everybody, linkedBy, type Person } from '../tasks/may-people.ts';
import { type Act, acts, actsOf } from './explained-acts.ts';
import { type Condition, type Facts, splitRule } from './explained-rules.ts';
import { type JudgedTime, judgedTime } from './explained-times.ts';

type Why = { readonly reason: string; readonly users?: readonly number[] };
/** The case in question: the guard's verdict on a person, and its conditions. */
type Case = {
  readonly why: (person: Person) => Why | null;
  readonly conditions: (person: Person) => Promise<{ all: Condition[]; any: Condition[][] }>;
};

const withoutRecord = ({ rule, entity }: Act): Case => ({
  why: (person) => (allows(rule, person, {}) ? null : { reason: 'notAllowed' }),
  conditions: async (person) => splitRule(rule, entity ?? '', person, {}),
});

const stateOf = (workflow: Workflow, name: string, record: Facts): Condition => {
  const from = [workflow.transitions[name]?.from ?? []].flat();
  const found = record[workflow.field];
  return {
    kind: 'state',
    source: 'state',
    holds: from.includes(workflow.nameOfState(found) ?? ''),
    entity: workflow.entity,
    field: workflow.field,
    wanted: from.flatMap((state) => workflow.states[state] ?? []),
    found: typeof found === 'number' ? found : null,
  };
};

const ofRecord = async (database: Database, me: ReadingCaller, act: Act, id: number): Promise<Case> => {
  const entity = entityNamed(act.entity ?? '');
  // Facts of a record are told only to callers who may read it.
  await readOne(database, entity, me, id);
  const plan = planWhole(database, entity);
  const [row] = await plan.rows({ id, me: 0 });
  if (!row) throw notFound();
  const record = plan.decode(row);
  const linked = await linkedBy(database, act.rule, id);
  const facts = (person: Caller): Facts => ({
    ...record,
    ...Object.fromEntries([...linked].map(([as, ids]) => [`$${as}`, ids.has(person.id)])),
  });
  const workflow = act.kind === 'transition' ? (workflows as Readonly<Record<string, Workflow>>)[entity.name] : undefined;
  const guards = async (person: Person): Promise<Condition[]> => {
    const judged = (workflow?.transitions[act.name]?.require ?? []).map((guard) => ({
      guard,
      refusal: workflow?.guardRefusal(guard, person, facts(person)) ?? null,
    }));
    const namesOf = await namesIn(
      database,
      database.read,
      me,
      judged.flatMap(({ refusal }) => refusal ?? []),
    );
    return judged.map(({ guard, refusal }) => ({
      kind: 'guard',
      source: 'state',
      guard,
      holds: refusal === null,
      names: (refusal && namesOf(refusal)) ?? [],
    }));
  };
  return {
    why: (person) =>
      workflow
        ? workflow.refusal(act.name, person, facts(person))
        : allows(act.rule, person, facts(person))
          ? null
          : { reason: 'notAllowed' },
    conditions: async (person) => {
      const { all, any } = splitRule(act.rule, entity.name, person, facts(person));
      return { all: [...(workflow ? [stateOf(workflow, act.name, record)] : []), ...all, ...(await guards(person))], any };
    },
  };
};

/** The conditions of an act on a time apart from who does it, each named by the refusal that it causes. */
const timeConditions = (act: TimeAct, { facts, lock }: JudgedTime): Condition[] => {
  const { $task_id, locked, runs } = facts(false);
  const condition = (kind: Exclude<TimeRefusal, 'notAllowed'>, source: Condition['source'], holds: boolean): Condition => ({
    kind,
    source,
    holds,
  });
  return [
    ...(act.shown ? [condition('awaitsConfirmation', 'state', $task_id.status !== taskStates.sentForConfirmation)] : []),
    condition('taskIsClosed', 'state', $task_id.status < act.until),
    ...(act.locks ? [{ ...condition('timeLocked', 'settings', !locked), at: new Date(lock).toISOString() }] : []),
    ...(act.ended ? [condition('stillRuns', 'state', !runs)] : []),
  ];
};

const ofTime = async (database: Database, act: Act & { kind: 'time' }, id: number): Promise<Case> => {
  const judged = await judgedTime(database, act.entity ?? '', id);
  const facts = (person: Caller) => judged.facts(judged.assigned.has(person.id));
  return {
    why: (person) => {
      const reason = timeRefusal(act.time, person, facts(person));
      return reason && { reason };
    },
    conditions: async (person) => {
      const { all, any } = splitRule(act.rule, act.entity ?? '', person, facts(person));
      return { all: [...all, ...timeConditions(act.time, judged)], any };
    },
  };
};

const personIn = (people: readonly Person[], id: number): Person => {
  const found = people.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
};

/** Every act that can be explained, with the answer of the user's role alone. @throws Refusal 404 without such a user */
export const explainActs = async (database: Database, user_id: number) => actsOf(personIn(await everybody(database), user_id));

/** At most this many people who may are named; the others are counted. */
const mostNamed = 12;

/** @throws Refusal 403 for a record that the caller does not read, 404 without such a user or record, 422 for an act that does not exist or without the record that it needs */
export const explainAct = async (
  database: Database,
  me: ReadingCaller,
  user_id: number,
  question: { act: string; record?: number | undefined },
) => {
  const act = acts().get(question.act);
  if (!act) throw invalid({ field: 'act', reason: 'notChoice' });
  if (act.record && question.record === undefined) throw invalid({ field: 'record', reason: 'required' });
  const people = await everybody(database);
  const personOfRight = personIn(people, user_id);
  const id = question.record ?? 0;
  const { why, conditions } = !act.record
    ? withoutRecord(act)
    : act.kind === 'time'
      ? await ofTime(database, act, id)
      : await ofRecord(database, me, act, id);
  const refused = why(personOfRight);
  const may = people.filter((person) => person.active && person.id !== personOfRight.id && why(person) === null);
  const { all, any } = await conditions(personOfRight);
  const account: Condition = { kind: 'signedIn', source: 'account', holds: personOfRight.active };
  return {
    allowed: personOfRight.active && refused === null,
    reason: personOfRight.active ? (refused?.reason ?? null) : 'inactive',
    role: { id: personOfRight.role_id, title: personOfRight.role },
    // A deactivated account may do nothing, whatever its role says.
    all: personOfRight.active ? all : [account, ...all.filter(({ kind }) => kind !== 'signedIn')],
    any,
    people: may.slice(0, mostNamed).map(({ id: one, title }) => ({ id: one, title })),
    others: Math.max(0, may.length - mostNamed),
  };
};
