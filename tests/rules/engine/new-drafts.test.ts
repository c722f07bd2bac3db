// npm run new plans a draft whole before it writes any of it, and refuses what would not hold.
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { languages } from '#schema/core/words.ts';
import { permissions } from '#schema/permissions.ts';
import { asker } from '#server/generate/new/ask.ts';
import { planEntity } from '#server/generate/new/entity.ts';
import { planField } from '#server/generate/new/field.ts';
import { planLanguage } from '#server/generate/new/language.ts';
import { type Plan, planIn } from '#server/generate/new/plan.ts';
import { readKnown } from '#server/generate/new/schema-files.ts';
import { addElement, addImports, addProperty, withPhrases } from '#server/generate/new/source.ts';
import { draftField } from '#server/generate/new/spec.ts';
import { planTransition } from '#server/generate/new/transition.ts';
import { root } from '../../support/root.ts';

const known = await readKnown();
const planned = (draft: (plan: Plan) => unknown): Plan => {
  const plan = planIn(root);
  draft(plan);
  return plan;
};

/** Names that nobody gives, so that no draft stands in the way of these. */
const probe = {
  name: 'draft_probe',
  area: 'clients',
  menu: 'company',
  fields: ['name:text:80', 'serial:text:40!', 'kind:word:boiler|pump', 'client_id:reference:client?'],
};

describe('a missing flag', () => {
  const at = (isTTY: boolean, typed: string) => {
    const input = Object.assign(new PassThrough(), { isTTY });
    input.end(typed);
    return asker({ input, output: new PassThrough() });
  };

  it('is asked for at a terminal, also where all answers are pasted at once', async () => {
    const { one, many, close } = at(true, 'boiler\n name:text  floor:integer? \nclients\n');
    expect(await one(undefined, 'Name')).toBe('boiler');
    expect(await many(undefined, 'Fields')).toEqual(['name:text', 'floor:integer?']);
    expect(await one('work', 'Menu')).toBe('work');
    expect(await one(undefined, 'Area')).toBe('clients');
    close();
  });

  it.each([
    ['somebody leaves', true],
    ['nobody can be asked', false],
  ])('is refused where %s', async (_what, isTTY) => {
    const { one, close } = at(isTTY, '');
    await expect(one(undefined, 'Area')).rejects.toThrow('Still to be said: Area.');
    close();
  });
});

describe('a place in a source file', () => {
  it.each([
    [
      'a property at the end',
      'const a = { b: { c: 1, }, };',
      'const a = { b: { c: 1, d: 2, }, };',
      (text: string) => addProperty(text, ['a', 'b'], 'd: 2'),
    ],
    [
      'a property in an empty object',
      'export default {} as const;',
      'export default {d: 2} as const;',
      (text: string) => addProperty(text, ['default'], 'd: 2'),
    ],
    [
      'a property before another',
      'const a = { b: 1, z: 2 };',
      'const a = { b: 1, d: 2, z: 2 };',
      (text: string) => addProperty(text, ['a'], 'd: 2', 'z'),
    ],
    [
      'the last argument of a call',
      'const a = make(b, { c: [1] });',
      'const a = make(b, { c: [1, 2] });',
      (text: string) => addElement(text, ['a', 'c'], '2'),
    ],
    [
      'a name that is imported for its type',
      "import type { B } from 'b';\n",
      "import { a, type B } from 'b';\n",
      (text: string) => addImports(text, 'b', ['a']),
    ],
    [
      'a name that is there already',
      "import { a } from 'b';\n",
      "import { a } from 'b';\n",
      (text: string) => addImports(text, 'b', ['a']),
    ],
    [
      'phrases, and no other texts',
      "export default { a: 'x', b: { c: 'y' } }; f('z');",
      "export default { a: X, b: { c: Y } }; f('z');",
      (text: string) => withPhrases(text, (one) => one.toUpperCase()),
    ],
  ])('takes %s', (_what, before, after, change) => expect(change(before)).toBe(after));

  it('is missing where nothing of that name stands', () =>
    expect(() => addElement('const a = {};', ['a', 'b'], '1')).toThrow('There is no list at a.b.'));
});

describe('a field', () => {
  it.each([
    ['name:text:80', 'name: text({ max: 80 })', true],
    ['power:integer?', 'power: integer().optional()', false],
    ['kind:word:boiler|pump', "kind: word('boiler', 'pump').default('boiler')", false],
    ['archived:flag', 'archived: flag().default(false)', false],
    ['floor:integer=2', 'floor: integer().default(2)', false],
    ['tags:references:tag', "tags: references('tag')", false],
    ['client_id:reference:client', "client_id: reference('client')", true],
  ])('%s is declared as %s', (spec, code, required) => expect(draftField(spec, ['client', 'tag'])).toMatchObject({ code, required }));

  it.each([
    ['name', /a field is written name:kind/],
    ['Name:text', /written like branch_office/],
    ['version:integer', /every record has one/],
    ['power:watts', /watts is no kind of field that can be drafted; there are color, country, date,/],
    ['power:choice:a', /choice is no kind of field that can be drafted/],
    ['day:date:5', /A date takes no 5/],
    ['weight:decimal:3', /A decimal takes no 3/],
    ['note:text:long', /A text takes no long/],
    ['owner_id:reference', /owner_id points at an entity/],
    ['kind:word', /A word is one of several/],
    ['owner_id:reference:nobody', /nobody, which is no entity/],
    ['floor:integer=high', /floor cannot be high/],
  ])('%s is refused', (spec, why) => expect(() => draftField(spec, ['client'])).toThrow(why));
});

