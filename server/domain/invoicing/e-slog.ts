// The electronic invoice as e-SLOG 2.0, the Slovenian form of EN 16931: segments of an EDIFACT INVOIC as XML, in the order of the schema.

import { percentOf } from '#schema/core/rounding.ts';
import {
  allowanceOf,
  basisOf,
  creditTransfer,
  discountCode,
  exemptionCodes,
  isOutsideVat,
  specification,
  typeCode,
  unitCodes,
  vatCategory,
} from '#schema/invoicing/e-invoice.ts';
import type { InvoiceParty, InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { sayIn } from '#server/core/http/words.ts';
import { amountText, decimalText, type Xml, xmlText } from '../paper/xml.ts';

/** A text cut to the field length of the schema. */
const cut = (text: string, length: number): string => (text.length <= length ? text : text.slice(0, length).trim());
/** Splits a text over at most this many fields of one length, between words where possible; the rest is dropped. */
const fieldsOf = (name: string, text: string, length: number, count: number): Xml => {
  const parts: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > 0 && parts.length < count) {
    const end = rest.length > length ? rest.lastIndexOf(' ', length) : rest.length;
    const part = rest.slice(0, end > 0 ? Math.min(end, length) : length);
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  return Object.fromEntries(parts.map((part, at) => [at === 0 ? name : `${name}_${at + 1}`, part]));
};

const dateOf = (code: string, day: string | null): Xml[] => (day === null ? [] : [{ C_C507: { D_2005: code, D_2380: day } }]);
const sumOf = (code: string, cents: number): Xml => ({ S_MOA: { C_C516: { D_5025: code, D_5004: amountText(cents) } } });
const referenceOf = (code: string, value: string | null): Xml[] =>
  value === null ? [] : [{ S_RFF: { C_C506: { D_1153: code, D_1154: cut(value, 70) } } }];
const wordsOf = (subject: string, code: string | null, text: string | null): Xml[] =>
  text === null ? [] : [{ D_4451: subject, C_C107: code === null ? null : { D_4441: code }, C_C108: fieldsOf('D_4440', text, 512, 5) }];

type Reach = {
  readonly whole: InvoiceWhole;
  readonly iban?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
};

const partyOf = (role: 'BY' | 'SE' | 'DP', party: InvoiceParty, { whole, iban, phone, email }: Reach): Xml => {
  const reach: Xml[] = [
    ...(phone ? [{ C_C076: { D_3148: phone, D_3155: 'TE' } }] : []),
    ...(email ? [{ C_C076: { D_3148: email, D_3155: 'EM' } }] : []),
  ];
  return {
    S_NAD: {
      D_3035: role,
      C_C080: fieldsOf('D_3036', party.name, 70, 5),
      C_C059: party.address ? fieldsOf('D_3042', party.address, 35, 4) : null,
      D_3164: party.town && cut(party.town, 35),
      D_3251: party.zip && cut(party.zip, 17),
      D_3207: party.country,
    },
    S_FII: iban ? { D_3035: role === 'SE' ? 'RB' : 'BB', C_C078: { D_3194: iban } } : null,
    // The VAT number, which also serves as the national tax number.
    G_SG3: [...(isOutsideVat(whole) ? [] : referenceOf('VA', party.vat_number)), ...referenceOf('AHP', party.vat_number)],
    G_SG5: reach.length > 0 ? { S_CTA: { D_3139: 'IC' }, S_COM: reach } : null,
  };
};

const taxOf = (rate: number, whole: InvoiceWhole): Xml => ({
  D_5283: '7',
  C_C241: { D_5153: 'VAT' },
  C_C243: isOutsideVat(whole) ? null : { D_5278: decimalText(rate) },
  D_5305: vatCategory(whole, rate),
});

const lineOf = (line: WholeLine, at: number, whole: InvoiceWhole, discount: string): Xml => {
  const allowance = allowanceOf(line);
  const about = line.task_number === null ? null : `#${line.task_number} ${line.task_title ?? ''}`.trim();
  return {
    S_LIN: { D_1082: String(at + 1) },
    S_IMD: { D_7077: 'F', C_C273: { D_7008: cut(line.title, 256) } },
    S_QTY: { C_C186: { D_6063: '47', D_6060: decimalText(line.quantity), D_6411: unitCodes[line.unit] } },
    S_FTX: wordsOf('ACB', null, about),
    G_SG27: [sumOf('203', line.amount), sumOf('38', line.amount + percentOf(line.amount, line.vat_rate))],
    G_SG29: { S_PRI: { C_C509: { D_5125: 'AAA', D_5118: amountText(line.price) } } },
    G_SG34: { S_TAX: taxOf(line.vat_rate, whole) },
    G_SG39: allowance && {
      S_ALC: { D_5463: 'A', C_C552: { D_1230: discount, D_5189: discountCode } },
      G_SG41: { S_PCD: { C_C501: { D_5245: '1', D_5482: decimalText(line.discount) } } },
      G_SG42: [sumOf('204', allowance.amount), sumOf('25', allowance.base)],
    },
  };
};

/** The document; its texts are in the client's language. */
export const eSlogText = (whole: InvoiceWhole): string => {
  const basis = basisOf(whole);
  const say = sayIn(whole.buyer.language);
  const { credited, number, seller, buyer } = whole;
  const isInvoice = whole.kind === 'invoice';
  const due = isInvoice ? whole.due_date : null;
  return xmlText({
    Invoice: {
      '@xmlns': 'urn:eslog:2.00',
      M_INVOIC: {
        '@Id': 'data',
        S_UNH: { D_0062: cut(number ?? '', 14), C_S009: { D_0065: 'INVOIC', D_0052: 'D', D_0054: '01B', D_0051: 'UN' } },
        S_BGM: { C_C002: { D_1001: typeCode(whole) }, C_C106: { D_1004: number } },
        S_DTM: [
          ...dateOf('137', whole.issue_date),
          ...dateOf('35', whole.period_to ?? whole.issue_date),
          ...dateOf('167', whole.period_from),
          ...dateOf('168', whole.period_to),
        ],
        S_FTX: [
          ...wordsOf('DOC', 'P1', specification),
          ...wordsOf('GEN', null, credited?.reason ?? whole.notes),
          ...(basis ? wordsOf('AGM', exemptionCodes[basis], say(`vat_basis.clause.${basis}`)) : []),
          // The standard requires a due date or payment terms when an amount is payable.
          ...wordsOf('AAB', null, due ? null : say(isInvoice ? 'invoice_paper.total' : 'invoice_paper.credit')),
        ],
        G_SG1: [
          ...referenceOf('PQ', isInvoice ? (whole.payment_reference?.replace(/\s/g, '') ?? null) : null),
          ...referenceOf('OI', credited?.number ?? null).map((one) => ({ ...one, S_DTM: dateOf('384', credited?.issue_date ?? null) })),
        ],
        G_SG2: [
          partyOf('SE', seller, { whole, iban: isInvoice ? seller.iban : null, phone: seller.phone }),
          partyOf('BY', buyer, { whole, email: buyer.email }),
          // Goods that leave for another member state name where they go.
          ...(basis === 'goods' ? [partyOf('DP', { ...buyer, vat_number: null }, { whole })] : []),
        ],
        G_SG7: { S_CUX: { C_C504: { D_6347: '2', D_6345: whole.currency } } },
        G_SG8: due
          ? { S_PAT: { D_4279: '1' }, S_DTM: dateOf('13', due), S_PAI: seller.iban ? { C_C534: { D_4461: creditTransfer } } : null }
          : null,
        G_SG26: whole.lines.map((line, at) => lineOf(line, at, whole, cut(say('invoice_paper.discount'), 35))),
        S_UNS: { D_0081: 'S' },
        G_SG50: [
          sumOf('79', whole.net),
          sumOf('389', whole.net),
          sumOf('176', whole.vat_sum),
          sumOf('388', whole.total),
          sumOf('9', whole.total),
        ],
        G_SG52: whole.vat.map(
          ({ rate, net, vat }): Xml => ({
            S_TAX: taxOf(rate, whole),
            S_MOA: [{ C_C516: { D_5025: '125', D_5004: amountText(net) } }, { C_C516: { D_5025: '124', D_5004: amountText(vat) } }],
          }),
        ),
      },
    },
  });
};
