// IBANs: the control digits and lengths of several countries, as the settings take them.
import { expect, it } from 'vitest';
import { ibanText, isIban } from '#schema/core/iban.ts';

it.each([
  ['of Slovenia', 'SI56191000000123438', true],
  ['of the demo company', 'SI56020100012345641', true],
  ['of Germany', 'DE89370400440532013000', true],
  ['of Britain, with letters', 'GB82WEST12345698765432', true],
  ['of France, with a letter inside', 'FR1420041010050500013M02606', true],
  ['with a digit changed', 'SI56191000000123439', false],
  ['with two digits swapped', 'SI56191000000123483', false],
  ['with a digit too few', 'SI5619100000012343', false],
  ['with blanks', 'SI56 1910 0000 0123 438', false],
  ['of nothing', '', false],
])('one %s', (_what, iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});

it.each([
  ['of Slovenia', 'SI56191000000123438', 'SI56 1910 0000 0123 438'],
  ['of Germany', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['of Norway, without a rest', 'NO9386011117947', 'NO93 8601 1117 947'],
])('one %s is written in groups of four', (_what, iban, expected) => {
  expect(ibanText(iban)).toBe(expected);
});
