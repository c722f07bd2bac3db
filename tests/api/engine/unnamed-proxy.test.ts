// Whoever sets the company up is told when calls come through a proxy that the server does not know.
import { expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';
import { type ServerOptions, startServer } from '#tests/support/server.ts';
import { demoPassword, emailOf } from '#tests/support/stories/cast.ts';

const api = useApi();

const answerOf = async (env: ServerOptions['env'], headers: Readonly<Record<string, string>>) => {
  const server = await startServer({ env });
  const signIn = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('admin'), password: demoPassword }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const answer = await fetch(`${server.url}/api/v1/settings/connection`, { headers: { cookie, ...headers } });
  await server.stop();
  return answer.json();
};
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

it.each([
  ['no proxy', {}, {}, { unnamed_proxy: false, address: '127.0.0.1' }],
  ['a proxy that nobody named', {}, forwarded, { unnamed_proxy: true, address: '127.0.0.1' }],
  ['a proxy beside the one that is named', { PROXIES: '10.0.0.0/8' }, forwarded, { unnamed_proxy: true, address: '127.0.0.1' }],
  ['the proxy that is named', { PROXIES: '127.0.0.1' }, forwarded, { unnamed_proxy: false, address: '203.0.113.9' }],
] as const)(
  '%s',
  async (_case, env, headers, answer) => {
    expect(await answerOf(env, headers)).toEqual(answer);
  },
  60_000,
);

it('is told only to who may change the settings', async () => {
  expect((await api.as('luka').get('/settings/connection')).status).toBe(403);
  expect((await api.as('admin').get('/settings/connection')).status).toBe(200);
});
