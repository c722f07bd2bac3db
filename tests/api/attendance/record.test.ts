// The working-time record: the same hours as JSON, CSV, workbook and PDF, and who may take it.
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonRecord } from '#schema/attendance/record.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf, instantsAt, mondayOf } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
/** The Monday of a whole week in a month that is over. */
const monday = mondayOf(`${dayAfter(`${dayOf(Date.now(), zone).slice(0, 7)}-01`, -1).slice(0, 7)}-14`);
const month = monday.slice(0, 7);
const at = (days: number, clock: string) => new Date(instantsAt(`${dayAfter(monday, days)} ${clock}`, zone)[0] ?? 0).toISOString();
const hour = 3600;
const formula = '=HYPERLINK("http://example.com")';

let worker = 0;
let boss = 0;
beforeAll(async () => {
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
  boss = await api.hire(['attendance.write']);
  worker = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40, name: '=Ana', last_name: 'Šuštar' });
  const me = api.as(worker);
  // From the lock day on the settings hold the whole month: the week is opened by hand then.
  await api.as(boss).put(`/attendance/${worker}/week/${weekOf(monday)}/unlock`, { reason: 'Časi manjkajo' });
  const task = Number((await me.post('/task', { title: 'Pregled naprave', company_user_id: worker })).body.id);
  for (const [day, from, to] of [
    [0, '08:00', '16:00'],
    [1, '07:13', '17:44'],
    [6, '22:00', '23:30'],
  ] as const)
    expect((await me.post(`/task/${task}/time`, { work_type_id: 1, start_time: at(day, from), end_time: at(day, to) })).status).toBe(201);
  // Its day is locked by the time lock or by hand, whatever day of the month it is.
  const week = weekOf(monday);
  expect((await api.as(boss).put(`/attendance/${worker}/week/${week}/lock`, {})).status).toBe(200);
  const correction = { day: monday, hours: 'present', difference: 2 * hour, reason: formula };
  expect((await api.as(boss).post(`/attendance/${worker}/correct`, correction)).status).toBe(200);
});

const get = async (by: number, more: string) => {
  const answer = await api.fetch(by, `/api/v1/attendance/record?month=${month}${more}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const record = async (): Promise<PersonRecord> => JSON.parse((await get(worker, `&user_id=${worker}`)).toString())[0];
/** The cells of a CSV file, whose texts here hold neither semicolons nor line breaks. */
const cellsOf = (text: string): string[][] =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')));
const secondsOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('the record of a month', () => {
  it('holds every day, with corrections beside the hours and totals that go on', async () => {
    const { days, sums, name, final } = await record();
    expect(name).toBe('=Ana Šuštar');
    expect(days).toHaveLength(Number(dayAfter(`${dayAfter(`${month}-01`, 32).slice(0, 7)}-01`, -1).slice(8)));
    const [first, second, sunday] = [0, 1, 6].map((one) => days.find(({ day }) => day === dayAfter(monday, one)));
    expect(first).toMatchObject({ present: 8 * hour, overtime: 0, final: true, corrections: [{ difference: 2 * hour }] });
    expect(first).toMatchObject({ corrected: { present: 2 * hour, overtime: 2 * hour }, totals: { week: 10 * hour, month: 10 * hour } });
    expect(second?.totals.week).toBe(10 * hour + (second?.present ?? 0));
    expect(sunday).toMatchObject({ sunday: 1.5 * hour, night: hour / 2, overtime: 1.5 * hour });
    expect(sums.present).toBe(days.reduce((sum, one) => sum + one.present, 0));
    expect(sums.corrected).toMatchObject({ present: 2 * hour, break: 0 });
    expect(days.at(-1)?.totals.month).toBe(sums.present + sums.corrected.present);
    expect(final).toBe(days.every((one) => one.final));
  });

  it('adds up in the CSV file to the second, and no text becomes a formula', async () => {
    const { days, sums } = await record();
    const [head = [], ...rows] = cellsOf((await get(worker, `&user_id=${worker}&format=csv`)).toString());
    expect(rows).toHaveLength(days.length);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '');
    const summed = (name: string) => column(name).reduce((sum, cell) => sum + secondsOf(cell), 0);
    expect([summed('Ure'), summed('Nadure'), summed('Nočne ure'), summed('Nedelja')]).toEqual([
      sums.present,
      sums.overtime,
      sums.night,
      sums.sunday,
    ]);
    expect(column('Popravek: Ure (min)').filter(Boolean)).toEqual(['120']);
    expect(column('Oseba')[0]).toBe("'=Ana Šuštar");
  });

  it('adds up in the workbook too, whose texts are inline', async () => {
    const { sums } = await record();
    const files = unzipSync(await get(worker, `&user_id=${worker}&format=xlsx`));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const rows = sheet.split('<row>').slice(1);
    const head = [...(rows[0] ?? '').matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
    const summed = rows.slice(1).reduce((sum, row) => {
      const cells = row.match(/<c\/>|<c [\s\S]*?<\/c>/g) ?? [];
      return sum + Number(/<v>([^<]*)<\/v>/.exec(cells[head.indexOf('Ure')] ?? '')?.[1] ?? 0) * 86_400;
    }, 0);
    expect(Math.round(summed)).toBe(sums.present);
    expect(sheet).toContain('=HYPERLINK(&quot;http://example.com&quot;)');
    expect(sheet).not.toContain('<f>');
  });

  it('is a page for each person and month as PDF, and an archive of all', async () => {
    const pdf = await get(worker, `&user_id=${worker}&format=pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const papers = Object.entries(unzipSync(await get(boss, '&format=pdf')));
    expect(papers.filter(([path]) => path.includes(`-${worker}-${month}`))).toHaveLength(1);
    for (const [path, bytes] of papers) expect(strFromU8(bytes.subarray(0, 5)), path).toBe('%PDF-');
  });

  it('is taken by its person, and of all with 1405 alone, which is an event', async () => {
    const path = `/attendance/record?month=${month}`;
    const stranger = await api.hire(['tasks.create']);
    expect((await api.as(stranger).get(`${path}&user_id=${worker}`)).status).toBe(403);
    expect((await api.as(worker).get(path)).status).toBe(403);
    expect((await api.as(boss).get(`${path}&user_id=2147483647`)).status).toBe(404);
    expect(await api.as(boss).get('/attendance/record?month=2026-13')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'month' }] },
    });
    const everybody: PersonRecord[] = JSON.parse((await get(boss, '')).toString());
    expect(everybody.find(({ user_id }) => user_id === worker)?.sums).toEqual((await record()).sums);
    const exports = async () => (await api.eventsOf('user', boss)).filter(({ action }) => action === 'exportRecord').length;
    const before = await exports();
    await get(boss, '&format=csv');
    expect(await exports()).toBe(before + 1);
  });
});
