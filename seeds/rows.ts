// The types of the demo company's rows, with the schema's field names; ids count from 1 in insertion order.
import type { z } from 'zod';
import type { entities } from '#generated/registry.ts';
import type { RecordOf } from '#schema/core/entity.ts';

type Entities = typeof entities;
type Names = { readonly [E in keyof Entities]?: keyof Entities[E]['fields'] };
/** Field names by entity. */
type Checked<T extends Names> = T;

/** Fields that the demo company leaves out: personal preferences, passwords, PINs, and values that the database computes. */
type Left = {
  user: Exclude<
    keyof Entities['user']['fields'],
    | 'name'
    | 'last_name'
    | 'email'
    | 'phone'
    | 'role_id'
    | 'user_type_id'
    | 'contract_hours'
    | 'vacation_days'
    | 'notification_start_hour'
    | 'notification_end_hour'
    | 'language'
    | 'active'
  >;
  task: 'revision';
};

/** Fields that are always given although the schema has a default, because other parts of the demo company use them. */
type Reckoned = Checked<{
  client: 'address' | 'archived' | 'country' | 'email' | 'language' | 'payment_term_days' | 'tags' | 'town' | 'vat_number' | 'zip';
  comment: 'mentions';
  invoice: 'due_date' | 'issue_date' | 'net' | 'number' | 'payment_reference' | 'period_from' | 'period_to' | 'status' | 'total' | 'vat';
  invoice_line: 'amount' | 'discount' | 'kind' | 'quantity' | 'unit' | 'vat_rate';
  kilometer_price: 'client_id' | 'note';
  material: 'unit';
  meeting: 'held_time' | 'status';
  price: 'client_id' | 'note' | 'user_type_id';
  project: 'status';
  role: 'permissions';
  settings:
    | 'address'
    | 'country'
    | 'default_language'
    | 'iban'
    | 'logo'
    | 'minimal_invoicing_unit'
    | 'phone'
    | 'town'
    | 'vat_number'
    | 'zip';
  sub_time: 'end_time' | 'multiplier';
  task:
    | 'branch_office_id'
    | 'client_company_contact_id'
    | 'client_company_id'
    | 'company_user_id'
    | 'date_closed'
    | 'deadline'
    | 'project'
    | 'status'
    | 'tags';
  time_entry: 'non_invoiced_comment' | 'non_invoiced_part' | 'non_invoiced_time' | 'notes' | 'status' | 'total_time';
  transport: 'end_kilometers' | 'end_point' | 'start_point' | 'transport_type_id';
  vehicle: 'owner_id';
}>;

type Named<E extends keyof Entities> = Exclude<keyof Entities[E]['fields'], E extends keyof Left ? Left[E] : never>;
/** The optional fields: nullable ones, and those with a default. */
type Filled<E extends keyof Entities> = Exclude<
  { [P in Named<E>]: Entities[E]['fields'][P] extends z.ZodOptional | z.ZodDefault ? P : never }[Named<E>],
  E extends keyof Reckoned ? Reckoned[E] : never
>;
type StoredRecord<E extends keyof Entities> = RecordOf<Entities[E]['fields']>;

/** A row of an entity. A task's owner, branch office, contact and project are 0 where there is none, as in the API. */
export type Row<E extends keyof Entities> = { readonly id: number } & Pick<StoredRecord<E>, Exclude<Named<E>, Filled<E>>> &
  Partial<Pick<StoredRecord<E>, Filled<E>>>;
