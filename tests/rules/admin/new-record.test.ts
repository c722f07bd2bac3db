// What the form of a record begins with, which of its fields mean something, and what they may point at.
import { describe, expect, it } from 'vitest';
import { narrowed } from '#admin/fields/narrowed.ts';
import { spansOf } from '#admin/generic/form/spans.ts';
import { isRelevant, rebased, valuesOf } from '#admin/generic/form/values.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { fromToday, usualIn } from '#schema/core/usual.ts';

const settings = {
  company_name: 'Grelko GmbH',
  timezone: 'Europe/Vienna',
  country: 'AT',
  default_language: 'de',
  minimal_invoicing_unit: 15,
  work_days: [1, 2, 3, 4, 5],
  time_lock_day: 5,
  link_days: 30,
  notification_start_hour: 6,
  notification_end_hour: 20,
} as const;

describe('a company in Austria', () => {
  it.each([
    ['client', { country: 'AT', language: 'de' }],
    ['branch_office', { country: 'AT' }],
    ['holiday', { country: 'AT' }],
    // A contact speaks the client's language until somebody knows better.
    ['contact', {}],
    ['user', { language: 'de', notification_start_hour: 6, notification_end_hour: 20 }],
  ])('begins a new %s in its own way', (entity, usual) => {
    expect(usualIn(entityOf(entity).fields, settings)).toEqual(usual);
  });

  it('writes a price down from today on, and holds no day against what has none', () => {
    expect(fromToday(entityOf('price').fields, '2026-11-23')).toEqual({ valid_from: '2026-11-23' });
    expect(fromToday(entityOf('holiday').fields, '2026-11-23')).toEqual({});
  });

  it('is not told to somebody who already has a country', () => {
    const client = entityOf('client');
    expect(valuesOf(client, undefined, { ...usualIn(client.fields, settings), country: 'HR' })).toMatchObject({
      country: 'HR',
      language: 'de',
    });
  });
});

it('a vehicle has an owner while it is private, and a company’s is asked for none', () => {
  const vehicle = entityOf('vehicle');
  expect([true, false].map((private_vehicle) => isRelevant(vehicle, 'owner_id', { private_vehicle }))).toEqual([true, false]);
  expect(isRelevant(vehicle, 'name', { private_vehicle: false })).toBe(true);
});

it('a switch stands beside another one or alone, never askew beside a field with a label', () => {
  const spans = (entity: string, group: string) => {
    const { fields, form } = entityOf(entity);
    return spansOf((form?.[group] ?? []).flatMap((field) => fields[field] ?? []));
  };
  expect(spans('offer_type', 'general')).toEqual([3, 6]);
  expect(spans('vehicle', 'owner')).toEqual([6, 3]);
  expect(spans('work_type', 'use')).toEqual([3, 3]);
});

it('a number has half a row where the rows are short, and what stands beside it the other half', () => {
  const spans = (entity: string, group: string, short: boolean) => {
    const { fields, form } = entityOf(entity);
    return spansOf(
      (form?.[group] ?? []).flatMap((field) => fields[field] ?? []),
      short,
    );
  };
  expect(spans('client', 'billing', false)).toEqual([2, 4]);
  expect(spans('client', 'billing', true)).toEqual([3, 3]);
  // An IBAN is written as a whole.
  expect(spans('settings', 'company', false)).toEqual([6, 6, 2, 4, 3, 3, 3, 3, 6]);
  expect(spans('settings', 'company', true)).toEqual([6, 6, 2, 4, 3, 3, 3, 6, 6]);
  // What is no number is as wide as ever.
  expect(spans('branch_office', 'address', true)).toEqual(spans('branch_office', 'address', false));
});

describe('a field may point at what belongs together', () => {
  it.each([
    ['contact', 'branch_office_id', { client_id: 7 }, { client_id: 7 }],
    ['client', 'primary_contact_id', { id: 7 }, { client_id: 7 }],
    ['offer', 'contact_id', { client_id: 7, commercial_user_id: 6 }, { client_id: 7 }],
    // Whoever leads a project or wrote a task down need not be who sells, and a project may have another contact.
    ['offer', 'project_id', { client_id: 7, contact_id: 5, commercial_user_id: 6 }, { client_id: 7 }],
    ['offer', 'tasks', { client_id: 7, contact_id: 5, commercial_user_id: 6 }, {}],
  ])('%s.%s of %j', (entity, field, values, filter) => {
    expect(narrowed(entityOf(entity), field, values)).toEqual(filter);
  });
});

it('shows a VAT number in a form as it is written, and takes it for the kept one', () => {
  const { vat_number } = valuesOf(entityOf('client'), { id: 1, vat_number: 'SI51842092' });
  expect(vat_number).toBe('SI 5184 2092');
});

it('keeps what is typed while a save is on its way, and takes the rest as it was saved', () => {
  const entered = { name: ' Oblak ', town: 'Kranj', zip: '4000' };
  const saved = { name: 'Oblak', town: 'Kranj', zip: '4000' };
  expect(rebased({ ...entered, town: 'Kranjska Gora' }, entered, saved)).toEqual({ ...saved, town: 'Kranjska Gora' });
  expect(rebased(entered, entered, saved)).toEqual(saved);
});
