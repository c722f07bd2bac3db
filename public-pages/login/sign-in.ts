// Signing in with email and password, and what the server may answer to that.
import type { Language } from '#schema/core/words.ts';

/** The part of a problem document (RFC 9457) that sign-in shows. */
type Problem = { detail?: unknown; title?: unknown; reason?: unknown; errors?: unknown };
type User = { theme?: unknown; zoom?: unknown; language?: unknown };

export type SignInAnswer =
  | { kind: 'signedIn'; user: User }
  | { kind: 'wrongPair' }
  | { kind: 'tooManyTries'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'fields'; email: string | undefined; password: string | undefined }
  | { kind: 'refused'; status: number; detail: string | undefined };

const patience = 30_000;

const call = (path: string, init: RequestInit) =>
  fetch(`/api/v1${path}`, { ...init, credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(patience) });

const json = async (response: Response): Promise<Record<string, unknown>> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** Seconds to wait, from a Retry-After header in either of its forms; a minute when the server does not say. */
export const retryAfter = (header: string | null, now: number): number => {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  const until = Number.isNaN(seconds) ? (Date.parse(header ?? '') - now) / 1000 : seconds;
  return Number.isNaN(until) ? 60 : Math.max(1, Math.ceil(until));
};

const fieldErrors = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(errors) ? errors : []).flatMap((error: { field?: unknown; detail?: unknown } | null) =>
      typeof error?.field === 'string' && typeof error.detail === 'string' ? [[error.field, error.detail]] : [],
    ),
  );

const refusal = async (response: Response): Promise<SignInAnswer> => {
  const { detail, title, reason, errors }: Problem = await json(response);
  if (response.status === 401 && (reason === undefined || reason === 'wrongCredentials')) return { kind: 'wrongPair' };
  if (response.status === 429) return { kind: 'tooManyTries', seconds: retryAfter(response.headers.get('Retry-After'), Date.now()) };
  const { email, password } = fieldErrors(errors);
  if (email || password) return { kind: 'fields', email, password };
  return {
    kind: 'refused',
    status: response.status,
    detail: [detail, title].find((text) => typeof text === 'string' && text !== '') as string | undefined,
  };
};

export const signIn = async (email: string, password: string, language: Language): Promise<SignInAnswer> => {
  try {
    const response = await call('/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ email, password }),
    });
    return response.ok ? { kind: 'signedIn', user: ((await json(response)).user ?? {}) as User } : await refusal(response);
  } catch {
    return { kind: 'offline' };
  }
};

/** Whether this browser already holds a session. */
export const isSignedIn = async (): Promise<boolean> => {
  try {
    return (await call('/ping/', {})).ok;
  } catch {
    return false;
  }
};
