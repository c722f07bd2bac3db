// Schemas of ids in bodies and queries; no column holds a larger id.
import { z } from 'zod';
import { largestId } from '#schema/core/fields.ts';

export const id = z.int().min(1).max(largestId);
/** An id, or 0 for none. */
export const idOrZero = z.int().min(0).max(largestId);
/** Several ids, each once. */
export const ids = (most: number) =>
  z
    .array(id)
    .max(most)
    .refine((all) => new Set(all).size === all.length, { params: { reason: 'twice' } });

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
/** An id in a query, whose values are text. */
export const idText = digits.pipe(id);
export const idOrZeroText = digits.pipe(idOrZero);
