// The address of a list as a saved view compares it.
import { expect, it } from 'vitest';
import { columnsIn, columnsText, viewQuery } from '#admin/generic/list/views/view-query.ts';

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

it('is the same for the same rows, in whatever order and on whatever page', () => {
  const one = viewQuery(`?${filter({ status: [1], client: 2 })}&sort=deadline&q=ventil&page=3`);
  expect(viewQuery(`q=ventil&sort=deadline&${filter({ client: 2, status: [1] })}`)).toBe(one);
  expect(viewQuery(one)).toBe(one);
  expect(viewQuery(one.replace('ventil', 'črpalka'))).not.toBe(one);
});

it('holds filters that apply without standing in the address', () => {
  expect(viewQuery('', { status: [0, 1], tags: null })).toBe(viewQuery(filter({ tags: null, status: [0, 1] })));
  expect(viewQuery(filter({ status: [5] }), { status: [0, 1] })).toBe(viewQuery(filter({ status: [5] })));
  expect(viewQuery('?filter=not json')).toBe('');
});

it('names the hidden columns', () => {
  expect(columnsText([])).toBeNull();
  expect(columnsIn(columnsText(['users', 'tags']))).toEqual(['tags', 'users']);
  expect(columnsIn(null)).toEqual([]);
});
