// Where an entity's list stands: said, or at the first of its named lists that holds rows of it; never both.
import { describe, expect, it } from 'vitest';
import { signedIn } from '#schema/core/access.ts';
import { defineEntity } from '#schema/core/entity.ts';
import { text } from '#schema/core/fields.ts';
import type { NamedList } from '#schema/core/menu.ts';

const boilers = (paths: { list?: `/${string}`; detail: `/${string}` }, lists?: Readonly<Record<string, NamedList<'name'>>>) =>
  defineEntity({
    name: 'boiler',
    fields: { name: text() },
    paths,
    title: ['name'],
    list: { columns: ['name'], sort: 'name', ...(lists && { lists }) },
    access: { read: signedIn },
    menu: null,
  }).paths?.list;

const detail = '/boiler/{id}';
const lists = {
  parts: { path: '/parts' },
  odd: { path: null, rows: signedIn },
  hot: { path: '/hot', rows: signedIn },
  cold: { path: '/cold' },
} as const;

describe('the page of a list', () => {
  it.each([
    ['is what the entity says', { list: '/boilers', detail }, undefined, '/boilers'],
    ['is that of the first list that holds its rows', { detail }, lists, '/hot'],
  ] as const)('%s', (_what, paths, named, page) => expect(boilers(paths, named)).toBe(page));

  it.each([
    ['twice', { list: '/boilers', detail }, lists],
    ['nowhere', { detail }, { parts: { path: '/parts' } }],
    ['nowhere', { detail }, undefined],
  ] as const)('is not said %s', (how, paths, named) =>
    expect(() => boilers(paths, named)).toThrow(`boiler says the page of its list ${how}.`),
  );
});
