// Calls of the public pages, and what may come of one that was refused.
import type { Language } from '#schema/core/words.ts';

/** The part of a problem document (RFC 9457) that the pages show. */
type Problem = { detail?: unknown; title?: unknown; reason?: unknown; errors?: unknown };

export type Refused =
  | { kind: 'tooManyTries'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'refused'; status: number; reason: string | undefined; detail: string | undefined; fields: Record<string, string> };
export type Answer = { kind: 'done'; body: Record<string, unknown> } | Refused;

const patience = 30_000;

/** Seconds to wait, from a Retry-After header in either of its forms; a minute when the server does not say. */
export const retryAfter = (header: string | null, now: number): number => {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  const until = Number.isNaN(seconds) ? (Date.parse(header ?? '') - now) / 1000 : seconds;
  return Number.isNaN(until) ? 60 : Math.max(1, Math.ceil(until));
};

const membersOf = (body: unknown): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {});

const fieldErrors = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(errors) ? errors : []).flatMap((error: { field?: unknown; detail?: unknown } | null) =>
      typeof error?.field === 'string' && typeof error.detail === 'string' ? [[error.field, error.detail]] : [],
    ),
  );

const refusal = async (response: Response): Promise<Refused> => {
  if (response.status === 429) return { kind: 'tooManyTries', seconds: retryAfter(response.headers.get('Retry-After'), Date.now()) };
  const { detail, title, reason, errors }: Problem = membersOf(await response.json().catch(() => null));
  return {
    kind: 'refused',
    status: response.status,
    reason: typeof reason === 'string' ? reason : undefined,
    detail: [detail, title].find((text) => typeof text === 'string' && text !== '') as string | undefined,
    fields: fieldErrors(errors),
  };
};

/** Calls the API; without a body it reads. */
export const call = async (path: string, language: Language, body?: object): Promise<Answer> => {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // What is cut off on its way, or comes from somebody else who stands before the server, is no answer.
    return response.ok ? { kind: 'done', body: membersOf(await response.json()) } : await refusal(response);
  } catch {
    return { kind: 'offline' };
  }
};
