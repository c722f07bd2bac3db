// The steps to the first task in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/first-steps.ts';

export default {
  title: 'Set up the company',
  note: 'The steps to your first task. The order is a suggestion, and everything can be changed later.',
  profile: 'Colleagues see you as “%{name}”. Change the name in your profile.',
  done: 'done',
  company: {
    title: 'Company',
    note: 'Name, VAT number and logo for work orders; working hours and rounding on the invoice.',
  },
  workTypes: {
    title: 'Work types',
    note: 'Installation, service, travel … with a price per hour. Work on a task cannot start without them.',
  },
  roles: {
    title: 'Roles',
    note: 'Who sees and edits what. Your own role already has every permission.',
  },
  people: {
    title: 'Colleagues',
    note: 'Everyone gets a link for their first password.',
  },
  clients: {
    title: 'Clients',
    note: 'Import them from a file or add them by hand.',
  },
  task: {
    title: 'First task',
    note: 'Give it to a colleague: it is in their list at once.',
  },
} satisfies Translation<typeof sl>;
