// A workflow is the life cycle of a record: the states of one field, the transitions between them, who may make them and under which guards.
import type { z } from 'zod';
import { allows, type Caller, type Rule } from './access.ts';
import type { RecordOf, Shape } from './entity.ts';

/** True where the guard holds; otherwise false, or the ids of the users (or the records of `about`) that block it. An empty list means that it holds. */
export type Guard<R> = (record: R, me: Caller | null) => boolean | readonly number[];

export type Transition<State extends string, K extends string, G extends string> = {
  readonly from: State | readonly State[];
  /** The target: a state, `same`, a state for each starting state, or `act`: the business act computes it. */
  readonly to: State | 'same' | 'act' | { readonly [S in State]?: State };
  /** The states to which an act may lead, for the diagram. */
  readonly leads?: readonly State[];
  readonly allow: Rule<K>;
  readonly require?: readonly G[];
  /** The fields that the caller fills in: the body of the call, and the popup that asks for them. */
  readonly input?: Readonly<Record<string, z.ZodType>>;
  /** Method and path below `/{entity}/{id}`, where they are not `PUT /{transition}`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path?: string;
  /** The history has no word for this transition: it shows the changed fields, or the created row. */
  readonly untold?: true;
};

/** Why a transition is refused now. `users` are the ids of what blocks it: users, or records of the entity `about`. */
export type Refusal = { readonly reason: string; readonly users?: readonly number[]; readonly about?: string };

export const defineWorkflow = <
  F extends Shape,
  P extends keyof F & string,
  const S extends Readonly<Record<string, number>>,
  R extends RecordOf<F> & Readonly<Record<string, unknown>>,
  const G extends Readonly<Record<string, Guard<R>>>,
  const T extends Readonly<Record<string, Transition<keyof S & string, keyof F & string, keyof G & string>>>,
>(
  entity: { readonly name: string; readonly fields: F },
  field: P,
  definition: {
    readonly states: S;
    readonly guards: G & Readonly<Record<string, Guard<R>>>;
    /** The entity of the ids that a guard answers, where they are not users. */
    readonly about?: { readonly [P in keyof NoInfer<G> & string]?: string };
    readonly transitions: T;
  },
) => {
  const nameOfState = new Map<unknown, keyof S & string>(Object.entries(definition.states).map(([name, value]) => [value, name]));
  const guards = definition.guards as Readonly<Record<string, Guard<Readonly<Record<string, unknown>>>>>;
  /** Why a guard refuses, with the users or records that block it; null when the guard holds. */
  const guardRefusal = (guard: string, me: Caller | null, record: Readonly<Record<string, unknown>>): Refusal | null => {
    const holds = guards[guard]?.(record, me);
    if (holds === true || (Array.isArray(holds) && holds.length === 0)) return null;
    const about = (definition.about as Readonly<Record<string, string>> | undefined)?.[guard];
    return { reason: guard, ...(Array.isArray(holds) && { users: holds as readonly number[] }), ...(about && { about }) };
  };
  return {
    ...definition,
    entity: entity.name,
    field,
    nameOfState: (value: unknown) => nameOfState.get(value),
    guardRefusal,
    /** Why the caller may not make this transition on the record, a wrong state first; null when they may. */
    refusal(name: keyof T & string, me: Caller | null, record: Readonly<Record<string, unknown>>): Refusal | null {
      const transition = definition.transitions[name] as Transition<string, string, string>;
      const from = ([] as string[]).concat(transition.from as string | string[]);
      if (!from.includes(nameOfState.get(record[field]) ?? '')) return { reason: 'wrongState' };
      if (!allows(transition.allow, me, record)) return { reason: 'notAllowed' };
      for (const guard of transition.require ?? []) {
        const refusal = guardRefusal(guard, me, record);
        if (refusal) return refusal;
      }
      return null;
    },
    /** The stored value of the state to which the transition leads from the record's state; null for an act, which computes it. */
    target(name: keyof T & string, record: Readonly<Record<string, unknown>>): number | null {
      const { to } = definition.transitions[name] as Transition<string, string, string>;
      const now = nameOfState.get(record[field]) ?? '';
      if (to === 'act') return null;
      const state = to === 'same' ? now : typeof to === 'string' ? to : (to[now] ?? now);
      return definition.states[state] ?? null;
    },
  };
};

export type Workflow = {
  readonly entity: string;
  readonly field: string;
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, Transition<string, string, string>>>;
  nameOfState(value: unknown): string | undefined;
  guardRefusal(guard: string, me: Caller | null, record: Readonly<Record<string, unknown>>): Refusal | null;
  refusal(name: string, me: Caller | null, record: Readonly<Record<string, unknown>>): Refusal | null;
  target(name: string, record: Readonly<Record<string, unknown>>): number | null;
};

type Transitions = Workflow['transitions'];
type HistoryActs<T extends Transitions> = { [Name in keyof T & string]: T[Name] extends { readonly untold: true } ? never : Name }[keyof T &
  string];
type Demanded<T extends Transitions> = {
  [Name in keyof T]: T[Name] extends { readonly require: readonly (infer Name)[] } ? Name : never;
}[keyof T] &
  string;
/**
 * The keys of the words for workflows, by the names of their entities: each transition's name, its past tense in the history,
 * and its guards. `Common` are transitions that the history words alike for all entities.
 */
export type WorkflowWords<Lives extends Readonly<Record<string, { readonly transitions: Transitions }>>, Common extends string> = {
  [Name in keyof Lives & string]:
    | `${Name}.transitions.${keyof Lives[Name]['transitions'] & string}`
    | `${Name}.history.${Exclude<HistoryActs<Lives[Name]['transitions']>, Common>}`
    | `people.why.guards.${Demanded<Lives[Name]['transitions']>}`;
}[keyof Lives & string];
