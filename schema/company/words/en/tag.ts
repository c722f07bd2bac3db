// Tags in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { tag } from '../../tag.ts';
import type sl from '../sl/tag.ts';

export default {
  one: 'Tag',
  many: 'Tags',
  count: '%{smart_count} tag |||| %{smart_count} tags',
  create: 'New tag',
  search: 'Name of the tag',
  empty: 'Tags that sort tasks and clients will be here. Add them with the button “New tag”.',
  fields: { color: 'Colour', text_color: 'Text colour', global: 'Global tag' },
  short: { global: 'Global' },
  form: { look: 'Appearance' },
  help: {
    color: 'Lists show a square of this colour beside the name.',
    text_color: 'The colour of the name where the tag is filled: as below, in the list of tags and in other programs.',
    global: 'Any task can have a global tag; others only the tasks of clients that have it.',
    archived: 'An archived one can no longer be chosen. Where it stands, it stays.',
  },
  values: { global: { true: 'Global', false: 'Clients’ own' } },
  rules: { tag_name_unique: 'A tag with this name already exists. Choose another name.' },
  permissions: {
    tags: {
      name: 'Tags',
      read: { allows: 'View tags', effect: 'Sees the list of tags; on tasks everybody sees them.' },
      write: { allows: 'Create and edit tags', effect: 'A new name or colour shows wherever the tag is.' },
      delete: { allows: 'Delete tags', effect: 'A tag that is in use can only be archived.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof tag>;
