// A press keeps its key as long as nobody knows whether it was done: trying again never does the thing twice.
import { expect, it } from 'vitest';
import { keepKeys } from '#admin/providers/calls/idempotency-keys.ts';

const silence = new Error('no answer');
const refusal = new Error('refused');
const trying = () => {
  const keyed = keepKeys((error) => error === silence);
  const used: string[] = [];
  const press = (what: unknown, comes?: Error) =>
    keyed(what, async (key) => {
      used.push(key);
      if (comes) throw comes;
    }).catch(() => undefined);
  return { used, press };
};

it('keeps it through silence, and the next press has another', async () => {
  const { used, press } = trying();
  await press({ title: 'Servis' }, silence);
  await press({ title: 'Servis' }, silence);
  await press({ title: 'Servis' });
  await press({ title: 'Servis' });
  expect(used[1]).toBe(used[0]);
  expect(used[2]).toBe(used[0]);
  expect(used[3]).not.toBe(used[0]);
});

it('asks anew after a refusal, and for another thing', async () => {
  const { used, press } = trying();
  await press({ title: 'Servis' }, refusal);
  await press({ title: 'Servis' }, silence);
  await press({ title: 'Montaža' });
  expect(new Set(used).size).toBe(3);
});
