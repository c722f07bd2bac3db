// A project is a larger job for a client: a leader, members, planned hours, and tasks whose times count against the plan until the handover.
import { anyOf, can, own, related, signedIn, where } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count, sum } from '../core/facts.ts';
import {
  choice,
  date,
  dateTime,
  duration,
  flag,
  longText,
  readOnly,
  reference,
  referenceOrZero,
  references,
  richText,
  rows,
  sequence,
  text,
} from '../core/fields.ts';

export const projectStates = {
  open: 0,
  waitingForLeader: 1,
  waitingForClient: 2,
  finished: 3,
  finishedWithoutHandover: 4,
  invoiced: 5,
} as const;
const tones = {
  open: 'ready',
  waitingForLeader: 'sent',
  waitingForClient: 'paused',
  finished: 'done',
  finishedWithoutHandover: 'done',
  invoiced: 'settled',
} as const;
/** The last warning to the leader about the used share of planned hours, in percent. */
export const burnWarnings = { none: 0, near: 80, over: 100 } as const;

const member = related('member', 'project_members', 'project_id', 'user_id');
/** The caller acts as the project's leader. */
export const leadsProject = anyOf(own('leader_id'), can('projects.manage'));
/** The leader and the members. */
export const worksOnProject = anyOf(leadsProject, member);

/** Only tasks whose hours count towards the project belong to it here. */
const tasks = { entity: 'task', to: 'project' } as const;
const counting = { ...tasks, where: { project_hours: [true] } } as const;

export const project = defineEntity({
  name: 'project',
  fields: {
    number: sequence({ prefix: 'PR-', digits: 3 }),
    title: text({ max: 200 }),
    description: longText().optional(),
    client_id: reference('client'),
    branch_office_id: referenceOrZero('branch_office'),
    contact_id: referenceOrZero('contact'),
    leader_id: reference('user'),
    members: references('user'),
    /** Planned time for each work type; `planned_time` is its sum. */
    plan: rows({ work_type_id: reference('work_type'), planned_time: duration({ min: 60 }) }, { max: 50 }),
    planned_time: readOnly(duration().default(0)),
    /** The first day of work, from which the deadlines of a template are counted. */
    starts_on: date().optional(),
    deadline: dateTime().optional(),
    /** The template and the project offer that it was created from. */
    template_id: readOnly(reference('project_template', { onDelete: 'empty' }).optional()),
    tags: references('tag'),
    notes: richText().optional(),
    status: readOnly(choice(projectStates, tones).default(0)),
    handover_by: readOnly(reference('user').optional()),
    handover_at: readOnly(dateTime().optional()),
    handover_comment: readOnly(text({ max: 1000 }).optional()),
    /** Tasks that the leader excludes from the handover, whatever their status. */
    excluded_tasks: readOnly(references('task', { onDelete: 'empty' })),
    denied: readOnly(flag().default(false)),
    denied_reason: readOnly(text({ max: 1000 }).optional()),
    burn_warning: readOnly(choice(burnWarnings).default(0)),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
    date_finished: readOnly(dateTime().optional()),
  },
  paths: { detail: '/project/{id}' },
  title: ['title'],
  facts: {
    worked_time: sum('time_entry', 'task_id', 'total_time', {}, counting),
    running_since: collect('time_entry', 'task_id', 'status_since', { status: [0] }, counting),
    tasks: count('task', 'project'),
    done_tasks: count('task', 'project', { status: [4, 5, 6, 7] }),
    open_tasks: collect('task', 'project', 'id', { status: [0, 1, 2, 3] }),
    materials: count('material', 'task_id', {}, tasks),
    transports: count('transport', 'task_id', {}, tasks),
    files: count('file', 'project_id'),
    comments: count('comment', 'project_id'),
    project_offers: collect('project_offer', 'project_id', 'id'),
  },
  list: {
    columns: ['number', 'title', 'client_id', 'leader_id', 'status', 'worked_time', 'done_tasks', 'deadline'],
    hidden: ['planned_time', 'branch_office_id', 'tags', 'starts_on', 'date_added', 'date_finished'],
    carries: ['tasks', 'running_since'],
    search: ['title', 'number', 'description', 'client_id', 'tags'],
    filters: ['status', 'client_id', 'leader_id', 'members', 'tags', 'deadline', 'burn_warning', 'denied'],
    sort: 'deadline',
    sums: ['planned_time', 'worked_time'],
    lists: {
      open: { path: '/projects/open', rows: where('status', 0, 1, 2) },
      own: { path: '/projects/own', rows: anyOf(own('leader_id'), member) },
      finished: { path: '/projects/finished', rows: where('status', 3, 4, 5) },
      all: { path: '/projects/all', rows: signedIn },
    },
  },
  form: {
    general: ['client_id', 'branch_office_id', 'contact_id', 'starts_on', 'deadline', 'title', 'description'],
    people: ['leader_id', 'members'],
    plan: ['plan'],
    sorting: ['tags', 'notes'],
  },
  access: { read: signedIn, create: can('projects.create'), update: leadsProject, delete: can('projects.delete') },
  database: [
    unique('number'),
    index('status', 'deadline'),
    index('status', 'number'),
    index('client_id', 'status'),
    index('leader_id', 'status'),
    index('burn_warning', 'status'),
    index('title'),
    index('date_added'),
    index('planned_time'),
    index('date_finished'),
  ],
  menu: { group: 'work', icon: 'building-community', order: 2, daily: true },
});
