// A version of a wiki page is its content after one save, with author, time and reason.

import { through } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';
import { longestPage, readsPage } from './wiki-page.ts';

export const wikiVersion = defineEntity({
  name: 'wiki_version',
  internal: true,
  fields: {
    page_id: readOnly(reference('wiki_page', { onDelete: 'cascade' })),
    number: readOnly(integer({ min: 1, max: 2_147_483_647 })),
    page_title: readOnly(text({ max: 200 })),
    /** Sanitised HTML, as the page stored it. */
    body: readOnly(longText({ max: longestPage }).optional()),
    /** The author's note on the change. */
    note: readOnly(text({ max: 300 }).optional()),
    /** The version that it restored. */
    reverts_to: readOnly(integer({ min: 1, max: 2_147_483_647 }).optional()),
    made_by: readOnly(reference('user')),
    made_at: readOnly(dateTime()),
  },
  title: ['page_title'],
  access: { read: through('page_id', 'wiki_page', readsPage) },
  database: [unique('page_id', 'number'), index('made_by')],
});
