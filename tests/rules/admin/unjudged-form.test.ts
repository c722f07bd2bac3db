// A form whose judge did not come, as a part of the program that is lost on the way, saves all the same: the server judges.
import { expect, it } from 'vitest';
import { validator } from '#admin/generic/form/validate.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';

const lost = { ...entityOf('client'), name: 'nothing_that_has_a_form' };
const find = (key: string) => key;
const judged = (values: Record<string, unknown>) =>
  validator(lost, find, undefined, {})(values, undefined, { fields: {}, shouldUseNativeValidation: false });

it('is sent as it was entered', async () => {
  const entered = { name: '', payment_term_days: 30, lines: [{ quantity: 2 }] };
  expect(await judged(entered)).toEqual({ values: entered, errors: {} });
});

it.each([
  ['a field', { name: 'Lipa', payment_term_days: Number.NaN }, 'payment_term_days'],
  ['a field as it was typed', { name: 'Lipa', payment_term_days: '1.250' }, 'payment_term_days'],
  ['a row of a field', { name: 'Lipa', lines: [{ quantity: Number.NaN }] }, 'lines'],
])('keeps what is no number in %s, which the server would read as nothing', async (_place, entered, field) => {
  expect(await judged(entered)).toEqual({ values: {}, errors: { [field]: { type: 'notNumber', message: 'error.field.notNumber' } } });
});
