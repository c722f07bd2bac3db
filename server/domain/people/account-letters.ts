// Shows user administrators whether the last mail with a password link reached the user.
import { mail } from '#schema/mail/mail.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const columns = columnsOf(mail, 'kind', 'recipient', 'status', 'refusal', 'next_attempt_at', 'sent_at');
/** The state of the last mail with a password link; null where none was sent. */
export const lastAccountMail = ({ read }: Database, user_id: number) =>
  read.row(
    sql`select ${selected(columns, 'm')} from mail m where entity = 'user' and entity_id = ${user_id} and link_id is not null order by id desc limit 1`,
    columns,
  );
