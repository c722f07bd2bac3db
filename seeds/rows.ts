// The rows of the demo company, exactly as the schema names their fields; ids count from 1 in the order of insertion.
import type { entities } from '#generated/registry.ts';
import type { RecordOf } from '#schema/core/entity.ts';

type Entities = typeof entities;

/** What a person chooses for the own screen, password and PIN are no part of the company's content; nor is what the database counts. */
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

/** A row by its entity. Owner, branch office, contact and project of a task are 0 where there is none, as in the API. */
export type Row<E extends keyof Entities> = { readonly id: number } & Omit<
  RecordOf<Entities[E]['fields']>,
  E extends keyof Left ? Left[E] : never
>;
