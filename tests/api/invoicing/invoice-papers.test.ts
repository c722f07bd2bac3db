// What an invoice becomes: a paper that stays as it was issued, electronic invoices of the same sums, a letter that brings both, and a file for the books.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer } from '#server/jobs/mail-server.ts';
import { openOutbox } from '#server/jobs/outbox.ts';
import { type Fields, useApi } from '#tests/support/api.ts';
import { type MailCatcher, openMailCatcher } from '#tests/support/machine/mail-catcher.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';

const api = useApi();
const nina = () => api.as('nina');
let server: MailCatcher;
let client = 0;
beforeAll(async () => {
  server = await openMailCatcher();
  client = Number((await api.as('admin').post('/client', { name: 'Hotel Zlatorog', town: 'Bohinj', email: 'hotel@example.com' })).body.id);
});
afterAll(() => server.close());

const begun = async (more: Fields = {}) => {
  const made = await nina().post('/invoice', { client_id: client, tasks: [], ...more });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = Number(made.body.id);
  for (const [title, price, vat_rate] of [
    ['Najem dvigala', 12_000, 22],
    ['Knjiga vzdrževanja', 2500, 9.5],
  ] as const)
    expect((await nina().post(`/invoice/${id}/line`, { title, unit: 'piece', quantity: 2, price, discount: 10, vat_rate })).status).toBe(
      200,
    );
  return id;
};
const issued = async (more: Fields = {}) => {
  const id = await begun(more);
  const answer = await nina().put(`/invoice/${id}/issue`, {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Fields & { id: number; number: string; total: number; version: number };
};
const bytes = async (path: string) => {
  const answer = await api.fetch('nina', `/api/v1${path}`, { headers: { 'accept-language': 'sl' } });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const paper = async (id: number, query = '') => {
  const { bytes: set, headers } = await bytes(`/invoice/${id}/pdf${query}`);
  return { text: textOf(await sheetsOf(set)), etag: headers.get('etag'), name: headers.get('content-disposition') };
};
const filesOf = async (name: string) => api.rows('select id from file where file_name = ?1', [name]);

describe('the paper', () => {
  it('of a draft is set as it stands, and kept by nobody', async () => {
    const id = await begun();
    const { text, name } = await paper(id);
    expect(text).toContain('Osnutek');
    expect(text).toContain('Najem dvigala');
    expect(name).toContain(`racun-${id}.pdf`);
    expect((await nina().get(`/invoice/${id}`)).body.document).toBeNull();
  });

  it('of an issued invoice is set once, also when five ask at once, and stays whatever becomes of client and company', async () => {
    const { id, number } = await issued();
    const requests = await Promise.all([1, 2, 3, 4, 5].map(() => paper(id)));
    expect(new Set(requests.map(({ etag }) => etag)).size).toBe(1);
    expect(requests[0]?.name).toContain(`racun-${number}.pdf`);
    expect(await filesOf(`racun-${number}.pdf`)).toHaveLength(1);
    await api.as('admin').put(`/client/${client}`, { name: 'Hotel Triglav' });
    const later = await paper(id);
    expect(later.etag).toBe(requests[0]?.etag);
    expect(later.text).toContain('Hotel Zlatorog');
    expect((await paper(id, '?language=de')).text).toContain(`Rechnung ${number}`);
    await api.as('admin').put(`/client/${client}`, { name: 'Hotel Zlatorog' });
  });

  it('is for those who may read invoices', async () => {
    const { id } = await issued();
    for (const path of ['pdf', 'ubl', 'eslog']) expect((await api.as('marko').get(`/invoice/${id}/${path}`)).status).toBe(403);
    expect((await nina().get('/invoice/2000000000/pdf')).status).toBe(404);
  });
});

describe('the electronic invoice', () => {
  it.each(['ubl', 'eslog'] as const)('as %s comes with the issue, and says the sums of the record', async (form) => {
    const draft = await begun();
    expect(await nina().get(`/invoice/${draft}/${form}`)).toMatchObject({ status: 409, body: { reason: 'eInvoiceOfDraft' } });
    const { id, number, total } = await issued();
    const { status, headers, bytes: written } = await bytes(`/invoice/${id}/${form}`);
    const text = new TextDecoder().decode(written);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/xml');
    expect(headers.get('content-disposition')).toContain(`racun-${number}.${form}.xml`);
    expect(text).toContain(`>${number}<`);
    expect(text).toContain(`>${(total / 100).toFixed(2)}<`);
  });

  it('says what is missing: a reverse charge needs the VAT number of the client', async () => {
    const { id } = await issued({ reverse_charge: true });
    const answer = await nina().get(`/invoice/${id}/ubl`);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'eInvoiceNeeds', lacking: ['buyerVat'] } });
    expect(answer.body.detail).toContain('davčna številka kupca');
  });

  it('of a credit note refers to what it takes back', async () => {
    const { id, number } = await issued();
    const { body } = await nina().put(`/invoice/${id}/cancel`, { reason: 'Napačen naročnik' });
    const [note] = body.credit_notes as number[];
    const text = new TextDecoder().decode((await bytes(`/invoice/${note}/ubl`)).bytes);
    expect(text).toContain('<CreditNote ');
    expect(text).toContain(`>${number}<`);
    expect((await paper(Number(note))).text).toContain('Napačen naročnik');
  });
});

