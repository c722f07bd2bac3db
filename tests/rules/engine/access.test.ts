// The access algebra: what is left of a rule for a caller, and what it says of one record.
import { describe, expect, it } from 'vitest';
import {
  allOf,
  allows,
  always,
  anyOf,
  type Caller,
  can,
  describeRule,
  forUser,
  linkHolder,
  never,
  own,
  related,
  signedIn,
  through,
  where,
} from '#schema/core/access.ts';

const petra: Caller = { id: 4, permissions: new Set(['tasks.create']) };
const assigned = related('assigned', 'task_user', 'task_id', 'user_id');

describe('the rest of a rule once the caller is known', () => {
  it.each([
    ['everyone', always, petra, true],
    ['nobody', never, petra, false],
    ['who is signed in', signedIn, petra, true],
    ['who is signed in, signed out', signedIn, null, false],
    ['a permission that is held', can('tasks.create'), petra, true],
    ['a permission that is not', can('tasks.steal'), petra, false],
    ['the holder of a link, whoever is signed in', linkHolder, petra, false],
    ['any of: one that holds decides', anyOf(can('tasks.create'), own('user_id')), petra, true],
    ['all of: one that fails decides', allOf(can('tasks.steal'), own('user_id')), petra, false],
    ['an owner, signed out', own('user_id'), null, false],
  ])('%s', (_case, rule, me, expected) => expect(forUser(rule, me)).toBe(expected));

  it('is the part that depends on the record', () => {
    expect(forUser(anyOf(can('tasks.steal'), own('user_id')), petra)).toEqual(own('user_id'));
    expect(forUser(allOf(can('tasks.create'), own('user_id'), where('status', 1)), petra)).toEqual(
      allOf(own('user_id'), where('status', 1)),
    );
    expect(forUser(through('task_id', 'task', anyOf(can('tasks.steal'), assigned)), petra)).toEqual(through('task_id', 'task', assigned));
    expect(forUser(through('task_id', 'task', can('tasks.create')), petra)).toBe(true);
  });
});

describe('one record', () => {
  it.each([
    ['owned', own('user_id'), { user_id: 4 }, true],
    ['owned by another', own('user_id'), { user_id: 5 }, false],
    ['owned by nobody', own('user_id'), { user_id: null }, false],
    ['in a state', where('status', 0, 1), { status: 1 }, true],
    ['with an empty field', where('denied', false), { denied: null }, false],
    ['with the fact that links the caller', assigned, { $assigned: true }, true],
    ['without that fact', assigned, {}, false],
    ['of a parent that is open', through('task_id', 'task', assigned), { $task_id: { $assigned: true } }, true],
    ['of a parent that is closed', through('task_id', 'task', assigned), { $task_id: { $assigned: false } }, false],
    ['of no parent', through('task_id', 'task', assigned), { $task_id: null }, false],
  ])('%s', (_case, rule, record, expected) => expect(allows(rule, petra, record)).toBe(expected));
});

it('is told in words', () => {
  expect(describeRule(allOf(anyOf(can('tasks.steal'), own('user_id')), where('status', 1)))).toBe(
    '(permission tasks.steal; or the caller is its user_id) and (status is 1)',
  );
  expect(describeRule(through('task_id', 'task', linkHolder))).toBe('of its task: the holder of its public link');
});
