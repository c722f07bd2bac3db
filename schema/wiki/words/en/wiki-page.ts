// Wiki pages in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiPage } from '../../wiki-page.ts';
import type sl from '../sl/wiki-page.ts';

export default {
  one: 'Wiki page',
  many: 'Wiki',
  count: '%{smart_count} page |||| %{smart_count} pages',
  create: 'New page',
  search: 'Title, text or tag',
  empty: 'Pages will be here. The first one comes with the button “New page”.',
  fields: {
    space: 'Space',
    parent_id: 'Parent page',
    position: 'Place',
    body: 'Text',
    edition: 'Version',
    owner_id: 'Owner',
    review_on: 'Review',
    reminded_for: 'Reminded of the review',
    binned_at: 'In the bin since',
    binned_by: 'Moved to the bin by',
    binned_with: 'Binned with page',
    edited_by: 'Last changed by',
    edited_at: 'Changed',
  },
  form: { general: 'Details' },
  help: {
    review_on: 'Its owner is reminded a week before.',
  },
  values: {
    space: {
      main: 'General',
      commercial: 'Sales',
      board: 'Management',
      iso: 'ISO',
      meetings: 'Minutes',
    },
    status: {
      live: 'In use',
      binned: 'In the bin',
    },
  },
  lists: {
    main: 'General',
    commercial: 'Sales',
    board: 'Management',
    iso: 'ISO',
    meetings: 'Minutes',
  },
  transitions: {
    write: 'Edit',
    move: 'Move …',
    revert: 'Restore a version …',
    review: 'Reviewed …',
    addFile: 'Add a file',
    bin: 'Move to the bin',
    restore: 'Restore from the bin',
  },
  history: {
    write: 'Text changed',
    move: 'Page moved',
    revert: 'Earlier version restored',
    review: 'Page reviewed',
    addFile: 'File added',
    bin: 'Moved to the bin',
    restore: 'Taken from the bin',
  },
  popups: {
    review: {
      title: 'Reviewed',
      text: 'What the page says still holds.',
      review_on: 'Next review',
      action: 'Confirm the review',
      done: 'Reviewed: %{title}.',
    },
  },
  reasons: {
    wrongState: 'The page is in the bin. Restore it first.',
    notAllowed: 'You may read in this space but not write.',
    changedMeanwhile: 'In the meantime the page got a new version, %{edition} (%{by}). Your text is safe; compare and merge.',
    belowItself: 'A page cannot be moved under itself.',
    parentGone: 'The parent page no longer exists.',
  },
  permissions: {
    wiki: {
      name: 'Wiki and knowledge',
      main: {
        read: { allows: 'Read the general wiki', effect: 'Reads guides and know-how for everybody.' },
        write: { allows: 'Write the general wiki', effect: 'Everybody reads what they write; earlier versions remain.' },
      },
      commercial: {
        read: { allows: 'Read the sales wiki', effect: 'Reads the pages of sales.' },
        write: { allows: 'Write the sales wiki', effect: 'Writes and moves pages of sales; earlier versions remain.' },
      },
      board: {
        read: { allows: 'Read the management wiki', effect: 'Reads the pages of the management, which others do not see.' },
        write: { allows: 'Write the management wiki', effect: 'Writes and moves pages of the management; earlier versions remain.' },
      },
      iso: {
        read: { allows: 'Read the ISO wiki', effect: 'Reads procedures and quality documents.' },
        write: { allows: 'Write the ISO wiki', effect: 'Changes procedures and says when they are reviewed.' },
      },
      meetings: {
        read: { allows: 'Read the minutes wiki', effect: 'Reads minutes, also of meetings they were not at.' },
        write: { allows: 'Write the minutes wiki', effect: 'Edits the pages of minutes; earlier versions remain.' },
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof wikiPage>;
