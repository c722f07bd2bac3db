// A month of the calendar as a value of a call.
import { z } from 'zod';

/** `2026-11` */
export const monthText = z
  .string()
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)
  .describe('2026-11');
