// An offer is work that a client could order, at a price; it passes between its commercial user and its offer manager.
import { allOf, anyOf, can, own, where } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { choice, date, dateTime, flag, integer, money, readOnly, reference, references, richText, sequence, text } from '../core/fields.ts';

export const offerSteps = {
  preparing: 0,
  changeNeeded: 1,
  requestReady: 2,
  taken: 3,
  inMaking: 4,
  offerReady: 5,
  sentToClient: 6,
  approved: 7,
  ordered: 8,
  finished: 9,
  declined: 10,
} as const;
const tones = {
  preparing: 'ready',
  changeNeeded: 'paused',
  requestReady: 'ready',
  taken: 'ready',
  inMaking: 'ready',
  offerReady: 'ready',
  sentToClient: 'sent',
  approved: 'done',
  ordered: 'done',
  finished: 'done',
  declined: 'refused',
} as const;

/** Who opens the pages of offers; `offers.making` alone shows only offers in the making, approved or ordered. */
const reads = can('offers.read');
const making = where('status', 2, 3, 4, 5);
const won = where('status', 7, 8);
export const readsOffer = anyOf(reads, allOf(can('offers.making'), anyOf(making, won)));
/** The commercial user of the offer, who talks to the client. */
export const sellsOffer = allOf(reads, anyOf(own('commercial_user_id'), can('offers.write')));
/** The offer manager, who prepares the offer. */
export const makesOffer = allOf(reads, anyOf(own('offer_manager_id'), can('offers.write')));
/** The commercial user or the offer manager. */
export const worksOnOffer = anyOf(sellsOffer, makesOffer);

const inUse = where('archived', false);

export const offer = defineEntity({
  name: 'offer',
  fields: {
    number: sequence({ prefix: 'P-' }),
    title: text({ max: 200 }),
    description: richText().optional(),
    status: readOnly(choice(offerSteps, tones).default(0)),
    /** When it reached its current state. */
    step_since: readOnly(dateTime()),
    offer_type_id: reference('offer_type').optional(),
    client_id: reference('client'),
    contact_id: reference('contact').optional(),
    /** The user who talks to the client. */
    commercial_user_id: reference('user'),
    /** The user who prepares the offer; whoever takes the offer becomes its manager. */
    offer_manager_id: reference('user').optional(),
    /** For staff only; the client never sees them. */
    commercial_notes: richText().optional(),
    value: money().optional(),
    probability: integer({ max: 100, unit: 'percent' }).default(50),
    deadline: date().optional(),
    valid_until: date().optional(),
    tags: references('tag'),
    /** The project offer that was made from it. */
    project_offer_id: reference('project_offer', { onDelete: 'empty' }).optional(),
    project_id: reference('project', { onDelete: 'empty' }).optional(),
    tasks: references('task', { onDelete: 'empty' }),
    declined_reason: readOnly(text({ max: 1000 }).optional()),
    archived: readOnly(flag().default(false)),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { detail: '/offer/{id}' },
  title: ['title'],
  facts: {
    steps: count('offer_step', 'offer_id'),
    files: count('file', 'offer_id'),
    comments: count('comment', 'offer_id'),
  },
  list: {
    columns: ['status', 'number', 'title', 'client_id', 'value', 'probability', 'commercial_user_id', 'offer_manager_id', 'deadline'],
    hidden: ['offer_type_id', 'valid_until', 'step_since', 'tags', 'date_added'],
    search: ['title', 'number', 'client_id', 'description', 'tags'],
    filters: [
      'status',
      'offer_type_id',
      'client_id',
      'commercial_user_id',
      'offer_manager_id',
      'project_id',
      'tags',
      'deadline',
      'valid_until',
    ],
    sort: 'step_since',
    order: 'DESC',
    lists: {
      myOffers: { path: '/myOffers', rows: allOf(reads, inUse, anyOf(own('commercial_user_id'), own('offer_manager_id'))) },
      allOffers: { path: '/allOffers', rows: allOf(reads, inUse) },
      offersInMaking: { path: '/offersInMaking', rows: allOf(can('offers.making'), inUse, making) },
      approvedOffers: { path: '/approvedOffers', rows: allOf(can('offers.making'), inUse, won) },
      finishedOffers: { path: '/finishedOffers', rows: allOf(reads, inUse, where('status', 9, 10)) },
      archivedOffers: { path: '/archivedOffers', rows: allOf(reads, where('archived', true)) },
    },
  },
  form: {
    general: ['title', 'client_id', 'contact_id', 'offer_type_id', 'description'],
    people: ['commercial_user_id', 'offer_manager_id'],
    worth: ['value', 'probability', 'deadline', 'valid_until'],
    notes: ['commercial_notes', 'tags'],
    results: ['project_offer_id', 'project_id', 'tasks'],
  },
  access: { read: readsOffer, create: reads, update: worksOnOffer },
  database: [
    unique('number'),
    index('archived', 'status', 'step_since'),
    index('archived', 'step_since'),
    index('commercial_user_id', 'archived', 'step_since'),
    index('offer_manager_id', 'archived', 'step_since'),
    index('client_id', 'step_since'),
  ],
  menu: { group: 'work', icon: 'file-description', order: 30, daily: true },
});
