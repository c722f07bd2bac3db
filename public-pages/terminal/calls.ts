// Calls of a wall terminal: nobody waits long before it, so that an answer that is slow is none.
import type { paths } from '#generated/api.d.ts';
import type { Language } from '#schema/core/words.ts';
import { retryAfter } from '../calls.ts';

type Answered<Method> = Method extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
export type Here = Answered<paths['/api/v1/terminal/{access_key}']['get']>;
export type Recognised = Answered<paths['/api/v1/terminal/{access_key}/identify']['post']>;
export type Booked = Answered<paths['/api/v1/terminal/{access_key}/event']['post']>;
export type Action = Booked['action'];

export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: string;
  readonly detail: string;
  /** Seconds to wait, where the server says so. */
  readonly seconds: number;
};
/** `lost`: no server answered, or only what stands before it. */
export type Answer<Body> = { readonly kind: 'done'; readonly body: Body } | Refused | { readonly kind: 'lost' };

const patience = 6000;

const refusal = async (response: Response): Promise<Refused> => {
  const body: unknown = await response.json().catch(() => null);
  const { reason, detail, seconds } = { ...(body as { reason?: unknown; detail?: unknown; seconds?: unknown } | null) };
  return {
    kind: 'refused',
    status: response.status,
    reason: String(reason ?? ''),
    detail: String(detail ?? ''),
    seconds: response.status === 429 ? retryAfter(response.headers.get('Retry-After'), Date.now()) : Number(seconds ?? 0),
  };
};

export const request = async <Body>(path: string, language: Language, body?: object): Promise<Answer<Body>> => {
  try {
    const response = await fetch(`/api/v1/terminal/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { kind: 'done', body: (await response.json()) as Body };
    return response.status >= 500 ? { kind: 'lost' } : await refusal(response);
  } catch {
    return { kind: 'lost' };
  }
};
