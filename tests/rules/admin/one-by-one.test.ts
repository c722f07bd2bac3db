// What is sent one after the other goes on, whatever becomes of one of them.
import { expect, it } from 'vitest';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';

it('begins an act when the one before it has ended', async () => {
  const inTurn = oneByOne();
  const steps: string[] = [];
  let end = () => {};
  const first = inTurn(async () => {
    steps.push('first begins');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    steps.push('first ends');
  });
  const second = inTurn(async () => void steps.push('second'));
  await Promise.resolve();
  expect(steps).toEqual(['first begins']);
  end();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});

it('tells of an act that fails, and holds no other up', async () => {
  const inTurn = oneByOne();
  const failed = inTurn(() => Promise.reject(new Error('no room')));
  const next = inTurn(async () => 'saved');
  await expect(failed).rejects.toThrow('no room');
  expect(await next).toBe('saved');
});
