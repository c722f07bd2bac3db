// A phone that never gives up: it repeats a call under the same key until the server answers, however often that is killed in between.
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from './company.ts';

export type Answered = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
export type Sent = { readonly method: string; readonly path: string; readonly body?: unknown; readonly form?: () => FormData };

/** Where calls go now; between two servers nobody is there. */
export type Address = {
  /** Waits until somebody is there. */
  url(): Promise<string>;
  set(url: string | null): void;
};

export const address = (): Address => {
  let here: string | null = null;
  let waiting: (() => void)[] = [];
  const url = async (): Promise<string> => {
    while (here === null) await new Promise<void>((resolve) => waiting.push(resolve));
    return here;
  };
  return {
    url,
    set(next) {
      here = next;
      if (next === null) return;
      for (const go of waiting) go();
      waiting = [];
    },
  };
};

export type Phone = {
  /** @throws Error for an answer that is neither a success nor a passing fault */
  send(call: Sent): Promise<Answered>;
  /** What it has sent and has no answer to. */
  readonly inDoubt: Sent | null;
  readonly repeated: number;
};

export const phone = ({ url }: Address, { cookie }: Worker, ended: AbortSignal): Phone => {
  let inDoubt: Sent | null = null;
  let repeated = 0;
  const send = async (call: Sent): Promise<Answered> => {
    const { method, path, body, form } = call;
    const key = crypto.randomUUID();
    inDoubt = call;
    for (let attempt = 0; ; attempt += 1) {
      const base = await url();
      ended.throwIfAborted();
      if (attempt > 0) repeated += 1;
      try {
        const answer = await fetch(`${base}/api/v1${path}`, {
          method,
          headers: { cookie, 'idempotency-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(form && { body: form() }),
        });
        const text = await answer.text();
        if (answer.ok) {
          inDoubt = null;
          return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Answered['body']) };
        }
        if (answer.status !== 503) throw new Refused(`${method} ${path}: ${answer.status} ${text}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await pause(10);
    }
  };
  return {
    send,
    get inDoubt() {
      return inDoubt;
    },
    get repeated() {
      return repeated;
    },
  };
};

class Refused extends Error {}
