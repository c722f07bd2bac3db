// A public link lets somebody without an account answer once about one record; the database stores only a hash of its token.
import { never } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, email, flag, integer, language, longText, readOnly, reference, text, word } from '../core/fields.ts';

export const publicLink = defineEntity({
  name: 'public_link',
  internal: true,
  fields: {
    purpose: readOnly(word('task', 'meeting', 'handover', 'invitation', 'passwordReset')),
    record_id: readOnly(integer({ min: 1, max: 2_147_483_647 })),
    token_hash: readOnly(text({ max: 64 })),
    /** The reminder has a second token, because the first is stored only as a hash; both allow the same single answer. */
    reminder_hash: readOnly(text({ max: 64 }).optional()),
    reminded_at: readOnly(dateTime().optional()),
    /** A third token, for the client who signs at once on the device of a user: it serves for minutes, and its answer is marked. */
    spot_hash: readOnly(text({ max: 64 }).optional()),
    spot_expires_at: readOnly(dateTime().optional()),
    /** Whose device it is. */
    spot_by: readOnly(reference('user').optional()),
    language: readOnly(language().default('sl')),
    /** The address to which it was mailed; empty when it was handed over in person. */
    email: readOnly(email().optional()),
    created_by: readOnly(reference('user')),
    created_at: readOnly(dateTime()),
    expires_at: readOnly(dateTime()),
    /** When a later link replaced it, it was withdrawn, or its record was settled otherwise. */
    ended_at: readOnly(dateTime().optional()),
    /** The content in question as of the link's creation (JSON): this is shown, signed and printed, whatever happens to the record. */
    shown: readOnly(longText({ max: 1_000_000 }).optional()),
    answer: readOnly(word('confirmed', 'declined', 'used').optional()),
    answered_at: readOnly(dateTime().optional()),
    /** The client answered by phone, and staff entered the answer. */
    by_phone: readOnly(flag().default(false)),
    /** The client answered on the device of `spot_by`. */
    on_the_spot: readOnly(flag().default(false)),
    /** The user who answered for the client, or through the link inside their own session. */
    answered_by: readOnly(reference('user').optional()),
    name: readOnly(text({ max: 120 }).optional()),
    /** A drawn signature, PNG as a data URL. */
    signature: readOnly(longText({ max: 200_000 }).optional()),
    /** The hash of the confirmed document, without the signature. */
    signed_sha256: readOnly(text({ max: 64 }).optional()),
    note: readOnly(longText({ max: 1000 }).optional()),
    reason: readOnly(text({ max: 1000 }).optional()),
    /** Objections to single lines, as JSON: `[{line, text}]`. */
    objections: readOnly(longText({ max: 100_000 }).optional()),
  },
  title: ['purpose'],
  access: { read: never },
  database: [
    unique('token_hash'),
    unique('reminder_hash'),
    unique('spot_hash'),
    unique('purpose', 'record_id').where('ended_at is null and answered_at is null'),
    index('purpose', 'record_id', 'id'),
  ],
});
