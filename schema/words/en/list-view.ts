// Saved views of lists in English.
import type { EntityTranslation } from '../../core/entity-words.ts';
import type { listView } from '../../engine/list-view.ts';
import type sl from '../sl/list-view.ts';

export default {
  one: 'View',
  many: 'Views',
  count: '%{smart_count} view |||| %{smart_count} views',
  create: 'New view',
  search: 'Name of the view',
  empty: 'Views will stand here. Arrange a list as you need it and save it under a name.',
  fields: {
    user_id: 'Saved by',
    role_id: 'Also for the role',
    in_menu: 'In the menu',
    page: 'List',
    query: 'Search, filters and order',
    hidden_columns: 'Hidden columns',
  },
  none: { role_id: 'Only me' },
  help: {
    role_id: 'Everybody with this role sees and opens the view; only you change and delete it.',
    in_menu: 'The view stands in the menu, below its list.',
  },
  save: 'Save view …',
  saveTitle: 'Save view',
  saved: 'Success. The view “%{name}” is saved.',
  effect: 'What you see is saved: search, filters, order and columns.',
  replace: 'Replace with what I see',
  edit: 'Rename and share …',
  editTitle: 'Edit view',
  deleted: 'Success. The view “%{name}” is deleted.',
  sharedBy: 'shared by %{name}',
  ownRole: 'Everybody with my role sees it',
  rules: { list_view_user_id_page_name_unique: 'You already have a view with this name for this list. Choose another name.' },
} satisfies EntityTranslation<typeof sl, typeof listView>;
