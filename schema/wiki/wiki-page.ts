// A wiki page holds the company's knowledge on one subject; its space determines who reads and who writes it.
import { allOf, anyOf, can, type Rule, where } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { choice, date, dateTime, integer, readOnly, reference, references, richText, text, word } from '../core/fields.ts';

export const wikiSpaces = ['main', 'commercial', 'board', 'iso', 'meetings'] as const;
export type WikiSpace = (typeof wikiSpaces)[number];
export const wikiStates = { live: 0, binned: 1 } as const;

/** Days after which a page in the bin is deleted. */
export const binDays = 30;
/** Days before the review date on which the page's owner is reminded. */
export const reviewDays = 7;
export const longestPage = 400_000;

const inAnySpace = (ruleOf: (space: WikiSpace) => Rule<'space'>): Rule<'space'> => anyOf(...wikiSpaces.map(ruleOf));
const inSpace = (space: WikiSpace) => where('space', space);
export const readsSpace = (space: WikiSpace): Rule<never> => can(`wiki.${space}.read`);
export const writesSpace = (space: WikiSpace): Rule<never> => allOf(can(`wiki.${space}.read`), can(`wiki.${space}.write`));
export const readsPage = inAnySpace((space) => allOf(inSpace(space), readsSpace(space)));
export const writesPage = inAnySpace((space) => allOf(inSpace(space), writesSpace(space)));
/** Pages in the bin are readable by nobody until they are restored. */
const live = where('status', wikiStates.live);
const listOf = (space: WikiSpace, path: `/${string}`) => ({ path, rows: allOf(inSpace(space), readsSpace(space)) });

export const wikiPage = defineEntity({
  name: 'wiki_page',
  fields: {
    space: readOnly(word(...wikiSpaces)),
    /** The parent page; empty at the top of a space. */
    parent_id: readOnly(reference('wiki_page', { onDelete: 'empty' }).optional()),
    /** The position among the pages of the same parent. */
    position: readOnly(integer({ max: 2_147_483_647 }).default(0)),
    title: text({ max: 200 }),
    body: readOnly(richText({ max: longestPage }).optional()),
    /** The current version of title and text; 0 before the first. */
    edition: readOnly(integer({ max: 2_147_483_647 }).default(0)),
    tags: references('tag'),
    /** The person responsible for the content. */
    owner_id: reference('user').optional(),
    /** The date of the next review. */
    review_on: date().optional(),
    /** The review date of which the owner was reminded. */
    reminded_for: readOnly(date().optional()),
    status: readOnly(choice(wikiStates).default(wikiStates.live)),
    binned_at: readOnly(dateTime().optional()),
    binned_by: readOnly(reference('user').optional()),
    /** The page with which it was moved to the bin; both are restored together. */
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
  menu: { group: 'company', icon: 'book', order: 15, daily: true },
});
