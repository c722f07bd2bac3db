// Project templates in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { projectTemplate } from '../../project-template.ts';
import type sl from '../sl/project-template.ts';

export default {
  one: 'Project template',
  many: 'Project templates',
  under: 'Templates',
  count: '%{smart_count} template |||| %{smart_count} templates',
  create: 'New template',
  search: 'Title or description',
  empty:
    'Templates will be here: how a kind of job usually goes, with its hours and its tasks in order. The first one comes with the button “New template”.',
  fields: { plan: 'Planned hours', team: 'Team', offers: 'Project offers', projects: 'Projects' },
  form: { plan: 'Hours and people', tasks: 'Tasks' },
  help: {
    plan: 'How many hours each work type usually takes.',
    team: 'How many people of which type a project begins with.',
    tasks: 'All of them are made at once when a project begins; deadlines count in working days from the start.',
    archived: 'An archived template can no longer be chosen. Old projects keep it.',
  },
  rows: {
    plan: {
      count: '%{smart_count} work type |||| %{smart_count} work types',
      create: 'Add work type',
      fields: { work_type_id: 'Work type', planned_time: 'Hours' },
    },
    team: {
      count: '%{smart_count} type |||| %{smart_count} types',
      create: 'Add user type',
      fields: { user_type_id: 'User type', people: 'People' },
    },
    tasks: {
      count: '%{smart_count} task |||| %{smart_count} tasks',
      create: 'Add task',
      fields: {
        title: 'Task',
        work_type_id: 'Work type',
        planned_time: 'Hours',
        days_after_start: 'Due, working days',
        description: 'Description',
        checklist: 'Checklist, one point per line',
        tags: 'Tags',
      },
    },
  },
  rules: {
    project_template_title_unique: 'A template with this title already exists. Choose another title.',
  },
  screen: {
    start: 'Start a project …',
    title: 'Project from a template',
    project: 'Title of the project',
    client: 'Client',
    required: 'Choose a client and write a title.',
    leader: 'Leader',
    members: 'Members',
    startsOn: 'First day of work',
    will: 'This will be made',
    tasks: '%{smart_count} task |||| %{smart_count} tasks',
    hours: '%{hours} h planned',
    noDeadline: 'no deadline',
    wanted: 'The template asks for: %{team}.',
    action: 'Create project',
    made: 'Project %{number} has been created.',
  },
  permissions: {
    project_templates: {
      name: 'Project templates',
      read: { allows: 'View project templates', effect: 'Sees which tasks and hours a template brings to a project.' },
      write: {
        allows: 'Create and edit project templates',
        effect: 'Decides what future projects begin with; existing ones stay as they are.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof projectTemplate>;
