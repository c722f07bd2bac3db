// Types of the schema's workflows: an unknown transition, field or answer does not compile.

import type { Metadata } from '#generated/metadata.ts';
import type { AnswerOf, Method } from '#public-pages/calls/call-types.ts';
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
/** The answer of a transition's call. */
export type TransitionAnswer<E extends WorkflowEntityName, T> =
  Of<E, T> extends { path: infer P; method: infer M extends Method }
    ? AnswerOf<P extends '' ? `/${Text<Lives[E]['path']>}/${number}` : `/${Text<Lives[E]['path']>}/${number}/${Text<P>}`, M>
    : never;
