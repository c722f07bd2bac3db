// A turn whose person is away or has left is no silent gap: whoever plans is notified of it, once.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfUncovered } from '#server/domain/on-call/uncovered.ts';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const luka = () => api.as('luka');
let year = 2030;
const at = (day: string, clock = '07:00') => `${year}-${day}T${clock}:00.000Z`;
const turn = async (person: Person | number, from = '03-02', to = '03-09', fields: Fields = {}): Promise<number> => {
  const user_id = typeof person === 'number' ? person : api.id(person);
  const written = await luka().post('/on_call_shift', { user_id, from: at(from), to: at(to), ...fields });
  expect(written, JSON.stringify(written.body)).toMatchObject({ status: 201 });
  return Number(written.body.id);
};
const work = async () => {
  while (await notifyOfUncovered(api.app));
};
const notices = async (shift: number) =>
  (
    await api.rows("select user_id, parameters from notification where kind = 'onCallUncovered' and entity_id = ?1 order by id", [shift])
  ).map(({ user_id, parameters }) => ({
    user_id,
    // A date and its hour hold together by a non-breaking space.
    ...(JSON.parse(String(parameters).replaceAll('\u00a0', ' ')) as { name: string; level: string; period: string }),
  }));
const goAway = async (person: Person, from: string, to = from) => {
  const { rows } = await luka().get('/absence_kind');
  const kind_id = rows.find(({ class: of }) => of === 'vacation')?.id;
  const away = await luka().post('/absence', { kind_id, user_id: api.id(person), from: `${year}-${from}`, to: `${year}-${to}` });
  expect(away, JSON.stringify(away.body)).toMatchObject({ status: 201, body: { status: 1 } });
};

beforeAll(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));
beforeEach(() => {
  year += 1;
});

describe('a turn without its person', () => {
  it('is notified once to whoever plans, with person, level and the days that nobody covers', async () => {
    const shift = await turn('petra');
    await work();
    expect(await notices(shift)).toEqual([]);
    await goAway('petra', '03-04', '03-05');
    await work();
    const first = await notices(shift);
    expect(first.map(({ user_id }) => user_id)).toEqual([api.id('admin'), api.id('luka')]);
    for (const notice of first)
      expect(notice).toMatchObject({
        name: expect.stringContaining('Petra'),
        level: '@on_call_shift.values.level.first',
        period: `04/03/${year} 00:00 – 06/03/${year} 00:00`,
      });
    await work();
    await goAway('petra', '03-07');
    await work();
    expect(await notices(shift)).toHaveLength(first.length);
  });

  it('also where somebody is deactivated or their employment ends', async () => {
    const [gone, ending] = [await api.hire([]), await api.hire([])];
    const shifts = [await turn(gone), await turn(ending, '03-02', '03-09', { level: 'backup' })];
    expect((await api.as('admin').put(`/user/${gone}`, { active: false })).status).toBe(200);
    const employed = await api.as('admin').put(`/user/${ending}`, { employed_until: `${year}-03-03` });
    expect(employed, JSON.stringify(employed.body)).toMatchObject({ status: 200 });
    await work();
    const periods = (await Promise.all(shifts.map(notices))).map(([first]) => first?.period);
    expect(periods).toEqual([`02/03/${year} 08:00 – 09/03/${year} 08:00`, `04/03/${year} 00:00 – 09/03/${year} 08:00`]);
  });

  it('is watched anew when it is given to somebody else', async () => {
    const shift = await turn('petra');
    await goAway('petra', '03-04');
    await goAway('marko', '03-06');
    await work();
    expect((await luka().put(`/on_call_shift/${shift}`, { user_id: api.id('marko') })).status).toBe(200);
    await work();
    const names = (await notices(shift)).filter(({ user_id }) => user_id === api.id('luka')).map(({ name }) => name.split(' ')[0]);
    expect(names).toEqual(['Petra', 'Marko']);
  });

  it('when two processes look at once is notified once', async () => {
    const shift = await turn('petra');
    await goAway('petra', '03-04');
    await Promise.all([work(), work(), work()]);
    expect((await notices(shift)).filter(({ user_id }) => user_id === api.id('luka'))).toHaveLength(1);
  });

  it('is marked where it is said who is on call now', async () => {
    const hours = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * 3_600_000).toISOString();
    const user_id = await api.hire([]);
    const made = await luka().post('/on_call_shift', { user_id, from: hours(-2), to: hours(5) });
    expect(made.status).toBe(201);
    const now = async () => {
      const { rows } = await luka().get('/on_call/now');
      return rows.map((lane) => lane.now as Fields | null).find((person) => person?.shift_id === made.body.id);
    };
    expect(await now()).toMatchObject({ user_id, uncovered: null });
    await api.as('admin').put(`/user/${user_id}`, { active: false });
    expect(await now()).toMatchObject({ user_id, uncovered: 'left' });
  });
});