describe('an entity', () => {
  it('is its schema, its words and its permissions', () => {
    const plan = planned((one) => planEntity(one, known, probe));
    expect(plan.files()).toEqual(
      [
        'schema/clients/draft-probe.ts',
        'schema/permissions.ts',
        ...languages.map((language) => `schema/clients/words/${language}/draft-probe.ts`),
      ].sort(),
    );
    expect(plan.read('schema/clients/words/en/draft-probe.ts')).toContain("one: 'Draft probe',");
    expect(plan.read('schema/clients/words/de/draft-probe.ts')).toContain("one: awaits('Draft probe'),");
  });

  it.each([
    ['company', "menu: { group: 'company', icon: 'category' },"],
    ['none', 'menu: null,'],
  ])('says where the menu shows its list: %s', (menu, code) => {
    const plan = planned((one) => planEntity(one, known, { ...probe, menu }));
    expect(plan.read('schema/clients/draft-probe.ts')).toContain(code);
  });

  it.each([
    ['a name that there is', { name: 'client' }, /client is an entity already/],
    ['a word of the language', { name: 'class' }, /class is a word of the language/],
    ['an area that there is not', { area: 'boilers' }, /boilers is no area/],
    [
      'a group of the menu that there is not',
      { menu: 'boilers' },
      /boilers is no group of the menu; there are work, people, company, and none/,
    ],
    ['an icon that there is not', { icon: 'boiler' }, /boiler is no icon/],
    ['a call of the API', { name: 'login' }, /\/login is the address of something else/],
    ['a name where its title stands', { fields: ['name:text', 'title:text'] }, /says under title what it is called/],
    [
      'a name where that of a reference stands',
      { fields: ['name:text', 'client_id:reference:client', 'client_name:text'] },
      /under client_name what client_id is called/,
    ],
    ['an address that is taken', { plural: 'clients' }, /\/clients is the address of something else/],
    ['permissions that there are', { plural: 'invoicing' }, /invoicing has permissions already/],
    ['no name to be called by', { fields: ['power:integer'] }, /An entity is called by a field of the kind text/],
    ['a field twice', { fields: ['name:text', 'name:text'] }, /name is there twice/],
  ])('is refused for %s', (_what, part, why) =>
    expect(() => planned((plan) => planEntity(plan, known, { ...probe, ...part }))).toThrow(why),
  );
});

describe('a field of an entity that there is', () => {
  it('is a line in it, and its words', () => {
    const plan = planned((one) => planField(one, known, { entity: 'vehicle', field: 'draft_wheels:word:four|six', column: true }));
    expect(plan.files()).toEqual(
      ['schema/transport/vehicle.ts', ...languages.map((language) => `schema/transport/words/${language}/vehicle.ts`)].sort(),
    );
  });

  it.each([
    [{ entity: 'draft_probe', field: 'power:integer?' }, /draft_probe is no entity/],
    [{ entity: 'vehicle', field: 'name:text?' }, /vehicle has name already/],
    [{ entity: 'vehicle', field: 'title:text?' }, /says under title what it is called/],
    [{ entity: 'vehicle', field: 'owner_name:text?' }, /under owner_name what owner_id is called/],
    [{ entity: 'vehicle', field: 'draft_wheels:integer' }, /have no value for it/],
    [{ entity: 'vehicle', field: 'draft_wheels:integer?', form: 'nowhere' }, /nowhere is no part of the form/],
  ])('is refused: %j', (input, why) => expect(() => planned((plan) => planField(plan, known, input))).toThrow(why));
});

describe('a transition', () => {
  const step = {
    entity: 'offer',
    name: 'draftPostpone',
    from: ['approved'],
    to: 'preparing',
    permission: 'offers.write',
    input: ['reason:text'],
  };

  it('touches no more than its life and the words of its entity', () => {
    const files = planned((plan) => planTransition(plan, known, step)).files();
    expect(files).toEqual(
      ['schema/offers/offer.workflow.ts', ...languages.map((language) => `schema/offers/words/${language}/offer.ts`)].sort(),
    );
  });

  it('brings a permission of its own along, at the next number', () => {
    const plan = planned((one) => planTransition(one, known, { ...step, permission: 'offers.draft_postpone' }));
    expect(plan.files()).toHaveLength(languages.length + 2);
    const taken = Object.values(permissions).filter((code) => Math.floor(code / 100) === Math.floor(permissions['offers.read'] / 100));
    expect(plan.read('schema/permissions.ts')).toContain(`'offers.draft_postpone': ${Math.max(...taken) + 1},`);
    expect(plan.read('schema/offers/words/en/offer.ts')).toContain("draft_postpone: { allows: 'Draft postpone'");
  });

  it.each([
    [{ entity: 'client' }, /client has no life/],
    [{ name: 'take' }, /offer has the transition take already/],
    [{ from: ['asleep'] }, /asleep is no state of offer/],
    [{ to: 'asleep' }, /asleep is no state of offer/],
    [{ permission: 'tasks.postpone' }, /tasks.postpone is no permission/],
  ])('is refused: %j', (part, why) => expect(() => planned((plan) => planTransition(plan, known, { ...step, ...part }))).toThrow(why));
});

describe('a language', () => {
  it('is one line and a copy of the English words in which each phrase awaits its translator', () => {
    const plan = planned((one) => planLanguage(one, 'la'));
    expect(plan.files().filter((file) => !file.includes('/words/la/'))).toEqual(['schema/core/words.ts']);
    expect(plan.read('schema/company/words/la/tag.ts')).toContain("one: awaits('Tag'),");
  });

  it.each([
    ['en', /en is spoken already/],
    ['qx', /qx is no language/],
    ['italian', /italian is no language/],
  ])('%s is refused', (code, why) => expect(() => planned((plan) => planLanguage(plan, code))).toThrow(why));
});
