// A part of the program that does not load says why: the time ran out, the transfer failed, or the server has another program.
import { afterEach, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk, patience } from '#admin/providers/chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const troubleOf = (load: () => Promise<unknown>) =>
  loadChunk(load).then(
    () => 'loaded',
    (error: unknown) => (error instanceof ChunkError ? error.trouble : error),
  );
const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/task-1.js'));
const answers = (status: number, type = 'text/javascript') =>
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { 'Content-Type': type } }));

it('gives up after two minutes', async () => {
  vi.useFakeTimers();
  const trouble = troubleOf(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(await Promise.race([trouble, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await trouble).toBe('timeout');
  expect(patience).toBe(120_000);
});

it('tells a file that is gone from a transfer that failed', async () => {
  answers(404);
  expect(await troubleOf(failed)).toBe('missing');
  answers(200, 'text/html');
  expect(await troubleOf(failed)).toBe('missing');
  answers(200);
  expect(await troubleOf(failed)).toBe('error');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await troubleOf(failed)).toBe('error');
});

it('hands on what loaded in time', async () => expect(await troubleOf(async () => ({ default: 1 }))).toBe('loaded'));
