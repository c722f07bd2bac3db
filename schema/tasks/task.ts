// A task is a job for a client, from the client's call to the invoice line.
import { allOf, always, anyOf, can, onlyWhere, own, related, signedIn, where } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count, sum, take } from '../core/facts.ts';
import {
  choice,
  dateTime,
  duration,
  flag,
  integer,
  longText,
  readOnly,
  reference,
  referenceOrZero,
  references,
  sequence,
  text,
} from '../core/fields.ts';

export const taskStates = {
  unassigned: 0,
  open: 1,
  inProgress: 2,
  waiting: 3,
  sentForConfirmation: 4,
  confirmed: 5,
  invoiced: 6,
  rejected: 7,
} as const;
const tones = {
  unassigned: 'idle',
  open: 'ready',
  inProgress: 'active',
  waiting: 'paused',
  sentForConfirmation: 'sent',
  confirmed: 'done',
  invoiced: 'settled',
  rejected: 'refused',
} as const;
export const priorities = { low: 0, normal: 1, high: 2, urgent: 3 } as const;

const assigned = related('assigned', 'task_user', 'task_id', 'user_id');
/** The owner and the team, who may use the clock. */
export const worksOn = anyOf(own('company_user_id'), assigned);
/** Who may read the task's times: at a wall terminal they show when people came and went. */
export const tellsTimes = anyOf(where('registration_terminal_task', false), can('tasks.times'), can('attendance.write'));
/** The caller acts as the task's owner. */
export const ownsTask = anyOf(own('company_user_id'), can('tasks.manage'));

const open = where('status', 0, 1, 2, 3, 4);
const inLists = where('registration_terminal_task', false);
/** The same text as in the list of closed tasks: SQLite uses a partial index only for an identical condition. */
const finished = 'status in (5, 6, 7)';
/** The same text as in the list of own tasks. */
const unfinished = 'status in (0, 1, 2, 3, 4)';

export const task = defineEntity({
  name: 'task',
  fields: {
    company_task_id: sequence(),
    title: text({ max: 200 }),
    description: longText().optional(),
    additional_comment: longText().optional(),
    priority: choice(priorities).default(1),
    deadline: dateTime().optional(),
    status: readOnly(choice(taskStates, tones).default(0)),
    company_user_id: referenceOrZero('user'),
    client_company_id: reference('client').optional(),
    branch_office_id: referenceOrZero('branch_office'),
    client_company_contact_id: referenceOrZero('contact'),
    tags: references('tag'),
    project: referenceOrZero('project'),
    /** Whether its times count towards its project's plan. */
    project_hours: flag().default(true),
    planned_time: duration().optional(),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
    date_closed: readOnly(dateTime().optional()),
    waiting_reason: readOnly(text({ max: 1000 }).optional()),
    denied: readOnly(flag().default(false)),
    denied_reason: readOnly(text({ max: 1000 }).optional()),
    registration_terminal_task: readOnly(flag().default(false)),
    revision: readOnly(integer({ max: 2_147_483_647 }).default(1)),
  },
  paths: { detail: '/task/{id}' },
  title: ['title'],
  facts: {
    users: collect('task_user', 'task_id', 'user_id'),
    running_users: collect('time_entry', 'task_id', 'user_id', { status: [0] }),
    working_users: collect('time_entry', 'task_id', 'user_id', { status: [0, 1] }),
    driving_users: collect('transport', 'task_id', 'user_id', { status: [0] }),
    total_time: sum('time_entry', 'task_id', 'total_time'),
    running_since: collect('time_entry', 'task_id', 'status_since', { status: [0] }),
    town: take('client_company_id', 'client', 'town'),
    transports: count('transport', 'task_id'),
    materials: count('material', 'task_id'),
    files: count('file', 'task_id'),
    comments: count('comment', 'task_id'),
    /** The invoicing group or invoice that contains it. */
    invoices: collect('invoice_task', 'task_id', 'invoice_id', { released: [false] }),
  },
  list: {
    columns: ['status', 'priority', 'company_task_id', 'title', 'tags', 'client_company_id', 'users', 'total_time', 'deadline'],
    hidden: ['company_user_id', 'date_added', 'town'],
    carries: ['running_users', 'running_since'],
    search: ['title', 'company_task_id', 'description', 'client_company_id', 'tags'],
    filters: [
      'status',
      'client_company_id',
      'branch_office_id',
      'company_user_id',
      'users',
      'running_users',
      'tags',
      'project',
      'priority',
      'deadline',
      'denied',
    ],
    sort: 'deadline',
    lists: {
      own: { path: '/tasks/own', rows: allOf(inLists, open, anyOf(own('company_user_id'), onlyWhere(assigned, 'listed'))) },
      unassigned: { path: '/tasks/unassigned', rows: allOf(inLists, where('status', 0)) },
      paused: { path: '/tasks/paused', rows: allOf(inLists, where('status', 3)) },
      waitingForConfirmation: { path: '/tasks/waitingForConfirmation', rows: allOf(inLists, where('status', 4)) },
      all: { path: '/tasks/all', rows: inLists },
      closed: { path: '/tasks/closed', rows: allOf(inLists, where('status', 5, 6, 7)) },
      every: { path: null, rows: always },
    },
  },
  form: {
    general: [
      'client_company_id',
      'branch_office_id',
      'client_company_contact_id',
      'title',
      'description',
      'deadline',
      'priority',
      'company_user_id',
      'tags',
      'project',
      'project_hours',
      'planned_time',
    ],
  },
  outsideForm: ['additional_comment'],
  access: {
    read: signedIn,
    create: can('tasks.create'),
    history: tellsTimes,
    facts: { users: tellsTimes, running_users: tellsTimes, working_users: tellsTimes, running_since: tellsTimes },
  },
  database: [
    unique('company_task_id'),
    // Every list excludes the terminals' tasks: with that column the index alone answers exact counts.
    index('status', 'registration_terminal_task', 'deadline'),
    index('status', 'registration_terminal_task', 'priority'),
    index('status', 'registration_terminal_task', 'date_added'),
    index('status', 'registration_terminal_task', 'company_task_id'),
    index('priority', 'registration_terminal_task', 'deadline'),
    index('project', 'registration_terminal_task', 'deadline'),
    index('denied', 'registration_terminal_task', 'deadline'),
    index('company_user_id', 'status', 'deadline'),
    index('company_user_id', 'deadline').where(unfinished),
    index('client_company_id', 'status'),
    index('title'),
    index('date_added'),
    index('date_closed'),
    index('priority'),
    // Years of finished work: each sort order of a screen has its own index, which changes only when a task ends.
    index('registration_terminal_task', 'date_closed').where(finished),
    index('registration_terminal_task', 'priority').where(finished),
    index('registration_terminal_task', 'date_added').where(finished),
    index('registration_terminal_task', 'company_task_id').where(finished),
  ],
  menu: { group: 'work', icon: 'checkbox', order: 1, daily: true },
});
