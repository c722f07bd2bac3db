// The electronic invoice, read back: its sums agree as EN 16931 wants (BR-CO-10 to 17, BR-S-08), its elements stand in the order of the schema, and nothing of a client's words breaks it.
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { priced } from '#schema/core/rounding.ts';
import { allowanceOf, lackingFor } from '#schema/invoicing/e-invoice.ts';
import type { InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { eSlogText } from '#server/domain/invoicing/e-slog.ts';
import { ublText } from '#server/domain/invoicing/ubl.ts';
import { wholeInvoice, wholeLine } from '#tests/support/stories/invoice-whole.ts';

type Node = { readonly [name: string]: unknown };
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', parseTagValue: false });
const nodeAt = (node: unknown, ...path: string[]): unknown =>
  path.reduce((at: unknown, name) => (typeof at === 'object' && at !== null ? (at as Node)[name] : undefined), node);
const list = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const textIn = (value: unknown): string => String(nodeAt(value, '#') ?? value);
const cents = (value: unknown): number => Math.round(Number(textIn(value)) * 100);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

type Line = { quantity: number; price: number; off: number; amount: number; rate: string };
type Read = {
  net: number;
  lines: Line[];
  taxes: { rate: string; net: number; vat: number }[];
  vat: number;
  total: number;
  due: number;
};

const readUbl = (text: string): Read => {
  const document = parser.parse(text) as Node;
  const root = document.Invoice ?? document.CreditNote;
  const totals = nodeAt(root, 'cac:LegalMonetaryTotal');
  const isInvoice = document.Invoice !== undefined;
  return {
    net: cents(nodeAt(totals, 'cbc:LineExtensionAmount')),
    vat: cents(nodeAt(root, 'cac:TaxTotal', 'cbc:TaxAmount')),
    total: cents(nodeAt(totals, 'cbc:TaxInclusiveAmount')),
    due: cents(nodeAt(totals, 'cbc:PayableAmount')),
    taxes: list(nodeAt(root, 'cac:TaxTotal', 'cac:TaxSubtotal')).map((one) => ({
      rate: textIn(nodeAt(one, 'cac:TaxCategory', 'cbc:Percent')),
      net: cents(nodeAt(one, 'cbc:TaxableAmount')),
      vat: cents(nodeAt(one, 'cbc:TaxAmount')),
    })),
    lines: list(nodeAt(root, isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine')).map((one) => ({
      quantity: Number(textIn(nodeAt(one, isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'))),
      price: cents(nodeAt(one, 'cac:Price', 'cbc:PriceAmount')),
      off: cents(nodeAt(one, 'cac:AllowanceCharge', 'cbc:Amount') ?? 0),
      amount: cents(nodeAt(one, 'cbc:LineExtensionAmount')),
      rate: textIn(nodeAt(one, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:Percent')),
    })),
  };
};

const moneyIn = (groups: unknown, code: string): number => {
  const found = list(groups).find((one) => nodeAt(one, 'S_MOA', 'C_C516', 'D_5025') === code);
  return found === undefined ? 0 : cents(nodeAt(found, 'S_MOA', 'C_C516', 'D_5004'));
};
const readESlog = (text: string): Read => {
  const root = nodeAt(parser.parse(text), 'Invoice', 'M_INVOIC');
  const totals = nodeAt(root, 'G_SG50');
  const inTax = (one: unknown, code: string) =>
    cents(
      nodeAt(
        list(nodeAt(one, 'S_MOA')).find((money) => nodeAt(money, 'C_C516', 'D_5025') === code),
        'C_C516',
        'D_5004',
      ),
    );
  return {
    net: moneyIn(totals, '79'),
    vat: moneyIn(totals, '176'),
    total: moneyIn(totals, '388'),
    due: moneyIn(totals, '9'),
    taxes: list(nodeAt(root, 'G_SG52')).map((one) => ({
      rate: textIn(nodeAt(one, 'S_TAX', 'C_C243', 'D_5278')),
      net: inTax(one, '125'),
      vat: inTax(one, '124'),
    })),
    lines: list(nodeAt(root, 'G_SG26')).map((one) => ({
      quantity: Number(nodeAt(one, 'S_QTY', 'C_C186', 'D_6060')),
      price: cents(nodeAt(one, 'G_SG29', 'S_PRI', 'C_C509', 'D_5118')),
      off: moneyIn(nodeAt(one, 'G_SG39', 'G_SG42'), '204'),
      amount: moneyIn(nodeAt(one, 'G_SG27'), '203'),
      rate: textIn(nodeAt(one, 'G_SG34', 'S_TAX', 'C_C243', 'D_5278')),
    })),
  };
};

const forms = [
  ['UBL', ublText, readUbl],
  ['e-SLOG', eSlogText, readESlog],
] as const;

/** Whatever people bill: hours by the minute, pieces, discounts, every rate. */
const anyLine = fc
  .record({
    hours: fc.boolean(),
    minutes: fc.integer({ min: 0, max: 6000 }),
    pieces: fc.integer({ min: 0, max: 999_999 }).map((thousandth) => thousandth / 1000),
    price: fc.integer({ min: 0, max: 1_000_000 }),
    discount: fc.constantFrom(0, 0, 2.5, 10, 33.33, 100),
    vat_rate: fc.constantFrom(22, 9.5, 5, 0),
  })
  .map(({ hours, minutes, pieces, price, discount, vat_rate }): WholeLine => {
    const amountOfHours = Math.round(((minutes * price) / 60) * (1 - discount / 100));
    return hours
      ? wholeLine({
          quantity: Math.round((minutes / 60) * 1e6) / 1e6,
          seconds: minutes * 60,
          price,
          discount,
          vat_rate,
          amount: amountOfHours,
        })
      : wholeLine({ unit: 'piece', seconds: null, quantity: pieces, price, discount, vat_rate, amount: priced(pieces, price, discount) });
  });
const lines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

describe.each(forms)('%s', (_form, write, read) => {
  const agrees = (whole: InvoiceWhole) => {
    const { net, vat, total, due, taxes, lines: invoiceLines } = read(write(whole));
    expect([net, vat, total, due]).toEqual([whole.net, whole.vat_sum, whole.total, whole.total]);
    expect(sum(invoiceLines.map(({ amount }) => amount)), 'BR-CO-10').toBe(net);
    expect(sum(taxes.map((one) => one.vat)), 'BR-CO-14').toBe(vat);
    expect(net + vat, 'BR-CO-15').toBe(total);
    for (const tax of taxes) {
      expect(Math.abs(tax.vat - (tax.net * Number(tax.rate)) / 100), 'BR-CO-17').toBeLessThanOrEqual(0.5);
      expect(sum(invoiceLines.flatMap(({ rate, amount }) => (rate === tax.rate ? [amount] : []))), 'BR-S-08').toBe(tax.net);
    }
    for (const { quantity, price, off, amount } of invoiceLines)
      expect(Math.abs(quantity * price - off - amount), 'a line explains its amount').toBeLessThanOrEqual(1);
  };

  it('any invoice adds up to the cent', () =>
    fc.assert(
      fc.property(lines, (some) => agrees(wholeInvoice({ lines: some }))),
      { numRuns: 60 },
    ));
  it('a credit note does, with positive amounts', () =>
    agrees(wholeInvoice({ kind: 'creditNote', credited: { number: '2026-0012', issue_date: '2026-11-23', reason: 'Napaka' } })));
  it('a reverse charge names its reason and has no tax', () => {
    const text = write(wholeInvoice({ reverse_charge: true, lines: [wholeLine({ vat_rate: 0 })] }));
    expect(text).toContain('VATEX-EU-AE');
    expect(text).toContain('76.a');
    expect(read(text).vat).toBe(0);
  });
  it.each([
    ['services', 'work', '>AE<', 'VATEX-EU-AE', '196'],
    ['goods', 'material', '>K<', 'VATEX-EU-IC', '138'],
    ['outside', 'work', '>O<', 'VATEX-EU-O', '44'],
    ['export', 'material', '>G<', 'VATEX-EU-G', '146'],
  ] as const)('%s names its category and reason', (vat_basis, kind, category, code, article) => {
    const { buyer } = wholeInvoice();
    const abroad = { ...buyer, country: 'DE', vat_number: 'DE136695976' };
    const text = write(wholeInvoice({ reverse_charge: true, vat_basis, buyer: abroad, lines: [wholeLine({ kind, vat_rate: 0 })] }));
    for (const part of [category, code, article]) expect(text).toContain(part);
    expect(text).not.toContain('76.a');
    expect(read(text).vat).toBe(0);
  });
  it('what is not subject to VAT has neither a rate nor a VAT number', () => {
    const { buyer, seller } = wholeInvoice();
    const swiss = { ...buyer, country: 'CH', vat_number: 'CHE123456789' };
    const text = write(wholeInvoice({ reverse_charge: true, vat_basis: 'outside', buyer: swiss, lines: [wholeLine({ vat_rate: 0 })] }));
    expect(text).not.toMatch(/cbc:Percent|D_5278|PartyTaxScheme|>VA</);
    for (const number of [swiss.vat_number, String(seller.vat_number)]) expect(text, 'BR-CO-26').toContain(number);
    expect(lackingFor(wholeInvoice({ reverse_charge: true, vat_basis: 'outside', buyer: { ...swiss, vat_number: null } }))).toEqual([]);
  });
  it('words of a client break nothing: marks are escaped, what XML cannot say is left out', () => {
    const { buyer } = wholeInvoice();
    const text = write(
      wholeInvoice({ buyer: { ...buyer, name: 'Kupec & <Sin> "D" \u0001\ud800čšž' }, lines: [wholeLine({ title: ']]> & <b>' })] }),
    );
    expect(text).toContain('Kupec &amp; &lt;Sin&gt;');
    expect(text).toContain('čšž');
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/[\u0000-\u0008]/);
  });
});

/** The order in which UBL 2.1 wants the elements that are used here; some of them stand in one kind of document only. */
const ublOrder: Readonly<Record<string, readonly string[]>> = {
  document: [
    'cbc:CustomizationID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DueDate',
    'cbc:InvoiceTypeCode',
    'cbc:CreditNoteTypeCode',
    'cbc:Note',
    'cbc:DocumentCurrencyCode',
    'cac:InvoicePeriod',
    'cac:BillingReference',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:PaymentMeans',
    'cac:PaymentTerms',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:InvoiceLine',
    'cac:CreditNoteLine',
  ],
  line: [
    'cbc:ID',
    'cbc:InvoicedQuantity',
    'cbc:CreditedQuantity',
    'cbc:LineExtensionAmount',
    'cac:AllowanceCharge',
    'cac:Item',
    'cac:Price',
  ],
  party: [
    'cbc:EndpointID',
    'cac:PartyIdentification',
    'cac:PartyName',
    'cac:PostalAddress',
    'cac:PartyTaxScheme',
    'cac:PartyLegalEntity',
    'cac:Contact',
  ],
};
const eSlogOrder = ['S_UNH', 'S_BGM', 'S_DTM', 'S_FTX', 'G_SG1', 'G_SG2', 'G_SG7', 'G_SG8', 'G_SG26', 'S_UNS', 'G_SG50', 'G_SG52'];
const eSlogLine = ['S_LIN', 'S_IMD', 'S_QTY', 'S_FTX', 'G_SG27', 'G_SG29', 'G_SG34', 'G_SG39'];
const inOrder = (node: unknown, order: readonly string[] = []) => {
  const names = Object.keys(node as Node).filter((name) => !name.startsWith('@'));
  expect(names).toEqual(order.filter((name) => names.includes(name)));
};

const credited = { number: '2026-0012', issue_date: '2026-11-23', reason: 'Napaka' };
it.each([
  ['an invoice', wholeInvoice({ lines: [wholeLine({ discount: 10, amount: 9113 })], notes: 'Hvala.' })],
  ['a credit note', wholeInvoice({ kind: 'creditNote', number: 'D-2026-0003', credited })],
  ['an invoice outside of VAT', wholeInvoice({ reverse_charge: true, vat_basis: 'outside', lines: [wholeLine({ vat_rate: 0 })] })],
])('%s has its elements in the order of both schemas', (_case, whole) => {
  const document = parser.parse(ublText(whole)) as Node;
  const root = document.Invoice ?? document.CreditNote;
  inOrder(root, ublOrder.document);
  inOrder(nodeAt(root, 'cac:InvoiceLine') ?? nodeAt(root, 'cac:CreditNoteLine'), ublOrder.line);
  inOrder(nodeAt(root, 'cac:AccountingSupplierParty', 'cac:Party'), ublOrder.party);
  inOrder(nodeAt(root, 'cac:AccountingCustomerParty', 'cac:Party'), ublOrder.party);
  const message = nodeAt(parser.parse(eSlogText(whole)), 'Invoice', 'M_INVOIC');
  inOrder(message, eSlogOrder);
  inOrder(nodeAt(message, 'G_SG26'), eSlogLine);
});

it('fields of e-SLOG hold what their schema lets them', () => {
  const { buyer } = wholeInvoice();
  const long = 'Zavod za izobraževanje odraslih in poklicno usposabljanje Dolenjske in Bele krajine '.repeat(6);
  const text = eSlogText(
    wholeInvoice({ buyer: { ...buyer, name: long, address: long, town: long }, notes: long, lines: [wholeLine({ title: long })] }),
  );
  const longest: Readonly<Record<string, number>> = { D_3036: 70, D_3042: 35, D_3164: 35, D_7008: 256, D_4440: 512, D_1154: 70 };
  for (const [, name = '', field = '', value = ''] of text.matchAll(/<((D_\d+)(?:_\d)?)>([^<]*)</g)) {
    expect(value.length, name).toBeLessThanOrEqual(longest[field] ?? 512);
    expect(value, name).not.toBe('');
  }
});

it.each([
  ['nothing, where both have a VAT number', wholeInvoice(), []],
  ['the company’s number', wholeInvoice({ seller: { ...wholeInvoice().seller, vat_number: null } }), ['sellerVat']],
  [
    'the client’s, where they account for the tax',
    wholeInvoice({ reverse_charge: true, buyer: { ...wholeInvoice().buyer, vat_number: null } }),
    ['buyerVat'],
  ],
  ['nothing of a client without one otherwise', wholeInvoice({ buyer: { ...wholeInvoice().buyer, vat_number: null } }), []],
] as const)('what it lacks: %s', (_case, whole, lacking) => expect(lackingFor(whole)).toEqual(lacking));

it('a discount is told as what it takes from the full price', () => {
  expect(allowanceOf(wholeLine({ quantity: 3, price: 1299, discount: 10, amount: 3507 }))).toEqual({ base: 3897, amount: 390 });
  expect(allowanceOf(wholeLine())).toBeNull();
});
