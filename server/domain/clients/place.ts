// Checks where a job is done: branch office and contact must belong to the client, and an archived client gets no new jobs.
import { largestId } from '#schema/core/fields.ts';
import { shared } from '#server/core/database/locks.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Values } from '#server/crud/write/check.ts';

/** The names of a record's fields for client, branch office and contact. */
export type ClientFields = { readonly client: string; readonly branch: string; readonly contact: string };
/** The field names that most records use. */
export const clientFields: ClientFields = { client: 'client_id', branch: 'branch_office_id', contact: 'contact_id' };

/** Refuses new records for an archived client; open ones go on. */
export const refuseArchived = async (tx: Tx, area: string, client_id: unknown): Promise<void> => {
  if (typeof client_id !== 'number' || !Number.isSafeInteger(client_id) || client_id > largestId) return;
  // Locked until the act ends: a client that is archived at the same moment waits, or is seen as archived.
  const client = await tx.em.findOne(tx.database.entities.client, { id: client_id }, { lockMode: shared, refresh: true });
  if (client?.archived) throw conflict(area, 'archivedClient');
};

/** Checks that branch office and contact belong to the client; by default the contact is the client's primary contact. */
export const fitTo = async (tx: Tx, fields: ClientFields, values: Values): Promise<Values> => {
  const [client_id, branch_id, contact_id] = [values[fields.client], values[fields.branch], values[fields.contact]];
  const wrong = (field: string) => invalid({ field, reason: 'notReference' });
  const { client, branch_office, contact } = tx.database.entities;
  if (!client_id) {
    if (branch_id) throw wrong(fields.branch);
    if (contact_id) throw wrong(fields.contact);
    return values;
  }
  const clientFilter = { client_id: Number(client_id) };
  if (branch_id && !(await tx.em.count(branch_office, { id: Number(branch_id), ...clientFilter }))) throw wrong(fields.branch);
  if (contact_id) {
    if (!(await tx.em.count(contact, { id: Number(contact_id), ...clientFilter }))) throw wrong(fields.contact);
    return values;
  }
  const { primary_contact_id } = await tx.em.findOneOrFail(client, { id: clientFilter.client_id });
  return { ...values, [fields.contact]: primary_contact_id ?? 0 };
};