describe('the letter', () => {
  it('waits in the outbox with the paper and the electronic invoice, and leaves with both', async () => {
    const { id, number, version } = await issued();
    const answer = await nina().put(`/invoice/${id}/send`, { e_invoice: 'eslog', message: 'Lep pozdrav iz pisarne.' });
    expect(answer).toMatchObject({ status: 200, body: { sent_to: 'hotel@example.com' } });
    expect(Number(answer.body.version)).toBeGreaterThan(version);
    expect((await api.eventsOf('invoice', id)).at(-1)).toMatchObject({ action: 'send' });
    const [mail] = await api.rows("select * from mail where entity = 'invoice' and entity_id = ?1", [id]);
    expect(mail).toMatchObject({ kind: 'invoice', recipient: 'hotel@example.com', subject: `Račun ${number}` });
    expect(mail?.text).toContain('Lep pozdrav iz pisarne.');
    expect(mail?.text).toContain('SI56 0201 0001 2345 641');
    const outbox = openOutbox(api.app, openMailServer(server.url, 'https://delo.example').deliver, () => undefined);
    await outbox.empty();
    await outbox.end();
    const { to, raw } = server.caught.at(-1) ?? { to: [], raw: '' };
    expect(to).toEqual(['hotel@example.com']);
    expect(raw).toContain(`racun-${number}.pdf`);
    expect(raw).toContain(`racun-${number}.eslog.xml`);
    expect(raw).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
    expect(raw).toContain(Buffer.from('<?xml version="1.0"').toString('base64').slice(0, 20));
  });

  it('is sent once under the key of its press, and the issue under its own keeps the paper', async () => {
    const draft = await begun();
    const under = (key: string) => ({ headers: { 'idempotency-key': `${key}-${draft}-0123456789` } });
    const number = (await nina().put(`/invoice/${draft}/issue`, {}, under('issue'))).body.number;
    expect((await nina().get(`/invoice/${draft}`)).body.document).not.toBeNull();
    // What was issued before papers were kept is set on paper by the letter itself.
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.invoice, { id: draft }, { document: null });
    for (const press of [1, 2]) {
      const sent = await nina().put(`/invoice/${draft}/send`, { e_invoice: 'ubl' }, under('send'));
      expect(sent, `${press}: ${JSON.stringify(sent.body)}`).toMatchObject({ status: 200, body: { sent_to: 'hotel@example.com', number } });
    }
    expect(await api.rows("select id from mail where entity = 'invoice' and entity_id = ?1", [draft])).toHaveLength(1);
  });

  it.each([
    ['a draft', async () => begun(), {}, 409, 'notSent'],
    ['without an address', async () => (await issued({ client_id: await homeless() })).id, {}, 409, 'noAddress'],
    ['to what is no address', async () => (await issued()).id, { email: 'nihče' }, 422, 'invalid'],
    ['with a form that nobody knows', async () => (await issued()).id, { e_invoice: 'zugferd' }, 422, 'invalid'],
  ] as const)('is refused: %s', async (_case, make, body, status, reason) => {
    const id = await make();
    expect(await nina().put(`/invoice/${id}/send`, body)).toMatchObject({ status, body: { reason } });
    expect(await api.rows("select id from mail where entity = 'invoice' and entity_id = ?1", [id])).toEqual([]);
  });

  it('is written by those who make invoices, of what they saw', async () => {
    const { id, version } = await issued();
    const looker = await api.hire(['invoicing.read']);
    expect((await api.as(looker).put(`/invoice/${id}/send`, {})).status).toBe(403);
    const stale = await nina().put(`/invoice/${id}/send`, {}, { headers: { 'if-match': `"${version + 7}"` } });
    expect(stale.status).toBe(412);
  });
});

const homeless = async () => Number((await api.as('admin').post('/client', { name: '=Brez naslova' })).body.id);

describe('the file for the books', () => {
  it('has a row for each, taxes by rate, credit notes below zero, and no formula', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Ljubljana' }).format(new Date());
    const { id, number } = await issued({ client_id: await homeless() });
    const { body } = await nina().put(`/invoice/${id}/cancel`, { reason: 'Pomota' });
    const note = (await nina().get(`/invoice/${(body.credit_notes as number[])[0]}`)).body;
    const period = `from=${today}&to=${today}`;
    const { bytes: csv, headers } = await bytes(`/invoicing/export/csv?${period}`);
    expect(headers.get('content-disposition')).toContain(`izdani-racuni-${today}-${today}.csv`);
    const [head = '', ...rows] = new TextDecoder().decode(csv).trim().split('\r\n');
    const cells = (name: unknown) => (rows.find((row) => row.includes(`;${name};`)) ?? '').split(';');
    const at = (label: string) => head.split(';').indexOf(label);
    expect(cells(number)[at('Stanje')]).toBe('Preklican');
    expect(cells(number)[at('Kupec')]).toBe("'=Brez naslova");
    expect([cells(number)[at('Osnova za DDV 22 %')], cells(number)[at('DDV 9,5 %')]]).toEqual(['216,00', '4,28']);
    expect(cells(note.number)[at('Osnova za DDV 22 %')]).toBe('-216,00');
    const { bytes: xlsx } = await bytes(`/invoicing/export/xlsx?${period}`);
    const sheet = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>-216</v>');
    expect(sheet).not.toContain('<f');
  });

  it.each([
    ['a period that ends before it begins', 'from=2026-02-01&to=2026-01-31', 'to', 'periodBackwards'],
    ['three years', 'from=2024-01-01&to=2026-12-31', 'to', 'periodTooLong'],
  ])('is refused for %s', async (_case, query, field, reason) => {
    for (const form of ['csv', 'xlsx'])
      expect(await nina().get(`/invoicing/export/${form}?${query}`)).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });
});
