// The headings between rows count what is below them only where nothing of it is on another page.
import { expect, it } from 'vitest';
import { countedGroups } from '#admin/generic/list/row-groups.ts';

const rows = ['late', 'late', 'today', 'later'];
const groupOf = (key: string) => (key === 'none' ? null : { key, label: key });
const countsOn = (page: { first: boolean; last: boolean }, known = {}) => {
  const counted = countedGroups(groupOf, { rows, ...page }, known);
  return ['late', 'today', 'later'].map((key) => counted(key)?.count);
};

it.each([
  ['the only page', { first: true, last: true }, [2, 1, 1]],
  ['the first of several', { first: true, last: false }, [2, 1, undefined]],
  ['one between others', { first: false, last: false }, [undefined, 1, undefined]],
  ['the last of several', { first: false, last: true }, [undefined, 1, 1]],
])('counts on %s', (_page, page, counts) => {
  expect(countsOn(page)).toEqual(counts);
});

it('tells the number that is known for the whole list', () => {
  expect(countsOn({ first: false, last: false }, { late: 40 })).toEqual([40, 1, undefined]);
});

it('has no heading over rows of no group', () => {
  expect(countedGroups(groupOf, { rows, first: true, last: true })('none')).toBeNull();
});
