// The PDF layout of a project offer.
import type { Content } from 'pdfmake/interfaces.js';
import { createFormat } from '#schema/core/format.ts';
import { groupOf, lineGroups, type OfferLine } from '#schema/offers/offer-totals.ts';
import { type PaperDefinition, quiet, type tableLayouts } from '#server/core/files/paper-style.ts';
import { sayIn } from '#server/core/http/words.ts';
import { block, sheetOf, town } from '../paper/paper.ts';
import { type Column, lines, type Saying, soft, sumRow, tableOf } from '../paper/paper-table.ts';
import type { OfferPaper } from './project-offer-paper.ts';

const groupWords = {
  work: 'rows.lines.values.kind.work',
  material: 'rows.lines.values.kind.material',
  other: 'screen.transportAndLumpSum',
} as const;

/** One table for each heading, so that each heading and its subtotal enclose their own lines. */
const linesOf = (paper: OfferPaper, { say, format }: Saying): Content[] => {
  const { totals } = paper;
  const discounted = paper.lines.some(({ discount }) => discount > 0);
  const columns: Column[] = [
    { head: say('project_offer.pdf.item'), width: '*' },
    { head: say('project_offer.pdf.quantity'), width: 70, right: true },
    { head: `${say('project_offer.pdf.price')} €`, width: 70, right: true },
    ...(discounted ? [{ head: say('project_offer.pdf.discount'), width: 46, right: true }] : []),
    { head: `${say('project_offer.pdf.amount')} €`, width: 80, right: true },
  ];
  const unitOf = ({ kind, unit }: OfferLine) => unit ?? (kind === 'work' ? say('shell.units.hours') : '');
  const rowOf = (line: OfferLine, at: number) => [
    line.title,
    `${format.number(line.quantity, 3)} ${unitOf(line)}`.trim(),
    format.amount(line.price),
    ...(discounted ? [line.discount > 0 ? `${format.number(line.discount, 2)} %` : ''] : []),
    format.amount(totals.amounts[at] ?? 0),
  ];
  return lineGroups.flatMap((group): Content[] => {
    const rows = paper.lines.flatMap((line, at) => (groupOf(line.kind) === group ? [rowOf(line, at)] : []));
    if (rows.length === 0) return [];
    return [
      { text: say(`project_offer.${groupWords[group]}`), style: 'head' },
      tableOf(columns, rows, [...columns.slice(1).map(() => ''), format.amount(totals.groups[group])]),
    ];
  });
};

/** The totals, right-aligned, never split over two pages. */
const totalsOf = ({ totals, discount, vat_rate, reverse_charge, vat_basis }: OfferPaper, { say, format }: Saying): Content => {
  const row = sumRow(format);
  const body = [
    ...(discount > 0
      ? [
          row(say('project_offer.pdf.sum'), totals.sum),
          row(`${say('project_offer.pdf.discount')} ${format.number(discount, 2)} %`, -totals.discount),
        ]
      : []),
    row(say('project_offer.pdf.base'), totals.net),
    ...(reverse_charge ? [] : [row(say('project_offer.pdf.vat', { rate: format.number(vat_rate, 2) }), totals.vat)]),
    row(say('project_offer.pdf.total'), totals.total, true),
  ];
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    stack: [
      {
        columns: [
          { width: '*', text: '' },
          {
            width: 250,
            table: { widths: ['*', 'auto'], body },
            layout: 'summed' satisfies keyof typeof tableLayouts,
          },
        ],
      },
      ...(vat_basis
        ? [{ text: say(`vat_basis.clause.${vat_basis}`), color: quiet, margin: [0, 8, 0, 0] as [number, number, number, number] }]
        : []),
    ],
  };
};

/** The pdfmake definition of an offer, in its client's language; `printed` is the instant of printing. */
export const offerLayout = (paper: OfferPaper, printed: Date, logo: string | null): PaperDefinition => {
  const say = sayIn(paper.language);
  const format = createFormat(paper.language, paper.timeZone);
  const saying = { say, format };
  const { company, client, contact, place } = paper;
  const name = `${say('project_offer.pdf.title')} ${paper.number}`;
  const facts: (readonly [string, string])[] = [
    [say('project_offer.pdf.date'), format.date(paper.date)],
    ...(paper.valid_until ? [[say('project_offer.pdf.valid'), format.date(paper.valid_until)] as const] : []),
    ...(paper.payment ? [[say('project_offer.pdf.payment'), paper.payment] as const] : []),
    [say('project_offer.pdf.prepared'), lines(paper.preparedBy.name, paper.preparedBy.email)],
  ];
  const columns = [
    block(say('project_offer.pdf.client'), lines(client.name, client.address, town(client), client.vat_number)),
    ...(place ? [block(say('project_offer.pdf.place'), lines(place.name, place.address, town(place)))] : []),
    ...(contact ? [block(say('project_offer.pdf.contact'), lines(contact.name, contact.phone, contact.email))] : []),
  ];
  const sheet = {
    language: paper.language,
    company,
    logo,
    title: say('project_offer.pdf.title'),
    number: paper.number,
    note: paper.draft ? say('project_offer.pdf.draft') : null,
    subject: `${name} · ${paper.title}`,
    vat: say('project_offer.pdf.vatNumber'),
    foot: {
      text: `${company.name} · ${name} · ${say('project_offer.pdf.printed', { time: format.dateTime(printed) })}`,
      page: say('project_offer.pdf.page', { page: '{page}', pages: '{pages}' }),
    },
  };
  return sheetOf(sheet, [
    { columnGap: 24, columns: columns.map((stack) => ({ width: '*', stack })) },
    { text: soft(paper.title), fontSize: 14, bold: true, margin: [0, 18, 0, 4] },
    ...(paper.introduction ? [{ text: soft(paper.introduction) }] : []),
    { margin: [0, 12, 0, 0], columnGap: 24, columns: facts.map(([head, value]) => ({ width: '*', stack: block(head, value) })) },
    ...linesOf(paper, saying),
    totalsOf(paper, saying),
    ...(paper.terms ? [{ text: say('project_offer.pdf.terms'), style: 'head' }, { text: soft(paper.terms) }] : []),
  ]);
};
