// Tax without a word to nobody: a client with a VAT number of another member state is proposed the reverse charge, and lines take rates that hold.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const admin = () => api.as('admin');
let number = 0;
const client = async (fields: object) => {
  number += 1;
  const answer = await admin().post('/client', {
    name: `Stranka DDV ${number}`,
    address: 'Ring 1',
    zip: '10115',
    town: 'Berlin',
    ...fields,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
};
const group = async (client_id: number, more: object = {}) => {
  const { status, body } = await admin().post('/invoice', { client_id, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const line = (id: unknown, fields: object = {}) =>
  admin().post(`/invoice/${id}/line`, { title: 'Servis', unit: 'piece', quantity: 1, price: 10_000, ...fields });
const german = { country: 'DE', vat_number: 'DE136695976' };

describe('a group for a VAT payer of another country', () => {
  it('charges no VAT and says why', async () => {
    const { id, reverse_charge } = await group(await client(german));
    expect(reverse_charge).toBe(true);
    expect(await line(id)).toMatchObject({ body: { vat_basis: 'services', taxed_elsewhere: false } });
    expect((await admin().get(`/invoice/${id}`)).body).toMatchObject({ net: 10_000, vat: 0, total: 10_000 });
  });

  it('charges none to a company outside of the Union either', async () => {
    const { id, reverse_charge } = await group(await client({ country: 'CH', vat_number: 'CHE116281710' }));
    expect(reverse_charge).toBe(true);
    expect(await line(id)).toMatchObject({ body: { vat_basis: 'outside', taxed_elsewhere: false } });
  });

  it('charges it where somebody says so, and is marked', async () => {
    const { id, reverse_charge } = await group(await client({ ...german, vat_number: 'DE811569869' }), { reverse_charge: false });
    expect(reverse_charge).toBe(false);
    expect(await line(id)).toMatchObject({ body: { vat_basis: null, taxed_elsewhere: true, vat: [{ rate: 22, vat: 2200 }] } });
  });

  it('is proposed anew with another client', async () => {
    const [here, there] = [await client({ country: 'SI' }), await client({ country: 'AT', vat_number: 'ATU12345675' })];
    const { id, reverse_charge } = await group(here);
    expect(reverse_charge).toBe(false);
    expect((await admin().put(`/invoice/${id}`, { client_id: there })).body).toMatchObject({ reverse_charge: true });
  });
});

it.each([
  ['a client here', { country: 'SI' }],
  ['a person in Germany', { country: 'DE' }],
])('%s is charged VAT', async (_who, fields) => expect((await group(await client(fields))).reverse_charge).toBe(false));

it('a line takes the rates that hold, and no other', async () => {
  const { id } = await group(await client({ country: 'SI' }));
  for (const vat_rate of [22, 9.5, 5, 0]) expect((await line(id, { vat_rate })).status, String(vat_rate)).toBeLessThan(300);
  for (const vat_rate of [13, 20, 9.55, 100]) {
    const answer = await line(id, { vat_rate });
    expect(answer, String(vat_rate)).toMatchObject({ status: 422, body: { errors: [{ field: 'vat_rate', reason: 'notRate' }] } });
    expect((answer.body.errors as { detail: string }[])[0]?.detail).not.toBe('notRate');
  }
  const { body } = await admin().get(`/invoice/${id}/detail`);
  expect(body.vat_rates).toEqual([22, 9.5, 5]);
});

it('an offer takes no other rate either', async () => {
  const client_id = await client({ country: 'SI' });
  const offer = (vat_rate: number) => admin().post('/project_offer', { title: 'Ponudba', client_id, vat_rate });
  expect(await offer(13)).toMatchObject({ status: 422, body: { errors: [{ field: 'vat_rate', reason: 'notRate' }] } });
  const { status, body } = await offer(9.5);
  expect(status).toBe(201);
  expect((await admin().put(`/project_offer/${body.id}`, { vat_rate: 13 })).status).toBe(422);
});

describe('a project offer', () => {
  const lines = [{ kind: 'lumpSum', title: 'Montaža', quantity: 1, price: 100_000 }];
  const offer = async (client_id: number, more: object = {}) => {
    const { status, body } = await admin().post('/project_offer', { client_id, title: 'Kotlovnica', lines, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };

  it('to a VAT payer of another member state is proposed without VAT, unless somebody says otherwise', async () => {
    const austrian = await client({ country: 'AT', vat_number: 'ATU13585627' });
    expect(await offer(austrian)).toMatchObject({ reverse_charge: true, net: 100_000, total: 100_000 });
    expect(await offer(austrian, { reverse_charge: false })).toMatchObject({ reverse_charge: false, total: 122_000 });
  });

  it('is proposed anew with another client', async () => {
    const [here, there] = [await client({ country: 'SI' }), await client({ country: 'HR', vat_number: 'HR33392005961' })];
    const { id, reverse_charge, total } = await offer(here);
    expect({ reverse_charge, total }).toEqual({ reverse_charge: false, total: 122_000 });
    expect((await admin().put(`/project_offer/${id}`, { client_id: there })).body).toMatchObject({ reverse_charge: true, total: 100_000 });
  });
});
