// Texts that a call is told beside the fields of a record: a code, an address that somebody signs in with, a remark that may stay empty.
import { z } from 'zod';
import { field } from './field-info.ts';
import { isPlainText } from './fields.ts';

const plain = (text: z.ZodString) => text.refine(isPlainText, { params: { reason: 'notText' } });

export const callText = (max: number) => plain(z.string().trim().min(1).max(max));
/** Nothing, an empty text and null say the same: there is none. */
export const optionalRemark = (max: number) => field(plain(z.string().trim().max(max)), { kind: 'longText', max });
/** As it is compared with those that are known. */
export const mailAddress = () => plain(z.string().trim().toLowerCase().min(1).max(254));
