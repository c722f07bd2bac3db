// Whether an offer or an invoice to a client is proposed without VAT, because the client accounts for it.
import { isVatPayerElsewhere } from '#schema/company/vat-basis.ts';
import type { Tx } from '#server/core/events/act.ts';

/** By the country and the VAT number of the client; false for a client that does not exist. */
export const proposesReverse = async (tx: Tx, client_id: number): Promise<boolean> => {
  const client = await tx.em.findOne(tx.database.entities.client, { id: client_id });
  const company = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  return client !== null && isVatPayerElsewhere(company, client);
};
