// History in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/history.ts';

export default {
  reason: '“%{reason}”',
  reordered: 'Only the order has changed',
  rowAdded: 'added',
  rowRemoved: 'removed',
  all: 'All',
  who: 'Who',
  link: '%{name}, link',
  linkAlone: 'Client, link',
  system: 'System',
  event: 'Change',
  empty: 'No history yet.',
  none: 'Nothing matches this filter.',
  show: 'Show all',
  label: 'History',
  filters: 'What to show',
  search: 'Search the history',
  actions: {
    merge: 'Merged into this client',
    mergeInto: 'Merged into another client',
    mergeClient: 'Clients merged',
    undoMerge: 'Merge undone',
    undoImport: 'Import undone',
    create: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    remove: 'Deleted',
    bringBack: 'Brought back',
    start: 'Started',
    stop: 'Finished',
    signIn: 'Signed in',
    signOut: 'Signed out',
  },
  groups: { time_entry: 'Time entries' },
} satisfies Translation<typeof sl>;
