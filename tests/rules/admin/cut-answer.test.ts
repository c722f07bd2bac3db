// An answer that is cut off on its way counts as none: what it would have said is asked for again.
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#admin/providers/calls/http.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { isUnanswered, sendOnce } from '#admin/providers/calls/send-once.ts';
import { call as publicCall } from '#public-pages/calls/call.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const task: number = 1;
const token: string = 'token';
const cut = (status: number) =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(new TypeError('network error')),
    }),
    { status },
  );

it.each([200, 409])('tells that the server was not reached: %s', async (status) => {
  vi.stubGlobal('fetch', async () => cut(status));
  const error = await call(`/task/${task}`).catch((failure: unknown) => failure);
  expect(problemOf(error)?.reason).toBe('network');
  expect(isUnanswered(error)).toBe(true);
});

it('sends the act again under its key', async () => {
  vi.useFakeTimers();
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    keys.push(headers['Idempotency-Key']);
    return keys.length === 1 ? cut(200) : Response.json({ status: 1 });
  });
  const sent = sendOnce(`/task/${task}/pause`, {}, 'one press');
  await vi.runAllTimersAsync();
  expect(await sent).toEqual({ status: 1 });
  expect(keys).toEqual(['one press', 'one press']);
});

it.each([
  ['is cut off', () => cut(200)],
  ['is a page of somebody before the server', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])('is no answer on a public page either: one that %s', async (_case, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await publicCall(`/public/task/${token}/confirm`, { method: 'POST', language: 'sl', body: { name: 'Branka Oblak' } })).toEqual({
    kind: 'offline',
  });
});

it('is an answer on a public page, whatever it says', async () => {
  vi.stubGlobal('fetch', async () => Response.json(false));
  expect(await publicCall('/ping/', { language: 'sl' })).toEqual({ kind: 'done', body: false });
});
