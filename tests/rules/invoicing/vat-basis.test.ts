// Who accounts for the VAT, by the VAT numbers of both parties and by what is supplied.
import { expect, it } from 'vitest';
import { isVatPayerElsewhere, vatBasisOf } from '#schema/company/vat-basis.ts';

const seller = { country: 'SI' };

it.each([
  ['a German VAT payer', 'DE', 'DE136695976', true],
  ['a Greek one, whose numbers begin with EL', 'GR', 'EL123456789', true],
  ['a number without letters, by the country', 'AT', '12345678', true],
  ['a client here', 'SI', 'SI51842096', false],
  ['a German client who is a VAT payer here', 'DE', 'SI51842096', false],
  ['a person in Germany', 'DE', null, false],
  ['a company outside the Union', 'CH', 'CHE123456789', true],
  ['a British one', 'GB', 'GB123456789', true],
  ['a person outside the Union', 'CH', null, false],
])('%s is a VAT payer of another country: %#', (_who, country, vat_number, is) =>
  expect(isVatPayerElsewhere(seller, { country, vat_number })).toBe(is),
);

it('who sells outside of the Union follows the law there', () =>
  expect(isVatPayerElsewhere({ country: 'CH' }, { country: 'DE', vat_number: 'DE136695976' })).toBe(false));

const swiss = { country: 'CH', vat_number: 'CHE123456789' };
const abroad = { country: 'DE', vat_number: 'DE136695976' };
it.each([
  ['nothing where VAT is charged', false, abroad, ['work'], null],
  ['the law here, between two of this country', true, { country: 'SI', vat_number: 'SI51842096' }, ['work'], 'domestic'],
  ['services', true, abroad, ['work', 'transport'], 'services'],
  ['services with the material that they take', true, abroad, ['work', 'material'], 'services'],
  ['goods alone', true, abroad, ['material', 'material'], 'goods'],
  ['services while there is no line', true, abroad, [], 'services'],
  ['services outside of the Union', true, swiss, ['work', 'material'], 'outside'],
  ['services there for whoever has no number', true, { country: 'CH', vat_number: null }, ['work'], 'outside'],
  ['goods that leave the Union', true, swiss, ['material'], 'export'],
  ['the law here, where VAT is charged on nobody elsewhere', true, { country: 'DE', vat_number: null }, ['work'], 'domestic'],
] as const)('the basis is %s', (_what, reverse_charge, buyer, kinds, basis) =>
  expect(vatBasisOf({ reverse_charge, seller, buyer, lines: kinds.map((kind) => ({ kind })) })).toBe(basis),
);
