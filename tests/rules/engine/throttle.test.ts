// Guessing is slowed down for a minute and no longer, key by key, and only what failed counts.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from '#server/core/http/throttle.ts';

const at = (times: { now: number }) => new Throttle(3, () => times.now);

describe('after three failed tries', () => {
  it('the next waits until the oldest is a minute old, and no longer', () => {
    const time = { now: 0 };
    const tries = at(time);
    for (time.now = 0; time.now < 30_000; time.now += 10_000) tries.failed('marko');
    expect(tries.wait('marko')).toBe(30);
    time.now = 59_001;
    expect(tries.wait('marko')).toBe(1);
    time.now = 60_000;
    expect(tries.wait('marko')).toBe(0);
    tries.failed('marko');
    expect(tries.wait('marko')).toBe(10);
    time.now = 10_000_000;
    expect(tries.wait('marko')).toBe(0);
  });

  it('another key does not wait, and of several the longest counts', () => {
    const time = { now: 0 };
    const tries = at(time);
    for (let count = 0; count < 3; count += 1) tries.failed('marko', 'office');
    expect([tries.wait('petra'), tries.wait('petra', 'office')]).toEqual([0, 60]);
    tries.forget('office');
    expect([tries.wait('petra', 'office'), tries.wait('marko', 'office')]).toEqual([0, 60]);
  });
});

describe('a clock that is set back an hour', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes nobody wait for an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tries = new Throttle(1);
    tries.failed('marko');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(tries.wait('marko')).toBe(60);
  });
});

describe('tries at once', () => {
  it('of a common key are made one after another, others meanwhile, and one that throws holds up nobody', async () => {
    const tries = new Throttle(3);
    const order: string[] = [];
    const make = (keys: string[], name: string, fails = false) =>
      tries.inTurn(keys, async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const answers = await Promise.allSettled([
      make(['office', 'marko'], 'a', true),
      make(['office', 'petra'], 'b'),
      make(['home', 'petra'], 'c'),
      make(['away'], 'd'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'c'],
    ] as const)
      expect(order.indexOf(`${first} ends`)).toBeLessThan(order.indexOf(`${second} begins`));
    expect(order.indexOf('d begins')).toBeLessThan(order.indexOf('b begins'));
  });
});
