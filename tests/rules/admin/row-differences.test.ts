// The history of rows: who changed which line, from what to what.
import { describe, expect, it } from 'vitest';
import { nameFieldOf, rowChanges } from '#admin/generic/history/row-differences.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';

const lines = entityOf('project_offer').fields.lines?.row ?? {};
const plan = entityOf('project').fields.plan?.row ?? {};
const pump = { kind: 'material', title: 'Črpalka', quantity: 1, price: 1_489_000, discount: 5 };
const pipe = { kind: 'material', title: 'Cev', quantity: 860, price: 112, discount: 0 };

describe('rows of a record', () => {
  it('are called by their text, or by what they refer to', () => {
    expect([nameFieldOf(lines), nameFieldOf(plan)]).toEqual(['title', 'work_type_id']);
  });

  it.each([
    ['a new line', [pump], [pump, pipe], [{ kind: 'added', row: pipe }]],
    ['a line less', [pump, pipe], [pipe], [{ kind: 'removed', row: pump }]],
    [
      'another price',
      [pump, pipe],
      [{ ...pump, price: 1 }, pipe],
      [{ kind: 'changed', before: pump, after: { ...pump, price: 1 }, fields: ['price'] }],
    ],
    [
      'another name',
      [pump, pipe],
      [pump, { ...pipe, title: 'Cev 16' }],
      [{ kind: 'changed', before: pipe, after: { ...pipe, title: 'Cev 16' }, fields: ['title'] }],
    ],
    ['another order', [pump, pipe], [pipe, pump], []],
    ['the same line twice', [pump], [pump, pump], [{ kind: 'added', row: pump }]],
  ])('tell %s', (_case, before, after, expected) => {
    expect(rowChanges(lines, before, after)).toEqual(expected);
  });
});
