// A project template describes a usual job: its hours, its team, and its tasks in order.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { duration, flag, integer, longText, reference, references, rows, text } from '../core/fields.ts';

export const projectTemplate = defineEntity({
  name: 'project_template',
  fields: {
    title: text({ max: 120 }),
    description: longText({ max: 4000 }).optional(),
    /** Planned time for each work type. */
    plan: rows({ work_type_id: reference('work_type'), planned_time: duration({ min: 60 }) }, { max: 50 }),
    /** The number of people of each user type in a new project. */
    team: rows({ user_type_id: reference('user_type'), people: integer({ min: 1, max: 50 }).default(1) }, { max: 20 }),
    tasks: rows(
      {
        title: text({ max: 200 }),
        work_type_id: reference('work_type').optional(),
        planned_time: duration({ min: 60 }).optional(),
        /** Working days from the start of the project to the deadline. */
        days_after_start: integer({ max: 1000 }).default(0),
        description: longText({ max: 4000 }).optional(),
        /** One item a line; copied to the notes of the task, where people tick items off. */
        checklist: longText({ max: 4000 }).optional(),
        tags: references('tag'),
      },
      { max: 100 },
    ),
    archived: flag().default(false),
  },
  paths: { list: '/projectTemplates', detail: '/projectTemplate/{id}' },
  title: ['title'],
  facts: { offers: count('project_offer', 'template_id'), projects: count('project', 'template_id') },
  list: {
    columns: ['title', 'offers', 'projects'],
    hidden: ['archived'],
    search: ['title', 'description'],
    filters: ['archived'],
    sort: 'title',
  },
  form: { general: ['title', 'description', 'archived'], plan: ['plan', 'team'], tasks: ['tasks'] },
  access: {
    read: can('project_templates.read'),
    create: can('project_templates.write'),
    update: can('project_templates.write'),
    delete: can('project_templates.write'),
    lookup: signedIn,
  },
  database: [unique('title')],
  menu: { group: 'work', icon: 'category', order: 4, under: 'project' },
});
