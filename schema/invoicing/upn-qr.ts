// The text of a QR code on a Slovenian payment order (UPN): nineteen lines, each limited to the length of its form field, and their total length.
import { inLatin2 } from './latin-2.ts';

type Side = { readonly name: string; readonly street: string; readonly town: string };
export type Payment = {
  readonly payer: Side;
  readonly recipient: Side & { readonly iban: string };
  /** Cents. */
  readonly amount: number;
  readonly purpose: string;
  /** `YYYY-MM-DD` */
  readonly due: string | null;
  /** `SI00 2026-0012` */
  readonly reference: string;
};

const side = 33;
const purposeLength = 42;
const amountDigits = 11;
/** The purpose code for goods and services. */
const purposeCode = 'GDSV';
/** The number of line feeds included in the length. */
const ends = 19;

const part = (text: string, length: number) => [...inLatin2(text.trim())].slice(0, length).join('').trim();
const bare = (text: string) => text.replace(/\s/g, '').toUpperCase();
const sideOf = ({ name, street, town }: Side) => [name, street, town].map((text) => part(text, side));
const dayOf = (day: string) => day.split('-').reverse().join('.');

/** The text of the code; null for an amount of zero or one that is too large for the form. */
export const upnText = ({ payer, recipient, amount, purpose, due, reference }: Payment): string | null => {
  if (amount <= 0 || amount >= 10 ** amountDigits) return null;
  const fields = [
    'UPNQR',
    // Filled in by the payer: account, deposit or withdrawal, and own reference.
    ...['', '', '', ''],
    ...sideOf(payer),
    String(amount).padStart(amountDigits, '0'),
    // The day of payment, and whether it is urgent.
    ...['', ''],
    purposeCode,
    part(purpose, purposeLength),
    due ? dayOf(due) : '',
    bare(recipient.iban),
    bare(reference),
    ...sideOf(recipient),
  ];
  const sum = fields.reduce((length, field) => length + [...field].length, ends);
  return [...fields, String(sum).padStart(3, '0'), ''].join('\n');
};
