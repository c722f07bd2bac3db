// What somebody writes in a line: what of it can be saved, and whether it is in the way of what a colleague has written there.
import type { InvoiceLine } from '../data.ts';

export type LineChange = Partial<Pick<InvoiceLine, 'title' | 'unit' | 'quantity' | 'price' | 'discount' | 'vat_rate' | 'position'>>;

const isNumber = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
/** What is no number yet waits until it is one, and a line without a name until it has one. */
export const completeParts = ({ title, quantity, price, discount, vat_rate, ...rest }: LineChange): LineChange => ({
  ...rest,
  ...(title?.trim() && { title: title.trim() }),
  ...(quantity !== undefined && isNumber(quantity) && { quantity }),
  ...(price !== undefined && isNumber(price) && { price }),
  ...(discount !== undefined && isNumber(discount) && { discount }),
  ...(vat_rate !== undefined && isNumber(vat_rate) && { vat_rate }),
});
export const hasChanges = (change: LineChange) => Object.keys(change).length > 0;

/** Whether both have written in the same field. */
export const clash = (shownLine: InvoiceLine, storedLine: InvoiceLine, mine: LineChange): boolean =>
  Object.entries(mine).some(([name, value]) => {
    const field = name as keyof LineChange;
    return storedLine[field] !== shownLine[field] && storedLine[field] !== value;
  });

/** As what a line is shown while something is done with it. */
export const lineRow = (id: number) => `invoice_line:${id}`;
