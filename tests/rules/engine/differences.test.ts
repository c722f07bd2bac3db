// Where the product and its yardstick answer differently, the bench names the parts and not two whole answers.
import { expect, it } from 'vitest';
import { differences } from '../../load/differences.ts';

it.each([
  ['the same', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
  ['a value', { status: 200, body: [{ id: 1, title: 'a' }] }, { status: 200, body: [{ id: 1, title: 'b' }] }, ['body.0.title: "a", "b"']],
  ['a key that the one lacks', { body: { id: 1 } }, { body: { id: 1, floor: null } }, ['body.floor: nothing, null']],
  ['a longer list', { body: [1] }, { body: [1, 2] }, ['body.1: nothing, 2']],
  ['a list and an object', { body: [] }, { body: {} }, ['body: [], {}']],
])('names %s', (_what, one, other, expected) => expect(differences(one, other)).toEqual(expected));
