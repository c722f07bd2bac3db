// What is sent one after the other goes on, whatever becomes of one of them.
import { expect, it } from 'vitest';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';

it('begins an act when the one before it has ended', async () => {
  const inTurn = oneByOne();
  const told: string[] = [];
  let end = () => {};
  const first = inTurn(async () => {
    told.push('first begins');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    told.push('first ends');
  });
  const second = inTurn(async () => void told.push('second'));
  await Promise.resolve();
  expect(told).toEqual(['first begins']);
  end();
  await Promise.all([first, second]);
  expect(told).toEqual(['first begins', 'first ends', 'second']);
});

it('tells of an act that fails, and holds no other up', async () => {
  const inTurn = oneByOne();
  const failed = inTurn(() => Promise.reject(new Error('no room')));
  const next = inTurn(async () => 'saved');
  await expect(failed).rejects.toThrow('no room');
  expect(await next).toBe('saved');
});
