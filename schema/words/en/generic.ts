// The generic lists and forms in English, with the history of a record and the permissions of a role.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/generic.ts';

export default {
  data: 'Details',
  recent: 'Latest changes',
  latest: { task: 'Latest tasks' },
  saved: 'Saved %{title}.',
  created: 'Created %{title}.',
  deleted: 'Deleted %{title}.',
  archived: 'Archived %{title}.',
  restored: 'Restored %{title}.',
  undone: 'Undone.',
  kept: 'What you entered is still here.',
  inArchive: '“%{title}” is in the archive.',
  hasLeft: '%{name} has left the company.',
  duplicate: 'Duplicate …',
  copied: 'Copied from “%{title}”: %{fields}. Dates, files, chat and history are not copied.',
  refused_rows: '%{smart_count} row stays unchanged: |||| %{smart_count} rows stay unchanged:',
  archived_many: 'Archived %{smart_count} record. |||| Archived %{smart_count} records.',
  restored_many: 'Restored %{smart_count} record. |||| Restored %{smart_count} records.',
  deleted_many: 'Deleted %{smart_count} record. |||| Deleted %{smart_count} records.',
  delete: {
    title: 'Delete',
    final: 'What is deleted cannot be brought back.',
    referred: 'It is in use, so it cannot be deleted.',
    kept: '%{smart_count} record is in use and stays: |||| %{smart_count} records are in use and stay:',
    archive: 'Archive %{smart_count} record |||| Archive %{smart_count} records',
  },
  in_row: 'Row %{row}, %{field}: %{message}',
  row: {
    one: 'Line %{title}',
    duplicate: 'Duplicate',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove row',
    more: 'More about the row',
    keys: 'new row',
    order: 'order',
  },
  stale: {
    load: 'Show the new one',
  },
  permissions: {
    area: 'Area',
    read: 'View',
    write: 'Edit',
    delete: 'Delete',
    special: 'Special permissions',
    everybody: 'everyone',
    locked: 'You do not have this permission, so you cannot grant it.',
  },
} satisfies Translation<typeof sl>;
