// Which bytes a `Range` header asks for: one stretch, the whole where it says nothing that counts, and what lies beyond the end (RFC 9110, section 14).
import { expect, it } from 'vitest';
import { stretchIn } from '#server/core/http/byte-range.ts';

it.each([
  ['bytes=0-0', 10, { first: 0, last: 0 }],
  ['bytes=2-5', 10, { first: 2, last: 5 }],
  ['bytes=2-', 10, { first: 2, last: 9 }],
  ['bytes=9-', 10, { first: 9, last: 9 }],
  ['bytes=2-99', 10, { first: 2, last: 9 }],
  [`bytes=2-${'9'.repeat(400)}`, 10, { first: 2, last: 9 }],
  ['bytes=-3', 10, { first: 7, last: 9 }],
  ['bytes=-99', 10, { first: 0, last: 9 }],
  ['BYTES=002-05', 10, { first: 2, last: 5 }],
  ['bytes=10-', 10, 'beyond'],
  ['bytes=10-20', 10, 'beyond'],
  [`bytes=${'9'.repeat(400)}-`, 10, 'beyond'],
  ['bytes=-0', 10, 'beyond'],
  ['bytes=0-', 0, 'beyond'],
  ['bytes=-5', 0, null],
  ['bytes=5-2', 10, null],
  ['bytes=0-1,4-5', 10, null],
  ['bytes=0-1,', 10, null],
  ['bytes=-', 10, null],
  ['bytes=', 10, null],
  ['bytes=a-b', 10, null],
  ['bytes=1.5-2', 10, null],
  ['bytes=+1-2', 10, null],
  ['items=0-4', 10, null],
  ['', 10, null],
  [null, 10, null],
] as const)('%s of %i', (header, size, stretch) => {
  expect(stretchIn(header, size)).toEqual(stretch);
});
