// The proposed values of a line, compared with its current ones.
import type { InvoiceLine } from '../data.ts';

type Proposal = { readonly quantity: number; readonly price: number | null; readonly vat_rate: number };

/** Null for a line added by hand. */
export const proposalOf = ({ proposed_quantity, proposed_price, proposed_vat_rate, vat_rate }: InvoiceLine): Proposal | null =>
  proposed_quantity === null ? null : { quantity: proposed_quantity, price: proposed_price, vat_rate: proposed_vat_rate ?? vat_rate };

/** A proposal without price cannot be restored. */
export const sameAsProposed = (line: InvoiceLine): boolean => {
  const proposal = proposalOf(line);
  return (
    !proposal ||
    (proposal.quantity === line.quantity &&
      (proposal.price === null || proposal.price === line.price) &&
      proposal.vat_rate === line.vat_rate &&
      line.discount === 0)
  );
};
