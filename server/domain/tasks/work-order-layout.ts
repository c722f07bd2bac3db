// The PDF layout of a work order.
import type { Content } from 'pdfmake/interfaces.js';
import { createFormat } from '#schema/core/format.ts';
import { task } from '#schema/tasks/task.ts';
import { ink, type PaperDefinition, quiet } from '#server/core/files/paper-style.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { block, sheetOf, town } from '../paper/paper.ts';
import { lines, type Saying, soft } from '../paper/paper-table.ts';
import type { WorkOrder } from './work-order.ts';
import { materialsOf, ridesOf, timesOf } from './work-order-tables.ts';

/** The recipient of a document: client, branch office and contact beside each other. */
export const partiesOf = (
  { client, branch_office, contact }: Pick<WorkOrder, 'client' | 'branch_office' | 'contact'>,
  { say }: Pick<Saying, 'say'>,
): Content => ({
  columnGap: 24,
  columns: [
    ...(client
      ? [{ width: '*', stack: block(say('work_order.client'), lines(client.name, client.address, town(client), client.vat_number)) }]
      : []),
    ...(branch_office
      ? [
          {
            width: '*',
            stack: block(say('work_order.branch_office'), lines(branch_office.name, branch_office.address, town(branch_office))),
          },
        ]
      : []),
    ...(contact ? [{ width: '*', stack: block(say('work_order.contact'), lines(contact.name, contact.phone, contact.email)) }] : []),
  ],
});

/** The confirmation below the text, with name and time, or space for the client's signature. */
export const confirmationOf = ({ confirmation }: Pick<WorkOrder, 'confirmation'>, { say, format }: Saying): Content => {
  const rule: Content = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5, lineColor: ink }], margin: [0, 44, 0, 4] };
  if (!confirmation)
    return {
      unbreakable: true,
      columns: [
        { width: 230, stack: [rule, { text: say('work_order.confirmation.here'), color: quiet }] },
        { width: '*', text: '' },
        { width: 230, stack: [rule, { text: say('work_order.confirmation.date'), color: quiet }] },
      ],
    };
  const { name, at, signature, byPhone, onTheSpot, handedOverBy, sha256 } = confirmation;
  return {
    unbreakable: true,
    stack: [
      { text: say('work_order.confirmation.title'), style: 'head' },
      { text: soft(name), bold: true },
      { text: `${say('work_order.confirmation.at')} ${format.dateTime(at)}` },
      ...(byPhone ? [{ text: say('work_order.confirmation.phone', { name: byPhone }), color: quiet }] : []),
      ...(onTheSpot ? [{ text: say('work_order.confirmation.spot', { name: onTheSpot }), color: quiet }] : []),
      ...(handedOverBy ? [{ text: say('work_order.confirmation.handed', { name: handedOverBy }), color: quiet }] : []),
      ...(signature
        ? [{ image: signature, fit: [220, 80] as [number, number], margin: [0, 8, 0, 0] as [number, number, number, number] }]
        : []),
      ...(sha256
        ? [
            {
              text: `${say('work_order.confirmation.document')}\n${sha256}`,
              fontSize: 8,
              color: quiet,
              margin: [0, 8, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
};

/** The pdfmake definition of a work order (A4), in its client's language; `printed` is the instant of printing. */
export const layoutOf = (order: WorkOrder, printed: Date, logo: string | null): PaperDefinition => {
  const say = sayIn(order.language);
  const saying = { say, format: createFormat(order.language, order.timeZone) };
  const { format } = saying;
  const { company } = order;
  const number = displayNumber(task, order.number);
  const name = `${say('work_order.title')} ${number}`;
  const facts: (readonly [string, string])[] = [
    ...(order.people.length > 0 ? [[say('work_order.people'), order.people.join(', ')] as const] : []),
    ...(order.deadline ? [[say('work_order.deadline'), format.dateTime(order.deadline)] as const] : []),
    ...(order.date_closed ? [[say('work_order.closed'), format.dateTime(order.date_closed)] as const] : []),
  ];
  const sheet = {
    language: order.language,
    company,
    logo,
    title: say('work_order.title'),
    number,
    note: order.final ? null : say('work_order.preview'),
    subject: `${name} · ${order.title}`,
    vat: say('work_order.vat'),
    foot: {
      text: `${company.name} · ${name} · ${say('work_order.printed', { time: format.dateTime(printed) })}`,
      page: say('work_order.page', { page: '{page}', pages: '{pages}' }),
    },
  };
  return sheetOf(sheet, [
    partiesOf(order, saying),
    { text: soft(order.title), fontSize: 14, bold: true, margin: [0, 18, 0, 4] },
    ...(order.description ? [{ text: soft(order.description) }] : []),
    ...(facts.length > 0
      ? [
          {
            margin: [0, 12, 0, 0] as [number, number, number, number],
            columnGap: 24,
            columns: facts.map(([head, value]) => ({ width: '*', stack: block(head, value) })),
          },
        ]
      : []),
    ...timesOf(order, saying),
    ...ridesOf(order, saying),
    ...materialsOf(order, saying),
    ...(order.notes ? [{ text: say('work_order.notes'), style: 'head' }, { text: soft(order.notes) }] : []),
    confirmationOf(order, saying),
  ]);
};
