// Reads a record's client, branch office and contact with it, by joins; `schema/clients/parties.ts` says which fields each page shows.
import { branchOffice } from '#schema/clients/branch-office.ts';
import { client } from '#schema/clients/client.ts';
import { contact } from '#schema/clients/contact.ts';
import { type Fragment, identifier, joined, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { ClientFields } from './place.ts';

const ofClient = joined('client', columnsOf(client, 'id', 'name', 'address', 'zip', 'town', 'country', 'phone', 'email', 'language'));
const ofBranch = joined('branch_office', columnsOf(branchOffice, 'id', 'title', 'address', 'zip', 'town', 'country'));
const ofContact = joined('contact', columnsOf(contact, 'id', 'name', 'l_name', 'phone', 'email', 'language'));

export const parties = {
  selected: sql`${ofClient.selected}, ${ofBranch.selected}, ${ofContact.selected}`,
  columns: { ...ofClient.columns, ...ofBranch.columns, ...ofContact.columns },
  /** The joins for a record with this alias; without a branch office field that join is left out. */
  joins: (record: string, { client, branch, contact }: Omit<ClientFields, 'branch'> & { readonly branch: string | null }): Fragment =>
    sql`left join client on client.id = ${identifier(record, client)}
      left join branch_office on ${branch ? sql`branch_office.id = ${identifier(record, branch)}` : sql`false`}
      left join contact on contact.id = ${identifier(record, contact)}`,
  /** Client, branch office and contact; each is null where the record has none. */
  of: (row: Readonly<Record<string, unknown>>) => ({
    client: ofClient.of(row),
    branch_office: ofBranch.of(row),
    contact: ofContact.of(row),
  }),
} as const;
