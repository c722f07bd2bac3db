// The inspector's workbook: the days of everybody as the record has them, and a sheet of what was corrected, typed later and unlocked.
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonRecord } from '#schema/attendance/record.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf, instantsAt, mondayOf } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const hour = 3600;
const today = dayOf(Date.now(), zone);
/** The Monday of a whole week in a month that is over. */
const monday = mondayOf(`${dayAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-14`);
const month = monday.slice(0, 7);
const at = (days: number, clock: string) => new Date(instantsAt(`${dayAfter(monday, days)} ${clock}`, zone)[0] ?? 0).toISOString();

let worker = 0;
let boss = 0;
beforeAll(async () => {
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
  boss = await api.hire(['attendance.write', 'tasks.times'], { name: 'Vesna', last_name: 'Vodja' });
  worker = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40, name: 'Ana', last_name: 'Šuštar' });
  const me = api.as(worker);
  const week = `/attendance/${worker}/week/${weekOf(monday)}`;
  // A lock by hand and its end, on any day of the month.
  expect((await api.as(boss).put(`${week}/lock`, {})).status).toBe(200);
  expect((await api.as(boss).put(`${week}/unlock`, { reason: 'Manjkajo časi' })).status).toBe(200);
  const task = Number((await me.post('/task', { title: 'Pregled naprave', company_user_id: worker })).body.id);
  const typed = await me.post(`/task/${task}/time`, { work_type_id: 1, start_time: at(0, '08:00'), end_time: at(0, '16:00') });
  expect(typed.status).toBe(201);
  const { sub_times } = typed.body as { sub_times: { id: number }[] };
  const path = `/task/${task}/subtime/${sub_times[0]?.id}`;
  const edited = await me.put(path, { start_time: at(0, '08:00'), end_time: at(0, '15:00'), reason: 'Odšla sem prej' });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  expect((await api.as(boss).put(`${week}/lock`, {})).status).toBe(200);
  for (const difference of [2 * hour, -hour]) {
    const correction = { day: monday, hours: 'present', difference, reason: 'Vožnja ni bila zapisana' };
    expect((await api.as(boss).post(`/attendance/${worker}/correct`, correction)).status).toBe(200);
  }
});

const sheets = async (more = '') => {
  const answer = await api.fetch(boss, `/api/v1/attendance/record/inspection?month=${month}${more}`);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const rowsOf = (at: number) =>
    strFromU8(files[`xl/worksheets/sheet${at}.xml`] ?? new Uint8Array())
      .split('<row>')
      .slice(1)
      .map((row) => (row.match(/<c\/>|<c [\s\S]*?<\/c>/g) ?? []).map((cell) => /<(?:t|v)[^>]*>([^<]*)</.exec(cell)?.[1] ?? ''));
  return { days: rowsOf(1), changes: rowsOf(2) };
};

describe('the workbook for an inspector', () => {
  it('holds the days of everybody, which add up to the record', async () => {
    const { days } = await sheets();
    const [head = [], ...rows] = days;
    const all = (await api.as(boss).get(`/attendance/record?month=${month}`)).body as object;
    const records = Object.values(all) as PersonRecord[];
    const total = records.reduce((sum, { sums }) => sum + sums.present, 0);
    expect(rows).toHaveLength(records.reduce((sum, one) => sum + one.days.length, 0));
    expect(Math.round(rows.reduce((sum, row) => sum + Number(row[head.indexOf('Ure')]) * 86_400, 0))).toBe(total);
  });

  it('holds what was typed, corrected and unlocked, with old and new, why, who and when', async () => {
    const [head, ...rows] = (await sheets()).changes;
    expect(head).toEqual(['Oseba', 'Dan', 'Kaj', 'Prej', 'Zdaj', 'Razlog', 'Kdo', 'Kdaj']);
    const own = rows.filter(([name]) => name === 'Ana Šuštar').map(([, , ...row]) => row);
    const of = (what: string) => own.filter(([one]) => one?.startsWith(what));
    expect(of('Odklenjen teden')).toMatchObject([
      [expect.anything(), 'zaklenjeno', 'ni zaklenjeno', 'Manjkajo časi', 'Vesna Vodja', expect.anything()],
    ]);
    expect(of('Ročni vnos')).toMatchObject([
      [expect.anything(), '', expect.stringMatching(/8:00.*16:00/), '', 'Ana Šuštar', expect.anything()],
    ]);
    expect(of('Popravljen čas')).toMatchObject([
      [
        expect.anything(),
        expect.stringContaining('16:00'),
        expect.stringContaining('15:00'),
        'Odšla sem prej',
        'Ana Šuštar',
        expect.anything(),
      ],
    ]);
    expect(of('Popravek zaklenjenega dne').map(([, before, after]) => [before, after])).toEqual([
      ['7:00', '9:00'],
      ['9:00', '8:00'],
    ]);
  });

  it('covers several months, and tells nothing of others', async () => {
    const before = dayAfter(`${month}-01`, -1).slice(0, 7);
    const answer = await api.fetch(boss, `/api/v1/attendance/record/inspection?month=${before}&until=${month}`);
    expect(answer.headers.get('content-disposition')).toContain(`${before}-${month}.xlsx`);
    await answer.arrayBuffer();
    const earlier = await api.fetch(boss, `/api/v1/attendance/record/inspection?month=${before}`);
    const files = unzipSync(new Uint8Array(await earlier.arrayBuffer()));
    expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).not.toContain('Ana Šuštar');
  });

  it.each([
    ['a period that ends before it begins', '&until=2020-01'],
    ['more than twelve months', `&until=${Number(month.slice(0, 4)) + 2}-01`],
  ])('is refused for %s', async (_case, more) => {
    const refused = await api.as(boss).get(`/attendance/record/inspection?month=${month}${more}`);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'until' }] } });
  });

  it('is taken with 1405 alone, which is an event', async () => {
    expect((await api.as(worker).get(`/attendance/record/inspection?month=${month}`)).status).toBe(403);
    const exports = async () => (await api.eventsOf('user', boss)).filter(({ action }) => action === 'exportRecord').length;
    const before = await exports();
    await sheets();
    expect(await exports()).toBe(before + 1);
  });
});
