// A read may be given again only while nobody wrote; a write that went past this process is seen within a second.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remembered } from '#server/core/database/remembered.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const withWrites = () => {
  let writes = 0;
  const memory = remembered<string>({ written: () => writes });
  const write = () => {
    writes += 1;
  };
  /** As a caller does: look, read where nothing is known, keep. */
  const ask = (key: string, stored: string) => {
    const known = memory.get(key);
    if (known === undefined) memory.keep(key, stored);
    return known ?? stored;
  };
  return { memory, write, ask };
};

it('is given again until somebody writes', () => {
  const { ask, write } = withWrites();
  expect(ask('a', 'one')).toBe('one');
  expect(ask('a', 'two')).toBe('one');
  write();
  expect(ask('a', 'two')).toBe('two');
});

it('forgets what was read before a write and kept after it', () => {
  const { memory, ask, write } = withWrites();
  expect(memory.get('a')).toBeUndefined();
  write();
  memory.keep('a', 'old');
  expect(ask('a', 'new')).toBe('new');
});

it('is asked again after a second, whoever may have written', () => {
  const { ask } = withWrites();
  ask('a', 'one');
  vi.advanceTimersByTime(999);
  expect(ask('a', 'two')).toBe('one');
  vi.advanceTimersByTime(1);
  expect(ask('a', 'two')).toBe('two');
});

it('holds no more than ten thousand answers', () => {
  const { memory } = withWrites();
  memory.get(0);
  for (let key = 0; key < 10_001; key += 1) memory.keep(key, 'x');
  expect([memory.get(9_999), memory.get(10_000)]).toEqual(['x', undefined]);
});

it('holds nothing where other processes write', () => {
  const memory = remembered<string>({ written: null });
  memory.get('a');
  memory.keep('a', 'one');
  expect(memory.get('a')).toBeUndefined();
});
