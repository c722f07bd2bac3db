// A client is a company that we work for and send invoices to.
import { can, signedIn } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import {
  country,
  email,
  flag,
  integer,
  language,
  phone,
  readOnly,
  reference,
  references,
  richText,
  text,
  vatNumber,
} from '../core/fields.ts';

export const client = defineEntity({
  name: 'client',
  fields: {
    name: text({ max: 120 }),
    address: text({ max: 120 }).optional(),
    zip: text({ max: 12 }).optional(),
    town: text({ max: 80 }).optional(),
    country: country().default('SI'),
    vat_number: vatNumber().optional(),
    email: email().optional(),
    phone: phone().optional(),
    payment_term_days: integer({ min: 0, max: 120, unit: 'days' }).default(14),
    language: language().default('sl'),
    /** For staff only; the client never sees them. */
    notes: richText().optional(),
    tags: references('tag'),
    primary_contact_id: reference('contact', { onDelete: 'empty' }).optional(),
    archived: flag().default(false),
    /** The client into which this duplicate was merged. */
    merged_into_id: readOnly(reference('client').optional()),
  },
  paths: { list: '/clients', detail: '/client/{id}' },
  title: ['name'],
  facts: {
    branch_offices: count('branch_office', 'client_id'),
    contacts: count('contact', 'client_id'),
    open_tasks: count('task', 'client_company_id', { status: [0, 1, 2, 3, 4] }),
  },
  list: {
    columns: ['name', 'vat_number', 'town', 'primary_contact_id', 'phone', 'branch_offices', 'open_tasks', 'tags'],
    hidden: ['address', 'zip', 'country', 'email', 'payment_term_days', 'language', 'contacts', 'archived'],
    search: ['name', 'vat_number', 'town', 'address', 'email', 'phone', 'notes'],
    filters: ['country', 'tags', 'archived'],
    sort: 'name',
  },
  form: {
    general: ['name', 'vat_number', 'language', 'email', 'phone'],
    address: ['address', 'zip', 'town', 'country'],
    billing: ['payment_term_days', 'primary_contact_id'],
    notes: ['notes'],
    sorting: ['tags', 'archived'],
  },
  beside: { contact: 'client_id', task: 'client_company_id', project: 'client_id', offer: 'client_id', invoice: 'client_id' },
  access: {
    read: can('clients.read'),
    create: can('clients.write'),
    update: can('clients.write'),
    delete: can('clients.delete'),
    lookup: signedIn,
  },
  database: [index('archived', 'name'), index('town'), index('vat_number')],
  menu: { group: 'company', icon: 'address-book', order: 10, daily: true },
});
