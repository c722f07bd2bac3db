// Types of the schema's workflows: an unknown transition, field or answer does not compile.

import type { Metadata } from '#generated/metadata.ts';
import type { AnswerOf, BodyOf, Method, NeedsBody } from '#public-pages/calls/call-types.ts';
import type { SentOf } from '../popup/input-types.ts';
import type { InputFields } from '../popup/input-values.ts';

type Lives = {
  [E in keyof Metadata as Metadata[E] extends { workflow: object } ? E : never]: Metadata[E] extends {
    path: infer P;
    workflow: { transitions: infer T };
  }
    ? { path: P; transitions: T }
    : never;
};
/** An entity with a workflow. */
export type WorkflowEntityName = keyof Lives & string;
export type TransitionName<E extends WorkflowEntityName> = keyof Lives[E]['transitions'] & string;

type Of<E extends WorkflowEntityName, T> = T extends keyof Lives[E]['transitions'] ? Lives[E]['transitions'][T] : never;
/** The input of a transition's call. */
export type TransitionInput<E extends WorkflowEntityName, T> =
  Of<E, T> extends { input: infer I extends InputFields } ? I : Record<never, never>;
export type InputName<E extends WorkflowEntityName, T> = keyof TransitionInput<E, T> & string;

type Text<T> = T extends string ? T : never;
/** The path and method of a transition's call; for a union of names, those of each. */
type CallOf<E extends WorkflowEntityName, T> = T extends keyof Lives[E]['transitions']
  ? Lives[E]['transitions'][T] extends { path: infer P; method: infer M extends Method }
    ? { path: P extends '' ? `/${Text<Lives[E]['path']>}/${number}` : `/${Text<Lives[E]['path']>}/${number}/${Text<P>}`; method: M }
    : never
  : never;
type AnswerAt<C> = C extends { path: infer P extends string; method: infer M extends Method } ? AnswerOf<P, M> : never;
type BodyAt<C> = C extends { path: infer P extends string; method: infer M extends Method } ? BodyOf<P, M> : never;
type NeedsBodyAt<C> = C extends { path: infer P extends string; method: infer M extends Method } ? NeedsBody<P, M> : never;

/** The answer of a transition's call. */
export type TransitionAnswer<E extends WorkflowEntityName, T> = AnswerAt<CallOf<E, T>>;
/** The body of a transition's call; undefined for one that takes none. */
export type TransitionBody<E extends WorkflowEntityName, T> = [BodyAt<CallOf<E, T>>] extends [never] ? undefined : BodyAt<CallOf<E, T>>;

/** A transition whose address is known from the record alone: none that names a part of the record or a person. */
export type OwnTransitionName<E extends WorkflowEntityName> = {
  [T in TransitionName<E>]: Of<E, T> extends { path: `${string}{${string}` } ? never : T;
}[TransitionName<E>];

/** Whether the transition's call takes what its input declares, at an address that is known from the record alone. */
export type InputIsBody<E extends WorkflowEntityName, T extends TransitionName<E>> =
  T extends OwnTransitionName<E>
    ? SentOf<TransitionInput<E, T>> extends NonNullable<TransitionBody<E, T>>
      ? true
      : Record<never, never> extends TransitionInput<E, T>
        ? NeedsBodyAt<CallOf<E, T>> extends true
          ? false
          : true
        : false
    : false;

/** The body where the call requires one, and the key of the press. */
type Sending<E extends WorkflowEntityName, T> =
  true extends NeedsBodyAt<CallOf<E, T>> ? [body: TransitionBody<E, T>, key?: string] : [body?: TransitionBody<E, T>, key?: string];

/** The transitions of a record: what is allowed, how it is called, and the call itself. */
export type Transitions<E extends WorkflowEntityName> = {
  readonly may: (name: TransitionName<E>) => boolean;
  readonly heldUp: (name: TransitionName<E>) => boolean;
  readonly whyNot: (name: TransitionName<E>) => string | null;
  readonly label: (name: TransitionName<E>) => string;
  /** Runs the transition; every query that shows the record is read again. */
  readonly send: <const T extends OwnTransitionName<E>>(name: T, ...sending: Sending<E, T>) => Promise<TransitionAnswer<E, T>>;
};
