// What is made one at a time is made in turns of those who ask: many papers of one person hold up nobody else, and are not taken without end.
import { expect, it } from 'vitest';
import { askedBy, fairQueue } from '#server/core/files/fair-queue.ts';

const full = new Error('full');

it('serves each person in their turn, and refuses one who has too many waiting', async () => {
  const inTurn = fairQueue(3, () => full);
  const done: string[] = [];
  const ask = (user_id: number, name: string) =>
    askedBy(user_id, () =>
      inTurn(async () => {
        done.push(name);
      }),
    );
  const papers = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(1, 'a4'), ask(2, 'b1'), ask(3, 'c1')];
  await expect(ask(1, 'a5')).rejects.toBe(full);
  await Promise.all(papers);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  await ask(1, 'a6');
  expect(done.at(-1)).toBe('a6');
});

it('goes on behind one that fails, and never refuses what the server itself asks for', async () => {
  const inTurn = fairQueue(1, () => full);
  const failed = inTurn(async () => {
    throw new Error('broken');
  });
  const others = Array.from({ length: 5 }, (_one, at) => inTurn(async () => at));
  await expect(failed).rejects.toThrow('broken');
  expect(await Promise.all(others)).toEqual([0, 1, 2, 3, 4]);
});
