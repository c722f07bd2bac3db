// A refusal is a clear no: it ends the transaction and becomes a problem document (RFC 9457) in the caller's language.

export type FieldError = { readonly field: string; readonly reason: string; readonly parameters?: Readonly<Record<string, unknown>> };
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** The name of the rule that was broken; a key of the words `error.*` or `{entity}.rules.*`, `{entity}.reasons.*`. */
  readonly reason: string;
  /** What the words of the reason ask for. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
  /** Members added to the problem document, for example the working status that a lost race answers. */
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
    // A clear no has no fault to trace, and a stack is the dearest part of an error.
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
/** The caller lacks what a rule asks for; names the first permission that would have opened it. */
export const notAllowed = (permission?: string) =>
  new Refusal(403, permission ? 'notAllowed' : 'notAllowedHere', permission ? { members: { permission } } : {});
/** A state or rule of the entity stands against it. */
export const conflict = (
  area: string,
  reason: string,
  { parameters = {}, members = {} }: { parameters?: Readonly<Record<string, unknown>>; members?: Readonly<Record<string, unknown>> } = {},
) => new Refusal(409, reason, { area, parameters, members });
