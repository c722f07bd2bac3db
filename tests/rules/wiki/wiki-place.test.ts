// Where a page of the wiki stands after it was dragged, and when it is due for a review.
import { expect, it } from 'vitest';
import { dropPosition } from '#admin/screens/wiki/wiki/place.ts';
import { reviewTone, yearAfter } from '#admin/screens/wiki/wiki/review.ts';

const branches = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: null },
  { id: 3, parent_id: null },
  { id: 4, parent_id: 1 },
  { id: 5, parent_id: 1 },
];

it.each([
  ['before the first', 3, { id: 1, at: 'before' }, { parent_id: null, after: null }],
  ['before the one that it stands before already', 1, { id: 2, at: 'before' }, { parent_id: null, after: null }],
  ['before the one that it stands before already, further down', 2, { id: 3, at: 'before' }, { parent_id: null, after: 1 }],
  ['behind the one that it stands behind already', 2, { id: 1, at: 'after' }, { parent_id: null, after: 1 }],
  ['before a page below another one', 3, { id: 5, at: 'before' }, { parent_id: 1, after: 4 }],
  ['into a page', 3, { id: 1, at: 'into' }, { parent_id: 1 }],
] as const)('a page is let go %s', (_case, moved, drop, place) => {
  expect(dropPosition(branches, moved, drop)).toEqual(place);
});

it.each([
  ['2026-03-01', 'danger'],
  ['2026-03-02', 'warn'],
  ['2026-04-01', 'warn'],
  ['2026-04-02', undefined],
])('a review on %s is on the second of March: %s', (day, tone) => {
  expect(reviewTone(day, '2026-03-02')).toBe(tone);
});

it('is looked over again in a year, also after a leap day', () => {
  expect(yearAfter('2026-12-31')).toBe('2027-12-31');
  expect(yearAfter('2028-02-29')).toBe('2029-03-01');
});
