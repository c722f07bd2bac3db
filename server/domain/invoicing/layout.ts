// The PDF layout of an invoice and a credit note: lines with amounts, tax by rate, and how to pay.
import type { Content } from 'pdfmake/interfaces.js';
import { createFormat } from '#schema/core/format.ts';
import { ibanText } from '#schema/core/iban.ts';
import type { Language } from '#schema/core/words.ts';
import { basisOf } from '#schema/invoicing/e-invoice.ts';
import type { InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { type PaperDefinition, quiet, type tableLayouts } from '#server/core/files/paper-style.ts';
import { sayIn } from '#server/core/http/words.ts';
import { type Address, block, sheetOf, town } from '../paper/paper.ts';
import { type Column, lines, type Saying, soft, sumRow, tableOf } from '../paper/paper-table.ts';

/** The reader's language, the time zone, and when the page is set. */
export type Setting = { readonly language: Language; readonly timeZone: string; readonly printed: Date };
/** The logo as a data URL, and the payment QR code as a drawing. */
export type Pictures = { readonly logo: string | null; readonly code: string | null };

/** Zip and town, and the country where it differs from the company's. */
const addressIn = (one: Address & { readonly country: string }, home: string, language: Language) =>
  lines(
    one.address,
    town(one),
    one.country === home ? null : (new Intl.DisplayNames(language, { type: 'region' }).of(one.country) ?? one.country),
  );

const quantityOf = ({ seconds, quantity }: WholeLine, { format }: Saying) =>
  seconds === null ? format.number(quantity, 3) : format.hours(seconds);

const linesOf = (whole: InvoiceWhole, saying: Saying): Content => {
  const { say, format } = saying;
  const discounted = whole.lines.some(({ discount }) => discount > 0);
  const rated = whole.vat.length > 1;
  const columns: Column[] = [
    { head: say('invoice_paper.item'), width: '*' },
    { head: say('invoice_paper.quantity'), width: 48, right: true },
    { head: say('invoice_paper.unit'), width: 42 },
    { head: `${say('invoice_paper.price')} €`, width: 52, right: true },
    ...(discounted ? [{ head: say('invoice_paper.discount'), width: 40, right: true }] : []),
    ...(rated ? [{ head: say('invoice_paper.vatColumn'), width: 36, right: true }] : []),
    { head: `${say('invoice_paper.amount')} €`, width: 62, right: true },
  ];
  const rows = whole.lines.map((line) => [
    lines(line.title, line.task_number === null ? null : `#${line.task_number} ${line.task_title ?? ''}`.trim()),
    quantityOf(line, saying),
    say(`invoice_paper.units.${line.unit}`),
    format.amount(line.price),
    ...(discounted ? [line.discount > 0 ? `${format.number(line.discount, 2)} %` : ''] : []),
    ...(rated ? [`${format.number(line.vat_rate, 2)} %`] : []),
    format.amount(line.amount),
  ]);
  return { margin: [0, 18, 0, 0], stack: [tableOf(columns, rows)] };
};

/** The totals, right-aligned, never split over two pages. */
const sumsOf = (whole: InvoiceWhole, { say, format }: Saying): Content => {
  const { kind, vat, net, total, reverse_charge } = whole;
  const basis = basisOf(whole);
  const row = sumRow(format);
  const taxed = reverse_charge ? [] : vat;
  const body = [
    row(say('invoice_paper.net'), net),
    ...taxed.flatMap((one) => {
      const rate = format.number(one.rate, 2);
      return [
        ...(taxed.length > 1 ? [row(say('invoice_paper.base', { rate }), one.net)] : []),
        row(say('invoice_paper.vat', { rate }), one.vat),
      ];
    }),
    row(say(kind === 'invoice' ? 'invoice_paper.total' : 'invoice_paper.credit'), total, true),
  ];
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    stack: [
      {
        columns: [
          { width: '*', text: '' },
          { width: 250, table: { widths: ['*', 'auto'], body }, layout: 'summed' satisfies keyof typeof tableLayouts },
        ],
      },
      ...(basis
        ? [{ text: say(`vat_basis.clause.${basis}`), color: quiet, margin: [0, 8, 0, 0] as [number, number, number, number] }]
        : []),
    ],
  };
};

