// Who watches over the server reads its figures; nobody else does.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const token = 'pazi-na-streznik';
const read = (address: string, headers: Record<string, string> = {}, set: { metricsToken?: string } = { metricsToken: token }) =>
  api.fetch(null, '/metrics', { by: api.another(set), headers, address });

describe('are given', () => {
  it.each([
    ['to this machine', '127.0.0.1', {}, 200],
    ['to this machine, by its other address', '::1', {}, 200],
    ['to nobody through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, 403],
    ['to nobody from elsewhere', '198.51.100.7', {}, 403],
    ['to who brings the token', '198.51.100.7', { authorization: `Bearer ${token}` }, 200],
    ['to nobody with another token', '198.51.100.7', { authorization: 'Bearer pazi' }, 403],
    ['to nobody with another token from this machine', '127.0.0.1', { authorization: 'Bearer pazi' }, 403],
  ])('%s', async (_case, address, headers, status) => {
    const answer = await read(address, headers);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      status,
      status === 200 ? 'text/plain' : 'application/problem+json',
    ]);
  });

  it('to nobody by a token where none is set', async () => {
    expect((await read('198.51.100.7', { authorization: 'Bearer undefined' }, {})).status).toBe(403);
  });
});

it('count calls by their route and status, and what is under way', async () => {
  const figures = async () => {
    const { body } = await api.app.metrics.text();
    return (line: string) =>
      Number(
        body
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length) ?? Number.NaN,
      );
  };
  const before = await figures();
  await api.as('marko').get('/task/1/status');
  await api.as('marko').get('/task/2/status');
  await api.as(null).get('/task/1/status');
  const worker = await api.hire(['tasks.create']);
  const { body: task } = await api.as(worker).post('/task', { title: 'Štetje', company_user_id: worker });
  const [work] = await api.rows('select id from work_type where archived is false order by id limit 1');
  expect(await api.as(worker).post(`/task/${task.id}/start`, { work_type_id: Number(work?.id) })).toMatchObject({ status: 200 });
  const after = await figures();
  const route = 'method="GET",route="/api/v1/task/:id/status"';
  expect(after(`http_request_duration_seconds_count{${route},status="200"}`)).toBe(2);
  expect(after(`http_request_duration_seconds_bucket{le="10",${route},status="401"}`)).toBe(1);
  expect(after('clocks_running') - before('clocks_running')).toBe(1);
  expect(after('process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

it('tell the longest stop of the event loop since they were last read', async () => {
  const stop = async () => Number(/^event_loop_longest_stop_seconds (\S+)$/m.exec((await api.app.metrics.text()).body)?.[1]);
  await stop();
  const until = performance.now() + 600;
  while (performance.now() < until);
  expect(await stop()).toBeGreaterThan(0.5);
  expect(await stop()).toBeLessThan(0.5);
});
