// Random VAT numbers with a valid checksum of their country, so that the demo company's clients can receive invoices.
import type { Random } from '../random.ts';

const digits = (random: Random, count: number, first = random.integer(1, 9)) => {
  let text = String(first);
  while (text.length < count) text += random.integer(0, 9);
  return text;
};

/** Slovenia: seven digits, weights 8 to 2, modulo 11; a result of 11 is no valid check digit. */
const slovenian = (random: Random): string => {
  const seven = digits(random, 7);
  const check = 11 - ([...seven].reduce((sum, digit, at) => sum + Number(digit) * (8 - at), 0) % 11);
  return check === 11 ? slovenian(random) : `SI${seven}${check % 10}`;
};

/** Croatia: ten digits and their ISO 7064 MOD 11,10 check digit. */
const croatian = (random: Random): string => {
  const ten = digits(random, 10);
  const product = [...ten].reduce((rest, digit) => (((rest + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return `HR${ten}${(11 - product) % 10}`;
};

/** Austria: `U`, seven digits, every second one doubled and its digits summed, plus four, modulo ten. */
const austrian = (random: Random): string => {
  const seven = digits(random, 7);
  const sum = [...seven].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + Math.floor(value / 10) + (value % 10);
  }, 4);
  return `ATU${seven}${(10 - (sum % 10)) % 10}`;
};

export const vatNumberOf = (country: 'SI' | 'HR' | 'AT', random: Random): string =>
  ({ SI: slovenian, HR: croatian, AT: austrian })[country](random);
