// The changes of a line: which can be saved, and whether they conflict with a colleague's.
import type { InvoiceLine } from '../data.ts';

export type LineChange = Partial<Pick<InvoiceLine, 'title' | 'unit' | 'quantity' | 'price' | 'discount' | 'vat_rate' | 'position'>>;

const isNumber = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
/** An invalid number and an empty title wait until they are valid. */
export const completeParts = ({ title, quantity, price, discount, vat_rate, ...rest }: LineChange): LineChange => ({
  ...rest,
  ...(title?.trim() && { title: title.trim() }),
  ...(quantity !== undefined && isNumber(quantity) && { quantity }),
  ...(price !== undefined && isNumber(price) && { price }),
  ...(discount !== undefined && isNumber(discount) && { discount }),
  ...(vat_rate !== undefined && isNumber(vat_rate) && { vat_rate }),
});
export const hasChanges = (change: LineChange) => Object.keys(change).length > 0;

/** Whether both users changed the same field. */
export const clash = (shownLine: InvoiceLine, storedLine: InvoiceLine, mine: LineChange): boolean =>
  Object.entries(mine).some(([name, value]) => {
    const field = name as keyof LineChange;
    return storedLine[field] !== shownLine[field] && storedLine[field] !== value;
  });

/** The subject id of an action on a line. */
export const lineRow = (id: number) => `invoice_line:${id}`;
