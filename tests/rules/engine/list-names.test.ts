// A list names fields and facts of its entity alone: a typo is an error of types, also where the entity has no facts.
import { expect, it } from 'vitest';
import { signedIn } from '#schema/core/access.ts';
import { defineEntity } from '#schema/core/entity.ts';
import { text } from '#schema/core/fields.ts';

const plain = defineEntity({
  name: 'plain',
  fields: { name: text({ max: 80 }) },
  title: ['name'],
  list: { columns: ['name'], hidden: [], filters: ['name'], sums: [], sort: 'name' },
  access: { read: signedIn },
});

/** What a list may name; it widens to any string where the missing facts are guessed from the list itself. */
type Named = NonNullable<typeof plain.list>['columns'][number];
const onlyFields: string extends Named ? false : true = true;

it('lets a list without facts name fields alone', () => {
  const typo: Exclude<'nmae', Named> = 'nmae';
  expect(onlyFields).toBe(true);
  expect(plain.list?.columns).not.toContain(typo);
});
