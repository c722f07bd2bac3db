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

type LineCalls<Answer> = {
  readonly put: (body: LineChange, version: number | undefined) => Promise<Answer>;
  /** The line as it is stored now; undefined where it is gone. */
  readonly read: () => Promise<InvoiceLine | undefined>;
  readonly isStale: (error: unknown) => boolean;
};
/**
 * Saves a change over the line that its writer was shown. A colleague's changes of other fields stay; a change of the same field is
 * refused with the error of the call.
 */
export const savedOver = async <Answer>(
  shownLine: InvoiceLine | undefined,
  body: LineChange,
  { put, read, isStale }: LineCalls<Answer>,
): Promise<Answer> => {
  for (let before = shownLine; ; ) {
    try {
      return await put(body, before?.version);
    } catch (error) {
      const storedLine = before && isStale(error) ? await read() : undefined;
      if (!before || !storedLine || clash(before, storedLine, body)) throw error;
      before = storedLine;
    }
  }
};

/** The subject id of an action on a line. */
export const lineRow = (id: number) => `invoice_line:${id}`;
