// What the server does again and again: piece by piece until there is none, each work by itself, and no more of it once it has ended.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogLine } from '#server/core/log.ts';
import { piecesOf, repeat, repeatEach } from '#server/jobs/repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
/** So many pieces each time that somebody looks. */
const pieces = (count: number) => {
  const done: number[] = [];
  let left = count;
  const one = async () => {
    left -= 1;
    done.push(left);
    const more = left > 0;
    if (!more) left = count;
    return more;
  };
  return { done, one };
};

it('does all pieces soon after the start, and again at each turn', async () => {
  const { done, one } = pieces(3);
  const job = repeat(minute, one, () => {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(minute);
  expect(done).toHaveLength(6);
  await job.end();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(done).toHaveLength(6);
});

it('goes on with the others where one work fails, which is written down and tried again', async () => {
  const { done, one } = pieces(2);
  const logLines: LogLine[] = [];
  const failing = vi.fn(() => Promise.reject(new Error('no such row')));
  const job = repeatEach(minute, [failing, one], (line) => logLines.push(line));
  await vi.advanceTimersByTimeAsync(minute);
  await job.end();
  expect(done).toHaveLength(4);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(logLines).toHaveLength(2);
  expect(JSON.stringify(logLines)).toContain('no such row');
});

it.each([0, 1, 2, 3, 4])('looks again for whoever asks %d turns after the first', async (turns) => {
  let looks = 0;
  const work = piecesOf(async () => {
    looks += 1;
    return false;
  });
  const first = work.all();
  for (let turn = 0; turn < turns; turn += 1) await null;
  const before = looks;
  await Promise.all([first, work.all()]);
  expect(looks).toBeGreaterThan(before);
});
