// The typed client: an integrator calls by the document, and the compiler knows what comes back.
import { expect, it } from 'vitest';
import { createApi } from '#generated/client.ts';
import { useApi } from '#tests/support/api.ts';
import { demoPassword, emailOf } from '#tests/support/stories/cast.ts';

const api = useApi();
/** As a tool without a browser: the cookie of the sign-in goes with each later call. */
const client = () => {
  let cookie = '';
  return createApi({
    baseUrl: 'http://test.example',
    fetch: async (request) => {
      if (cookie) request.headers.set('cookie', cookie);
      const response = await api.app.fetch(request);
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  });
};

it('signs in, makes a task and starts work on it', async () => {
  const marko = client();
  expect((await marko.POST('/api/v1/login', { body: { email: emailOf('marko'), password: demoPassword } })).response.status).toBe(200);

  const { data: task } = await marko.POST('/api/v1/task', {
    body: { title: 'Klic iz druge programske opreme', company_user_id: api.id('marko') },
  });
  expect(task?.status).toBe(1);

  const { data: working } = await marko.POST('/api/v1/task/{id}/start', {
    params: { path: { id: task?.id ?? 0 } },
    body: { work_type_id: 1 },
  });
  expect(working?.status).toBe(0);
});

it('gets a refusal as a problem document', async () => {
  const { error, response } = await client().GET('/api/v1/client/{id}', { params: { path: { id: 1 } } });
  expect(response.status).toBe(401);
  expect(error?.reason).toBe('notSignedIn');
});
