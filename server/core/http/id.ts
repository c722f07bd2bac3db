// Ids as a call is told them: in its body, or as text behind the question mark; no column holds a larger one.
import { z } from 'zod';
import { largestId } from '#schema/core/fields.ts';

export const id = z.int().min(1).max(largestId);
/** Where 0 says that there is none. */
export const idOrZero = z.int().min(0).max(largestId);
/** Several, each once. */
export const ids = (most: number) =>
  z
    .array(id)
    .max(most)
    .refine((all) => new Set(all).size === all.length, { params: { reason: 'twice' } });

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
/** Of a query, whose values are text. */
export const idText = digits.pipe(id);
export const idOrZeroText = digits.pipe(idOrZero);
