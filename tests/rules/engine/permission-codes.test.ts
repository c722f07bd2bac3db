// A permission's number is given once: generating refuses a second name for it and says which number is free.
import { expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { nextCode, refuseSharedCodes } from '#server/generate/permission-codes.ts';

const codes = { 'tags.read': 1501, 'tags.write': 1502, 'wiki.main.read': 2101, 'wiki.board.read': 2103 };

it('the numbers of the product are given once', () => expect(() => refuseSharedCodes(permissions)).not.toThrow());

it.each([
  ['tags', 1503],
  ['wiki.main', 2102],
  ['wiki.board', 2104],
  ['machines', 2201],
])('the next number of %s is %i', (area, code) => expect(nextCode(codes, area)).toBe(code));

it('passes over a number that another area has taken', () => expect(nextCode({ ...codes, 'colours.read': 1503 }, 'tags')).toBe(1504));

it.each([
  [
    'of the same area',
    'tags.delete',
    1502,
    'schema/permissions.ts gives 1502 to tags.write and to tags.delete: the next free number of tags is 1503.',
  ],
  [
    'of a new area',
    'machines.read',
    2101,
    'schema/permissions.ts gives 2101 to wiki.main.read and to machines.read: the next free number of machines is 2201.',
  ],
])('a number given twice is refused, %s', (_case, name, code, message) =>
  expect(() => refuseSharedCodes({ ...codes, [name]: code })).toThrow(message),
);
