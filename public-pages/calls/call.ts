// Calls the API from the public pages, and describes refusals.
import type { Language } from '#schema/core/words.ts';
import type { AnswerOf, Known, Method, ReasonOf, WithBody } from './call-types.ts';

/** The part of a problem document (RFC 9457) that the pages show. */
type Problem = { detail?: unknown; title?: unknown; reason?: unknown; errors?: unknown; seconds?: unknown };

/** Why a call failed: no connection, or a refusal; `Reason` lists those that the call declares. */
export type Refused<Reason extends string = string> =
  | { kind: 'tooManyTries'; seconds: number; reason: Reason | undefined; detail: string | undefined }
  | { kind: 'offline' }
  | {
      kind: 'refused';
      status: number;
      reason: Reason | undefined;
      detail: string | undefined;
      fields: Record<string, string>;
      /** Seconds to wait; 0 where the server does not say. */
      seconds: number;
    };
export type Answer<Body, Reason extends string = string> = { kind: 'done'; body: Body } | Refused<Reason>;

const patienceMs = 30_000;

/** Seconds to wait, from a Retry-After header in either of its forms; a minute when the server does not say. */
export const retryAfter = (header: string | null, now: number): number => {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  const until = Number.isNaN(seconds) ? (Date.parse(header ?? '') - now) / 1000 : seconds;
  return Number.isNaN(until) ? 60 : Math.max(1, Math.ceil(until));
};

const problemOf = (body: unknown): Problem => (typeof body === 'object' && body !== null ? { ...body } : {});

const fieldErrors = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(errors) ? errors : []).flatMap((error: { field?: unknown; detail?: unknown } | null) =>
      typeof error?.field === 'string' && typeof error.detail === 'string' ? [[error.field, error.detail]] : [],
    ),
  );

const refusal = async <Reason extends string>(response: Response): Promise<Refused<Reason>> => {
  const { status, headers } = response;
  const { detail, title, reason, errors, seconds }: Problem = problemOf(await response.json().catch(() => null));
  const requestOptions = {
    reason: typeof reason === 'string' ? (reason as Reason) : undefined,
    detail: [detail, title].find((text) => typeof text === 'string' && text !== '') as string | undefined,
  };
  if (status === 429) return { kind: 'tooManyTries', seconds: retryAfter(headers.get('Retry-After'), Date.now()), ...requestOptions };
  return { kind: 'refused', status, ...requestOptions, fields: fieldErrors(errors), seconds: Number(seconds ?? 0) };
};

type Along = {
  readonly language: Language;
  /** Milliseconds after which a slow answer counts as none. */
  readonly patience?: number;
  /** `omit` sends no session cookie. */
  readonly credentials?: 'same-origin' | 'omit';
};

/** Calls the server at a literal path, which gives the types of body, answer and refusals. */
export const call = async <const P extends string, const M extends Method = 'GET'>(
  path: P & Known<P, M>,
  options: Along & { readonly method?: M } & WithBody<P, M>,
): Promise<Answer<AnswerOf<P, M>, ReasonOf<P, M>>> => {
  const { language, method = 'GET', body, patience = patienceMs, credentials = 'same-origin' } = options;
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: { 'Accept-Language': language, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials,
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // A body that was cut off, or is a proxy's own page, is no answer.
    return response.ok ? { kind: 'done', body: (await response.json()) as AnswerOf<P, M> } : await refusal(response);
  } catch {
    return { kind: 'offline' };
  }
};
