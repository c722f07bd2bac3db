// The server's refusal as a problem document (RFC 9457), carried by the error class of react-admin.
import { HttpError } from 'react-admin';
import type { Method, ReasonOf } from '#public-pages/calls/call-types.ts';

/** Reasons that no call needs to declare: no answer, or a server error. */
type Silence = 'network' | 'unavailable' | 'internal';

export type Problem = {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The machine-readable reason: `invalid`, `referred`, `stale`, `nobodyWorks` … */
  readonly reason: string;
  readonly errors?: readonly { readonly field: string; readonly reason: string; readonly detail: string }[];
  readonly [member: string]: unknown;
};

/** The body of a call's error: the document, and its field errors in react-admin's format. */
type Body = { readonly problem: Problem; readonly errors?: Readonly<Record<string, string>> };

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'reason' in value && 'detail' in value;

/** The error of a non-2xx answer; one without a problem document (a proxy's page) keeps only its status. */
export const refused = (status: number, json: unknown): HttpError => {
  const problem: Problem = isProblem(json) ? json : { title: '', status, detail: '', reason: status === 503 ? 'unavailable' : 'internal' };
  const errors = problem.errors && Object.fromEntries(problem.errors.map(({ field, detail }) => [field, detail]));
  return new HttpError(problem.detail || problem.title, status, { problem, ...(errors && { errors }) } satisfies Body);
};

/** The error of a call without an answer. */
export const unreachable = (): HttpError =>
  new HttpError('', 0, { problem: { title: '', status: 0, detail: '', reason: 'network' } } satisfies Body);

/** The problem document of an error; null if the server did not answer. Only the engine reads its reason: screens use `isRefused`. */
export const problemOf = (error: unknown): Problem | null => {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const problem = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : null;
  return isProblem(problem) ? problem : null;
};

/** Whether the server did not answer, or failed. */
export const isSilent = (error: unknown, reason: Silence): boolean => problemOf(error)?.reason === reason;

/** Whether a call was refused for this reason, which the call at this path must declare. */
export const isRefused = <P extends string, M extends Method>(error: unknown, reason: ReasonOf<P, M>): boolean =>
  problemOf(error)?.reason === reason;

export const statusOf = (error: unknown): number | null => (error instanceof HttpError ? error.status : null);

/** The messages by field; an error deeper inside (`users.0`) counts for its field. */
export const fieldErrorsIn = (failure: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries((problemOf(failure)?.errors ?? []).map(({ field, detail }) => [field.split('.')[0] ?? field, detail]));

/** The message for the whole form: `words` if the refusal names no field, else the messages of fields that do not show their own. */
export const remainingMessage = (failure: unknown, shown: readonly string[], words: string | null): string | null => {
  const named = Object.entries(fieldErrorsIn(failure));
  const left = named.filter(([field]) => !shown.includes(field)).map(([, detail]) => detail);
  return named.length === 0 ? words : left.join(' ') || null;
};
