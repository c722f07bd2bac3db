// A wiki page is what the company knows about one thing, written down where everybody who needs it finds it; its space says who reads and who writes it.
import { allOf, anyOf, can, type Rule, where } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { choice, date, dateTime, integer, readOnly, reference, references, richText, text, word } from '../core/fields.ts';

export const wikiSpaces = ['main', 'commercial', 'board', 'iso', 'meetings'] as const;
export type WikiSpace = (typeof wikiSpaces)[number];
export const wikiStates = { live: 0, binned: 1 } as const;

/** Days that a page rests in the bin before it is gone. */
export const binDays = 30;
/** Days before its review that the owner of a page is reminded. */
export const reviewDays = 7;
export const longestPage = 400_000;

const inAnySpace = (ruleOf: (space: WikiSpace) => Rule<'space'>): Rule<'space'> => anyOf(...wikiSpaces.map(ruleOf));
const inSpace = (space: WikiSpace) => where('space', space);
export const readsSpace = (space: WikiSpace): Rule<never> => can(`wiki.${space}.read`);
export const writesSpace = (space: WikiSpace): Rule<never> => allOf(can(`wiki.${space}.read`), can(`wiki.${space}.write`));
export const readsPage = inAnySpace((space) => allOf(inSpace(space), readsSpace(space)));
export const writesPage = inAnySpace((space) => allOf(inSpace(space), writesSpace(space)));
/** What rests in the bin is nobody's to read until it is put back. */
const live = where('status', wikiStates.live);
const listOf = (space: WikiSpace, path: `/${string}`) => ({ path, rows: allOf(inSpace(space), readsSpace(space)) });

export const wikiPage = defineEntity({
  name: 'wiki_page',
  fields: {
    space: readOnly(word(...wikiSpaces)),
    /** The page below which it stands; empty at the top of its space. */
    parent_id: readOnly(reference('wiki_page', { onDelete: 'empty' }).optional()),
    /** Its place among those below the same page. */
    position: readOnly(integer({ max: 2_147_483_647 }).default(0)),
    title: text({ max: 200 }),
    body: readOnly(richText({ max: longestPage }).optional()),
    /** Which version of title and text stands; 0 before anything was written. */
    edition: readOnly(integer({ max: 2_147_483_647 }).default(0)),
    tags: references('tag'),
    /** Who answers for what it says. */
    owner_id: reference('user').optional(),
    /** By when somebody looks whether it still holds. */
    review_on: date().optional(),
    /** Of which review date its owner was reminded. */
    reminded_for: readOnly(date().optional()),
    status: readOnly(choice(wikiStates).default(wikiStates.live)),
    binned_at: readOnly(dateTime().optional()),
    binned_by: readOnly(reference('user').optional()),
    /** The page with which it went into the bin; it comes back with that. */
    binned_with: readOnly(reference('wiki_page', { onDelete: 'empty' }).optional()),
    edited_by: readOnly(reference('user')),
    edited_at: readOnly(dateTime()),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { detail: '/wiki_page/{id}' },
  title: ['title'],
  facts: { files: count('file', 'wiki_page_id') },
  list: {
    columns: ['title', 'parent_id', 'owner_id', 'tags', 'review_on', 'edited_by', 'edited_at'],
    hidden: ['space', 'edition', 'status', 'date_added'],
    search: ['title', 'body', 'tags'],
    filters: ['space', 'parent_id', 'owner_id', 'tags', 'review_on', 'edited_at'],
    sort: 'edited_at',
    order: 'DESC',
    lists: {
      main: listOf('main', '/wiki'),
      commercial: listOf('commercial', '/wiki_komerciala'),
      board: listOf('board', '/wiki_board'),
      iso: listOf('iso', '/wiki_iso'),
      meetings: listOf('meetings', '/wiki_meetings'),
    },
  },
  form: { general: ['title', 'owner_id', 'tags', 'review_on'] },
  access: { read: allOf(live, readsPage), create: writesPage, update: allOf(live, writesPage) },
  database: [
    index('space', 'status', 'parent_id', 'position'),
    index('parent_id'),
    index('owner_id'),
    index('review_on').where('review_on is not null'),
    index('edited_at'),
    index('binned_at').where('binned_at is not null'),
  ],
  menu: { group: 'company', icon: 'book', order: 15 },
});
