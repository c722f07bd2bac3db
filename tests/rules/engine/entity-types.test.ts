// What an entity says of its fields names fields and facts of its own alone, and forgets none: a typo does not compile.
import { expect, it } from 'vitest';
import { complaintsOf } from '../../support/complaints.ts';

const given = `
import { signedIn } from './core/access.ts';
import { defineEntity } from './core/entity.ts';
import { count } from './core/facts.ts';
import { readOnly, reference, sequence, text } from './core/fields.ts';
const fields = { name: text(), note: text().optional(), number: sequence(), seen: readOnly(text().optional()).default('') };
const plain = { name: 'plain', fields, title: ['name'], access: { read: signedIn } } as const;
const paths = { list: '/plains', detail: '/plain/{id}' } as const;
const facts = { parts: count('part', 'plain_id') };
`;

/** What is written, and what a complaint of the compiler names; none where it compiles. */
const cases: readonly [what: string, line: string, complaint?: RegExp][] = [
  ['a list of fields', "defineEntity({ ...plain, list: { columns: ['name', 'number'], filters: ['note'], sums: [], sort: 'name' } });"],
  ['a list of fields and facts', "defineEntity({ ...plain, facts, list: { columns: ['name', 'parts'], hidden: [], sort: 'name' } });"],
  ['a column that is none', "defineEntity({ ...plain, list: { columns: ['nmae'], sort: 'name' } });", /"nmae"/],
  ['a hidden column that is none', "defineEntity({ ...plain, list: { columns: [], hidden: ['nmae'], sort: 'name' } });", /"nmae"/],
  ['a filter that is none', "defineEntity({ ...plain, list: { columns: [], filters: ['parts'], sort: 'name' } });", /"parts"/],
  ['a sum that is none', "defineEntity({ ...plain, facts, list: { columns: [], sums: ['part'], sort: 'name' } });", /"part"/],
  ['a sum that is none, without facts', "defineEntity({ ...plain, list: { columns: [], sums: ['nmae'], sort: 'name' } });", /"nmae"/],
  ['an order by a fact', "defineEntity({ ...plain, facts, list: { columns: [], sort: 'parts' } });", /"parts"/],
  ['a form of all that is written', "defineEntity({ ...plain, form: { general: ['name'], more: ['note'] } });"],
  ['a form that shows what is not written', "defineEntity({ ...plain, form: { general: ['name', 'note', 'seen'] } });"],
  ['a form beside a field that is written elsewhere', "defineEntity({ ...plain, form: { general: ['name'] }, outsideForm: ['note'] });"],
  ['a form with a field that is none', "defineEntity({ ...plain, form: { general: ['name', 'note', 'nmae'] } });", /"nmae"/],
  ['a form without a field that is written', "defineEntity({ ...plain, form: { general: ['name'] } });", /inNoGroup: "note"/],
  ['a field outside of the form that is none', "defineEntity({ ...plain, form: { general: ['name'] }, outsideForm: ['nte'] });", /"nte"/],
  ['a list in the menu', "defineEntity({ ...plain, paths, menu: { group: 'work', icon: 'tool' } });"],
  ['a list that other pages lead to', 'defineEntity({ ...plain, paths, menu: null });'],
  ['a list of which the menu says nothing', 'defineEntity({ ...plain, paths });', /'menu' is missing/],
  ['an icon that is none', "defineEntity({ ...plain, paths, menu: { group: 'work', icon: 'tol' } });", /"tol"/],
];

const complaints = complaintsOf(
  given,
  cases.map(([, line]) => line),
);

it.each(cases.map(([what, , complaint], at) => [what, at, complaint] as const))('%s', (_what, at, complaint) => {
  expect(complaints[at]).toEqual(complaint ? [expect.stringMatching(complaint)] : []);
});
