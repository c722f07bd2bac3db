// What the server says when it refuses: a problem document (RFC 9457), carried by the error that react-admin and the forms understand.
import { HttpError } from 'react-admin';
import type { Method, ReasonOf } from '#public-pages/calls/call-types.ts';

/** Reasons that need no call to declare them: nobody answered, or the server broke. */
type Silence = 'network' | 'unavailable' | 'internal';

export type Problem = {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The name of the refusal: `invalid`, `referred`, `stale`, `nobodyWorks` … */
  readonly reason: string;
  readonly errors?: readonly { readonly field: string; readonly reason: string; readonly detail: string }[];
  readonly [member: string]: unknown;
};

/** What an error of a call carries: the document, and its field errors as react-admin's forms read them. */
type Body = { readonly problem: Problem; readonly errors?: Readonly<Record<string, string>> };

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'reason' in value && 'detail' in value;

/** The error of an answer that is not 2xx; one that is no problem document (a proxy's page) keeps its status and has no words of its own. */
export const refused = (status: number, json: unknown): HttpError => {
  const problem: Problem = isProblem(json) ? json : { title: '', status, detail: '', reason: status === 503 ? 'unavailable' : 'internal' };
  const errors = problem.errors && Object.fromEntries(problem.errors.map(({ field, detail }) => [field, detail]));
  return new HttpError(problem.detail || problem.title, status, { problem, ...(errors && { errors }) } satisfies Body);
};

/** The error of a call that got no answer at all. */
export const unreachable = (): HttpError =>
  new HttpError('', 0, { problem: { title: '', status: 0, detail: '', reason: 'network' } } satisfies Body);

/** The problem document of an error; null for anything that is no answer of the server. What is asked of its reason is for the engine: a screen asks `isRefused`. */
export const problemOf = (error: unknown): Problem | null => {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const problem = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : null;
  return isProblem(problem) ? problem : null;
};

/** Whether nobody answered, or the server broke. */
export const isSilent = (error: unknown, reason: Silence): boolean => problemOf(error)?.reason === reason;

/** Whether a call was refused for this reason: one that the call at this path declares. */
export const isRefused = <P extends string, M extends Method>(error: unknown, reason: ReasonOf<P, M>): boolean =>
  problemOf(error)?.reason === reason;

export const statusOf = (error: unknown): number | null => (error instanceof HttpError ? error.status : null);

/** The words at each field that a refusal names: the field's own name, also where the trouble lies deeper (`users.0`). */
export const fieldErrorsIn = (failure: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries((problemOf(failure)?.errors ?? []).map(({ field, detail }) => [field.split('.')[0] ?? field, detail]));

/** What is left to be said of a refusal for the whole: `words` where it names no field, else what it says of fields that do not show it themselves. */
export const remainingMessage = (failure: unknown, shown: readonly string[], words: string | null): string | null => {
  const named = Object.entries(fieldErrorsIn(failure));
  const left = named.filter(([field]) => !shown.includes(field)).map(([, detail]) => detail);
  return named.length === 0 ? words : left.join(' ') || null;
};
