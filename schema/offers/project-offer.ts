// A project offer is the price of a project-sized job for a client, in versions; an accepted one becomes a project.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import {
  choice,
  date,
  dateTime,
  decimal,
  file,
  flag,
  longText,
  money,
  readOnly,
  reference,
  rows,
  sequence,
  text,
  word,
} from '../core/fields.ts';

export const projectOfferStates = { draft: 0, sent: 1, accepted: 2, declined: 3, expired: 4 } as const;
const tones = {
  draft: 'ready',
  sent: 'sent',
  accepted: 'done',
  declined: 'refused',
  expired: 'idle',
} as const;
const lineKinds = ['work', 'material', 'transport', 'lumpSum'] as const;

export const projectOffer = defineEntity({
  name: 'project_offer',
  fields: {
    /** The same number for all versions of an offer. */
    number: sequence({ prefix: 'PP-', digits: 3 }),
    letter: readOnly(text({ max: 3 }).default('A')),
    title: text({ max: 200 }),
    client_id: reference('client'),
    branch_office_id: reference('branch_office').optional(),
    contact_id: reference('contact').optional(),
    template_id: reference('project_template').optional(),
    /** The leader of the future project. */
    leader_id: reference('user').optional(),
    /** The first day of the work; by default the first working day after acceptance. */
    starts_on: date().optional(),
    lines: rows(
      {
        kind: word(...lineKinds),
        title: text({ max: 200 }),
        work_type_id: reference('work_type').optional(),
        /** Hours for work, otherwise in the line's unit. */
        quantity: decimal({ min: 0, max: 1_000_000, scale: 3 }).default(1),
        unit: text({ max: 16 }).optional(),
        price: money().default(0),
        discount: decimal({ max: 100, scale: 2, unit: 'percent' }).default(0),
      },
      { max: 300 },
    ),
    discount: decimal({ max: 100, scale: 2, unit: 'percent' }).default(0),
    vat_rate: decimal({ max: 100, scale: 2, unit: 'percent' }).default(22),
    /** Reverse charge: the client accounts for the tax, as for construction services between VAT payers. */
    reverse_charge: flag().default(false),
    valid_until: date().optional(),
    payment: text({ max: 200 }).optional(),
    introduction: longText({ max: 4000 }).optional(),
    terms: longText().optional(),
    status: readOnly(choice(projectOfferStates, tones).default(0)),
    /** The price for the client, tax included; `net` is the sum of the lines without tax. */
    net: readOnly(money().default(0)),
    total: readOnly(money().default(0)),
    /** A later version has replaced it. */
    superseded: readOnly(flag().default(false)),
    /** The previous version. */
    previous_id: readOnly(reference('project_offer').optional()),
    /** The PDF that was sent. */
    document: readOnly(file().optional()),
    sent_at: readOnly(dateTime().optional()),
    sent_to: readOnly(text({ max: 254 }).optional()),
    answered_at: readOnly(dateTime().optional()),
    declined_reason: readOnly(text({ max: 1000 }).optional()),
    /** The project that was created from it. */
    project_id: readOnly(reference('project', { onDelete: 'empty' }).optional()),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/projectOffers', detail: '/projectOffer/{id}' },
  title: ['title'],
  list: {
    columns: ['number', 'letter', 'title', 'client_id', 'status', 'net', 'valid_until', 'user_added'],
    hidden: ['total', 'superseded', 'sent_at', 'date_added', 'leader_id', 'template_id', 'project_id'],
    search: ['title', 'number', 'client_id'],
    filters: ['status', 'client_id', 'user_added', 'template_id', 'valid_until', 'superseded', 'project_id'],
    usual: { superseded: false },
    sort: 'date_added',
    order: 'DESC',
    sums: ['net'],
  },
  form: {
    general: ['client_id', 'branch_office_id', 'contact_id', 'title', 'template_id', 'leader_id', 'starts_on', 'valid_until', 'payment'],
  },
  outsideForm: ['lines', 'discount', 'vat_rate', 'reverse_charge', 'introduction', 'terms'],
  access: {
    read: can('project_offers.read'),
    create: can('project_offers.write'),
    update: can('project_offers.write'),
    delete: can('project_offers.write'),
  },
  database: [
    unique('number', 'letter'),
    unique('previous_id'),
    index('client_id', 'status'),
    index('status', 'valid_until'),
    index('superseded', 'date_added'),
    index('project_id'),
    index('title'),
    index('valid_until'),
    index('net'),
    index('total'),
    index('sent_at'),
  ],
  menu: { group: 'work', icon: 'file-description', order: 3, under: 'project', waits: { status: [0, 1] } },
});
