// Whether the last link that sets somebody's password reached their mail: for whoever looks after users.
import { mail } from '#schema/mail/mail.ts';
import { type Database, type Row, slot } from '#server/core/database/database.ts';
import { decodeRow } from '#server/fields/decode.ts';

/** How the last mail with such a link stands; null where none was sent. */
export const lastAccountMail = async ({ read, dialect }: Database, user_id: number): Promise<Row | null> => {
  const [row] = await read.all(
    `select kind, recipient, status, refusal, next_attempt_at, sent_at from mail where entity = 'user' and entity_id = ${slot(dialect)} and link_id is not null order by id desc limit 1`,
    [user_id],
  );
  return row ? decodeRow(mail, dialect, row) : null;
};
