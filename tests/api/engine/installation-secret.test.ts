// The first call of a fresh installation that needs its secret, under an Idempotency-Key: the secret is made, the call acts, and its answer is repeated.
import { expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { useApi } from '#tests/support/api.ts';
import { callerOver } from '#tests/support/caller.ts';
import { demoPassword } from '#tests/support/stories/cast.ts';

const api = useApi();
/** A process that has just started, on a database that has no secret yet. */
const withoutSecret = async () => {
  const database = await openDatabase(api.url);
  await database.orm.em.fork().nativeDelete(database.entities.installation_secret, {});
  const app = createApp(database, { files: api.app.files });
  const luka = callerOver(
    async (path, init, remoteAddress) =>
      app.fetch(new Request(`http://test.example${path}`, init), { incoming: { socket: { remoteAddress } } }),
    () => api.sessionOf('admin'),
  );
  return { database, luka };
};

it.each<[string, string, object | undefined]>([
  ['an own PIN', '/me/pin', undefined],
  ['a PIN for somebody', '/user/2/pin', undefined],
  ['a second factor', '/me/second_factor', { password: demoPassword }],
])('%s', async (_what, path, body) => {
  const { database, luka } = await withoutSecret();
  try {
    const headers = { 'idempotency-key': `skrivnost${path.replaceAll('/', '-')}` };
    const first = await luka.post(path, body, { headers });
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect(first.body).not.toEqual({});
    const again = await luka.post(path, body, { headers });
    expect(again.status).toBe(first.status);
    // What is shown once is not kept; what else was answered is.
    for (const [name, value] of Object.entries(again.body)) expect(first.body[name]).toEqual(value);
    expect(await database.read.all('select name from installation_secret')).toEqual([{ name: 'accounts' }]);
  } finally {
    await database.close();
  }
});
