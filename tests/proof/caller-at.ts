// A call to one server of a proof by somebody who is signed in; an answer that does not come within 20 s fails by the call's name.
import type { Worker } from './company.ts';

export type CallAnswer = { readonly status: number; readonly type: string; readonly body: Readonly<Record<string, unknown>> };

export const callerAt =
  ({ url }: { readonly url: string }, worker: Worker | undefined) =>
  async (method: string, path: string, body?: object | FormData): Promise<CallAnswer> => {
    const form = body instanceof FormData;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      headers: { cookie: worker?.cookie ?? '', ...(body && !form && { 'content-type': 'application/json' }) },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${String(error)}`);
    });
    const text = await answer.text();
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as CallAnswer['body'],
    };
  };
