// Time worked for a client, month by month on the company's clock, for whoever may see it.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();

/** A client with one task on which two people worked over the end of a year. */
const worked = async () => {
  const admin = api.as('admin');
  const client = Number((await admin.post('/client', { name: 'Hotel Krim' })).body.id);
  const task = Number((await admin.post('/task', { title: 'Servis', client_company_id: client })).body.id);
  const [type] = await api.rows('select id from work_type order by id limit 1');
  const stretches = [
    ['marko', '2023-12-31T22:30:00Z', '2023-12-31T22:59:00Z'],
    // Midnight in Ljubljana is an hour before that of Greenwich.
    ['marko', '2023-12-31T23:00:00Z', '2024-01-01T01:00:00Z'],
    ['petra', '2024-02-05T08:00:00Z', '2024-02-05T08:00:30Z'],
  ] as const;
  await api.database.orm.em.fork().transactional(async (em) => {
    const { time_entry, sub_time } = api.database.entities;
    for (const [person, start, end] of stretches) {
      const times = { user_id: api.id(person), start_time: new Date(start), end_time: new Date(end) };
      const entry = em.create(time_entry, {
        task_id: task,
        user_id: times.user_id,
        work_type_id: Number(type?.id),
        status_since: times.end_time,
        total_time: (times.end_time.getTime() - times.start_time.getTime()) / 1000,
      });
      await em.flush();
      em.create(sub_time, { time_entry_id: entry.id, ...times });
    }
  });
  return client;
};

describe('the hours of a client', () => {
  it('are summed by month, person and work type, the newest year first', async () => {
    const client = await worked();
    const { body } = await api.as('luka').get(`/client/${client}/hours`);
    expect(body).toMatchObject({ year: 2024, years: [2024, 2023], total_time: 29 * 60 + 7200 + 30 });
    expect(body.rows).toMatchObject([
      { month: '2024-02', user_name: 'Petra Žnidaršič', tasks: 1, total_time: 30 },
      { month: '2024-01', user_name: 'Marko Zajc', tasks: 1, total_time: 7200 },
    ]);
    expect((await api.as('luka').get(`/client/${client}/hours?year=2023`)).body.rows).toMatchObject([
      { month: '2023-12', total_time: 29 * 60 },
    ]);
    expect((await api.as('luka').get(`/client/${client}/hours?year=2020`)).body).toMatchObject({ year: 2020, rows: [] });
    for (const year of ['0001', '9999']) expect((await api.as('luka').get(`/client/${client}/hours?year=${year}`)).status).toBe(422);
  });

  it('are none where nobody worked, and nobody’s business without the permission', async () => {
    const client = Number((await api.as('admin').post('/client', { name: 'Nov' })).body.id);
    expect((await api.as('luka').get(`/client/${client}/hours`)).body).toEqual({ year: null, years: [], total_time: 0, rows: [] });
    expect(await api.as('eva').get(`/client/${client}/hours`)).toMatchObject({ status: 403, body: { permission: 'client_time.read' } });
    expect(await api.as('luka').get('/client/2000000000/hours')).toMatchObject({ status: 404 });
  });
});

it('standing notes of a place are told on each of its tasks to whoever reads them', async () => {
  const admin = api.as('admin');
  const client = Number((await admin.post('/client', { name: 'Pod lipo' })).body.id);
  const branch = Number(
    (await admin.post('/branch_office', { client_id: client, title: 'Kotlovnica', standing_notes: 'Koda 4711' })).body.id,
  );
  const task = Number((await admin.post('/task', { title: 'Servis', client_company_id: client, branch_office_id: branch })).body.id);
  expect((await api.as('jure').get(`/task/${task}`)).body.branch_office).toMatchObject({ standing_notes: 'Koda 4711' });
  await admin.post('/contact', { client_id: client, name: 'Zala', phone: '040 555 220' });
  const placeOfClient = async (caller: number) => (await api.as(caller).get(`/place/${client}`)).body;
  expect(await placeOfClient(await api.hire(['tasks.create', 'clients.read']))).toMatchObject({
    branch_offices: [{ standing_notes: 'Koda 4711' }],
    contacts: [{ phone: '040 555 220' }],
  });
  // The whole book of clients is no matter of somebody who only writes tasks down.
  expect(await placeOfClient(await api.hire(['tasks.create']))).toMatchObject({
    branch_offices: [{ title: 'Kotlovnica', standing_notes: null }],
    contacts: [{ name: 'Zala', phone: null }],
  });
});