/** The side of the code with its quiet zone, in points: a module is 0.42 mm, as on the banks' own form. */
const codeSide = 102;

/** The payment details, and the QR code that enters them in a bank's app. */
const paymentOf = (whole: InvoiceWhole, code: string | null, { say, format }: Saying): Content[] => {
  const { seller, due_date, payment_reference, kind } = whole;
  if (kind !== 'invoice' || !seller.iban) return [];
  const facts: Content[] = [
    ...block(say('invoice_paper.recipient'), seller.name),
    ...block(say('invoice_paper.iban'), ibanText(seller.iban)),
    ...(payment_reference ? block(say('invoice_paper.reference'), payment_reference) : []),
    ...(due_date ? block(say('invoice_paper.due'), format.date(due_date)) : []),
  ];
  const scan: Content = { text: say('invoice_paper.scan'), style: 'label', alignment: 'center', margin: [0, 2, 0, 0] };
  return [
    {
      unbreakable: true,
      stack: [
        { text: say('invoice_paper.payment'), style: 'head' },
        {
          columnGap: 24,
          columns: [
            { width: '*', stack: facts },
            ...(code ? [{ width: 150, stack: [{ svg: code, width: codeSide, alignment: 'center' as const }, scan] }] : []),
          ],
        },
      ],
    },
  ];
};

/** First and last day of the supply; one day where they are equal. */
const suppliedIn = ({ period_from: from, period_to: to }: InvoiceWhole, { format }: Saying) =>
  [...new Set([from, to])].flatMap((day) => (day ? [format.date(day)] : [])).join(' – ');

/** The pdfmake definition of the document, in the reader's language. */
export const invoiceLayout = (
  whole: InvoiceWhole,
  { language, timeZone, printed }: Setting,
  { logo, code }: Pictures = { logo: null, code: null },
): PaperDefinition => {
  const say = sayIn(language);
  const format = createFormat(language, timeZone);
  const saying = { say, format };
  const { seller, buyer, number, credited, project, kind } = whole;
  const title = say(kind === 'invoice' ? 'invoice_paper.title' : 'invoice_paper.creditNote');
  const name = number === null ? `${title}, ${say('invoice_paper.draft')}` : `${title} ${number}`;
  const supplied = suppliedIn(whole, saying);
  const facts: (readonly [string, string])[] = [
    ...(whole.issue_date ? [[say('invoice_paper.issued'), format.date(whole.issue_date)] as const] : []),
    ...(supplied ? [[say('invoice_paper.supplied'), supplied] as const] : []),
    ...(whole.due_date && kind === 'invoice' ? [[say('invoice_paper.due'), format.date(whole.due_date)] as const] : []),
    ...(credited
      ? ([
          [
            say('invoice_paper.credited'),
            say('invoice_paper.creditedOf', { number: credited.number, date: format.date(credited.issue_date) }),
          ],
          [say('invoice_paper.reason'), credited.reason],
        ] as const)
      : []),
    ...(project ? [[say('invoice_paper.project'), `${project.number} ${project.title}`] as const] : []),
  ];
  const sheet = {
    language,
    company: seller,
    logo,
    title,
    number: number ?? '–',
    note: number === null ? say('invoice_paper.draft') : null,
    subject: `${name} · ${buyer.name}`,
    vat: say('invoice_paper.vatNumber'),
    foot: {
      text: `${seller.name} · ${name} · ${say('invoice_paper.printed', { time: format.dateTime(printed) })}`,
      page: say('invoice_paper.page', { page: '{page}', pages: '{pages}' }),
    },
  };
  const vat = buyer.vat_number && `${say('invoice_paper.vatNumber')}\u00a0${buyer.vat_number}`;
  return sheetOf(sheet, [
    {
      columnGap: 24,
      columns: [
        { width: '*', stack: block(say('invoice_paper.buyer'), lines(buyer.name, addressIn(buyer, seller.country, language), vat)) },
        { width: 190, stack: facts.flatMap(([head, value]) => block(head, value)) },
      ],
    },
    linesOf(whole, saying),
    sumsOf(whole, saying),
    ...paymentOf(whole, code, saying),
    ...(whole.notes ? [{ text: say('invoice_paper.notes'), style: 'head' }, { text: soft(whole.notes) }] : []),
  ]);
};
