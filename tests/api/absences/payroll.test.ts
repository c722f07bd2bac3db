// The payroll's absences of a month: what each payer owes, in days and hours, the same as in the record of working time.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
// A month with a weekend at its end and a holiday in its middle: 28 February 2028 is a Monday, 8 February is one.
const month = '2028-02';
const kind = async (name: string, fields: object) => {
  const made = { name: `${name} (preizkus)`, class: 'sickLeave', needs_decision: false, ...fields };
  const { status, body } = await api.as('admin').post('/absence_kind', made);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};
const enter = async (user_id: number, kind_id: number, from: string, to: string, fields: object = {}) => {
  const { status, body } = await api.as('admin').post('/absence', { user_id, kind_id, from, to, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
};
const payroll = async (user: number) =>
  (await api.as('admin').get(`/absence/payroll?month=${month}`)).rows.filter(({ user_id }) => user_id === user);
const hour = 3600;

describe('the absences of a month', () => {
  it('are counted inside the month alone, without holidays, by kind and payer', async () => {
    const user = await api.hire([], { contract_hours: 40 });
    await api.as('admin').post('/holiday', { name: 'Prešernov dan', date: '2028-02-08', country: 'SI' });
    const paid = await kind('Bolezen do 30 dni', { payer: 'employer', payroll_code: 'B1', half_days: true });
    const insured = await kind('Porodniški', { class: 'parentalLeave', payer: 'insurance', counted_in: 'calendarDays' });
    await enter(user, paid, '2028-01-31', '2028-02-01');
    await enter(user, paid, '2028-02-07', '2028-02-09', { half_to: true });
    await enter(user, insured, '2028-02-26', '2028-03-10');
    expect(await payroll(user)).toEqual([
      expect.objectContaining({ kind_id: paid, payroll_code: 'B1', payer: 'employer', days: 2.5, seconds: 20 * hour }),
      // From Saturday the 26th to Tuesday the 29th: four days of the calendar, two of work.
      expect.objectContaining({ kind_id: insured, payer: 'insurance', days: 4, seconds: 16 * hour }),
    ]);
  });

  it('come to the hours of the record', async () => {
    const user = await api.hire([], { contract_hours: 36, weekdays: [1, 2, 3, 4] } as never);
    const paid = await kind('Nega', { payer: 'insurance', half_days: true });
    await enter(user, paid, '2028-02-14', '2028-02-20', { half_from: true });
    const [row] = await payroll(user);
    const [record] = (await api.as('admin').get(`/attendance/record?month=${month}&user_id=${user}`)).rows;
    expect(row).toMatchObject({ days: 3.5, seconds: 3.5 * 9 * hour });
    expect(record).toMatchObject({ sums: { absent_others: row?.seconds } });
  });

  it('hold no request that nobody has decided, and nothing that was cancelled', async () => {
    const user = await api.hire([]);
    const kindOfRequest = await kind('Izredni dopust', { needs_decision: true });
    await api.as(user).post('/absence', { kind_id: kindOfRequest, from: '2028-02-21', to: '2028-02-22' });
    expect(await payroll(user)).toEqual([]);
  });

  it('are a file in the reader’s language, which is written down, and 1401’s and 1402’s alone', async () => {
    const reader = await api.hire(['absences.read'], { language: 'de' });
    const answer = await api.fetch(reader, `/api/v1/absence/payroll?month=${month}&format=csv`);
    expect(answer.headers.get('content-disposition')).toContain(`abwesenheiten-${month}.csv`);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Stunden');
    expect(lines.some((line) => line.includes('B1') && line.includes('2,5') && line.includes('20:00'))).toBe(true);
    expect((await api.eventsOf('user', reader)).map(({ action }) => action)).toContain('exportPayroll');
    expect((await api.as(await api.hire([])).get(`/absence/payroll?month=${month}`)).status).toBe(403);
    expect((await api.as(reader).get('/absence/payroll?month=2028-13')).status).toBe(422);
  });
});
