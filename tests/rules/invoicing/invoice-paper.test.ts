// The paper of an invoice keeps its margins in every language, says what the law wants, and carries the code by which it is paid.
import { describe, expect, it } from 'vitest';
import { createFormat } from '#schema/core/format.ts';
import { type Language, languages } from '#schema/core/words.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { sayIn } from '#server/core/http/words.ts';
import { invoiceLayout } from '#server/domain/invoicing/layout.ts';
import { paymentCode, paymentText } from '#server/domain/invoicing/payment.ts';
import { outside, sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { wholeInvoice, wholeLine } from '#tests/support/stories/invoice-whole.ts';

const margin = 48;
const oneWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein';
const printed = new Date('2026-11-23T10:00:00Z');
const print = async (whole: InvoiceWhole, language: Language) =>
  sheetsOf(
    await renderPdf(invoiceLayout(whole, { language, timeZone: 'Europe/Ljubljana', printed }, { logo: null, code: paymentCode(whole) })),
  );
const everyKind = [
  wholeLine({ task_title: `${oneWord} – letni servis` }),
  wholeLine({
    kind: 'transport',
    title: oneWord,
    task_number: null,
    task_title: null,
    unit: 'kilometer',
    quantity: 148_201,
    seconds: null,
    price: 55,
    amount: 8_151_055,
  }),
  wholeLine({
    kind: 'material',
    unit: 'piece',
    quantity: 3,
    seconds: null,
    price: 129_900_000,
    discount: 12.5,
    amount: 340_987_500,
    vat_rate: 9.5,
  }),
  wholeLine({ kind: 'material', unit: 'meter', quantity: 12.345, seconds: null, price: 333, amount: 4111 }),
  wholeLine({ kind: 'free', unit: 'flat', quantity: 1, seconds: null, price: 2000, amount: 2000, vat_rate: 5 }),
  wholeLine({ kind: 'free', unit: 'day', quantity: 0.5, seconds: null, price: 2000, amount: 1000 }),
];

describe.each(languages)('an invoice in %s', (language) => {
  it('with 40 lines of every kind stays inside its margins and repeats its head', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => everyKind[at % everyKind.length] ?? wholeLine());
    const sheets = await print(wholeInvoice({ lines, notes: `${oneWord} ${oneWord}` }), language);
    expect(sheets.length).toBeGreaterThan(1);
    expect(outside(sheets, margin)).toEqual([]);
    expect(textOf(sheets.slice(1, 2))).toContain(sayIn(language)('invoice_paper.item'));
  });

  it('says number, days, both sides, tax by rates, the sum and how it is paid', async () => {
    const whole = wholeInvoice({ lines: everyKind.slice(0, 3) });
    const say = sayIn(language);
    const format = createFormat(language, 'Europe/Ljubljana');
    const text = textOf(await print(whole, language));
    const moneyText = (cents: number) => format.money(cents).replace(/\s/g, ' ');
    for (const part of [
      `${say('invoice_paper.title')} 2026-0012`,
      format.date('2026-11-23'),
      `${format.date('2026-10-01')} – ${format.date('2026-10-31')}`,
      format.date('2026-12-07'),
      'SI54209919',
      'SI12345679',
      'SI56 0201 0001 2345 641',
      'SI00 2026-0012',
      ...whole.vat.flatMap(({ rate, net, vat }) => [
        `${say('invoice_paper.base', { rate: format.number(rate, 2) })} ${moneyText(net)}`.replace(/\s/g, ' '),
        `${say('invoice_paper.vat', { rate: format.number(rate, 2) })} ${moneyText(vat)}`.replace(/\s/g, ' '),
      ]),
      `${say('invoice_paper.total')} ${moneyText(whole.total)}`,
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['services', 'work', '196'],
    ['goods', 'material', '138'],
    ['outside', 'work', '44'],
    ['export', 'material', '146'],
  ] as const)('says why there is no tax: %s', async (vat_basis, kind, article) => {
    const text = textOf(
      await print(wholeInvoice({ reverse_charge: true, vat_basis, lines: [wholeLine({ kind, vat_rate: 0 })] }), language),
    );
    expect(text).toContain(sayIn(language)(`vat_basis.clause.${vat_basis}`).replace(/\s/g, ' '));
    expect(text).toContain(article);
    expect(text).not.toContain('76.a');
  });

  it('says why there is no tax where the recipient accounts for it, and shows none', async () => {
    const text = textOf(await print(wholeInvoice({ reverse_charge: true, lines: [wholeLine({ vat_rate: 0 })] }), language));
    expect(text).toContain(sayIn(language)('vat_basis.clause.domestic').replace(/\s/g, ' '));
    expect(text).toContain('76.a');
    expect(text).not.toContain(sayIn(language)('invoice_paper.vat', { rate: '0' }).replace(/\s/g, ' '));
  });
});

it('a credit note names what it takes back and why, and asks for no payment', async () => {
  const credited = { number: '2026-0012', issue_date: '2026-11-23', reason: 'Napačen naročnik' };
  const whole = wholeInvoice({ kind: 'creditNote', number: 'D-2026-0003', payment_reference: null, credited });
  const text = textOf(await print(whole, 'sl'));
  expect(text).toContain('Dobropis D-2026-0003');
  expect(text).toContain('2026-0012 z dne 23/11/2026');
  expect(text).toContain('Napačen naročnik');
  expect(text).toContain('V vaše dobro');
  expect(text).not.toContain('IBAN');
});

it('a draft says that it is one and has no number', async () => {
  const text = textOf(await print(wholeInvoice({ number: null, status: 0, issue_date: null, payment_reference: null }), 'sl'));
  expect(text).toContain('Osnutek');
  expect(text).not.toContain('2026-0012');
});

describe('the code of the payment', () => {
  const { buyer, seller } = wholeInvoice();
  it.each([
    ['an issued invoice between Slovenian sides', {}, true],
    ['a credit note', { kind: 'creditNote' }, false],
    ['a draft', { number: null }, false],
    ['another currency', { currency: 'CHF' }, false],
    ['a company without an account', { seller: { ...seller, iban: null } }, false],
    ['an account abroad', { seller: { ...seller, iban: 'AT611904300234573201' } }, false],
    ['a client abroad', { buyer: { ...buyer, country: 'HR' } }, false],
  ] as const)('%s', (_case, more, is) => expect(paymentText(wholeInvoice(more)) !== null).toBe(is));

  it('asks for the sum of the invoice under its reference, from the client', () => {
    const lines = (paymentText(wholeInvoice()) ?? '').split('\n');
    expect([lines[5], lines[8], lines[12], lines[15]]).toEqual([
      'Hotel Pod Rožnikom d. o. o.',
      '00000012353',
      'Račun 2026-0012',
      'SI002026-0012',
    ]);
  });
});
