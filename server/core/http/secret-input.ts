// Schemas of passwords and codes in a body: checked, stored only as a hash, and logged nowhere.
import { z } from 'zod';
import { callText } from '#schema/core/call-text.ts';

/** A password of at most so many characters. */
export const secretInput = (longest: number) => z.string().min(1).max(longest).meta({ writeOnly: true });
/** A code of the second factor: from the app, or a recovery code. */
export const codeInput = () => callText(40).meta({ writeOnly: true });
