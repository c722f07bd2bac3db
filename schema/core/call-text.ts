// Texts that calls take beside the fields of a record: a code, the address for signing in, an optional remark.
import { z } from 'zod';
import { field } from './field-info.ts';
import { isPlainText } from './fields.ts';

const plain = (text: z.ZodString) => text.refine(isPlainText, { params: { reason: 'notText' } });

export const callText = (max: number) => plain(z.string().trim().min(1).max(max));
/** A missing, an empty and a null remark all mean: no remark. */
export const optionalRemark = (max: number) => field(plain(z.string().trim().max(max)), { kind: 'longText', max });
/** A mail address, normalised for comparison with stored addresses. */
export const mailAddress = () => plain(z.string().trim().toLowerCase().min(1).max(254));
