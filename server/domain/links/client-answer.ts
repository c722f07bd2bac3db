// The state of a record's confirmation by its client: the last link sent, whether its mail left, and the answer.
import { publicLink } from '#schema/links/public-link.ts';
import type { PurposeName } from '#schema/links/public-purposes.ts';
import type { Database } from '#server/core/database/database.ts';
import { json, nullable, prepared, selected, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { Objection } from './link-purpose.ts';

const confirmationColumns = columnsOf(
  publicLink,
  'email',
  'created_at',
  'reminded_at',
  'expires_at',
  'ended_at',
  'answer',
  'answered_at',
  'name',
  'note',
  'reason',
  'signature',
  'by_phone',
  'on_the_spot',
);
const last = prepared(
  (
    purpose: PurposeName,
    record_id: number,
  ) => sql`select ${selected(confirmationColumns, 'l')}, l.objections, s.name || ' ' || s.last_name as sender,
      a.name || ' ' || a.last_name as answered_by_name, m.status as mail, m.refusal
    from public_link l join "user" s on s.id = l.created_by left join "user" a on a.id = l.answered_by left join mail m on m.link_id = l.id
    where l.purpose = ${purpose} and l.record_id = ${record_id} order by l.id desc, m.id desc limit 1`,
  {
    ...confirmationColumns,
    objections: nullable(json<Objection[]>()),
    sender: text,
    answered_by_name: nullable(text),
    mail: nullable(text),
    refusal: nullable(text),
  },
);

/** Null for a record that was never sent. The link's address is not included, because only its hash is stored. */
export const confirmationOf = async ({ read }: Database, record_id: number, purpose: PurposeName = 'task') => {
  const [row] = await last(read, purpose, record_id);
  if (!row) return null;
  const { created_at, objections, ...link } = row;
  return { ...link, handed_over: link.email === null, sent_at: created_at, objections: objections ?? [] };
};
