// Default labels of fields, form groups and flag values in English, for entities without their own.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/label.ts';

export default {
  fields: {
    name: 'Name',
    title: 'Title',
    number: 'Number',
    kind: 'Kind',
    status: 'Status',
    description: 'Description',
    note: 'Note',
    quantity: 'Quantity',
    deadline: 'Deadline',
    valid_from: 'Valid from',
    archived: 'Archived',
    language: 'Language',
    address: 'Address',
    zip: 'Postcode',
    town: 'Town',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
    files: 'Files',
    comments: 'Messages',
    tasks: 'Tasks',
    date_added: 'Added',
    user_added: 'Added by',
    running_since: 'Running since',
  },
  form: { general: 'General', use: 'Use', notes: 'Notes' },
  values: { archived: { true: 'Archived', false: 'Not archived' } },
} satisfies Translation<typeof sl>;
