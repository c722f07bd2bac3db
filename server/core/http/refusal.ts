// A refusal is an expected error: it rolls the transaction back and becomes a problem document (RFC 9457) in the caller's language.

export type FieldError = { readonly field: string; readonly reason: string; readonly parameters?: Readonly<Record<string, unknown>> };
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** The name of the broken rule; a key of the words `error.*` or `{entity}.rules.*`, `{entity}.reasons.*`. */
  readonly reason: string;
  /** The parameters of the reason's words. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
  /** Members added to the problem document, for example the current working status after a lost race. */
  readonly members: Readonly<Record<string, unknown>>;
  /** The area of words that explains the reason, when it is not `error`. */
  readonly area: string | undefined;

  constructor(
    status: RefusalStatus,
    reason: string,
    {
      parameters = {},
      errors = [],
      members = {},
      area,
    }: {
      parameters?: Readonly<Record<string, unknown>>;
      errors?: readonly FieldError[];
      members?: Readonly<Record<string, unknown>>;
      area?: string;
    } = {},
  ) {
    // An expected error needs no stack, which is the slowest part of creating it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(reason);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.reason = reason;
    this.parameters = parameters;
    this.errors = errors;
    this.members = members;
    this.area = area;
  }
}

export const notFound = () => new Refusal(404, 'notFound');
export const invalid = (...errors: FieldError[]) => new Refusal(422, 'invalid', { errors });
/** The caller lacks a permission; the refusal names the first one that would have allowed the call. */
export const notAllowed = (permission?: string) =>
  new Refusal(403, permission ? 'notAllowed' : 'notAllowedHere', permission ? { members: { permission } } : {});
/** A state or rule of the entity forbids the call. */
export const conflict = (
  area: string,
  reason: string,
  { parameters = {}, members = {} }: { parameters?: Readonly<Record<string, unknown>>; members?: Readonly<Record<string, unknown>> } = {},
) => new Refusal(409, reason, { area, parameters, members });
