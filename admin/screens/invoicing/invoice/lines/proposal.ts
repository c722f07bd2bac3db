// What a line was proposed as, beside what stands there now.
import type { InvoiceLine } from '../data.ts';

type Proposal = { readonly quantity: number; readonly price: number | null; readonly vat_rate: number };

/** Null for a line that nobody has proposed. */
export const proposalOf = ({ proposed_quantity, proposed_price, proposed_vat_rate, vat_rate }: InvoiceLine): Proposal | null =>
  proposed_quantity === null ? null : { quantity: proposed_quantity, price: proposed_price, vat_rate: proposed_vat_rate ?? vat_rate };

/** A price that no rule knew is no proposal that one could go back to. */
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
