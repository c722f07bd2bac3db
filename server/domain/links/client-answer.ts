// How a record stands with its client: the last link that was sent, whether its mail left, and what was answered.
import { publicLink } from '#schema/links/public-link.ts';
import type { AskedPurpose } from '#schema/links/public-purposes.ts';
import { type Database, perDatabase, placed, type Row } from '#server/core/database/database.ts';
import { decodeRow } from '#server/fields/decode.ts';
import type { Objection } from './link-purpose.ts';

const last = perDatabase(({ dialect, read }) =>
  read.prepare(
    placed(
      dialect,
      `select l.email, l.created_at, l.reminded_at, l.expires_at, l.ended_at, l.answer, l.answered_at, l.name, l.note, l.reason, l.signature, l.objections, l.by_phone, s.name || ' ' || s.last_name as sender, a.name || ' ' || a.last_name as answered_by_name, m.status as mail, m.refusal from public_link l join "user" s on s.id = l.created_by left join "user" a on a.id = l.answered_by left join mail m on m.link_id = l.id where l.purpose = $ and l.record_id = $ order by l.id desc, m.id desc limit 1`,
    ),
  ),
);

/** Null for a record that was never sent. The address of the link is not among it: nobody can know it again. */
export const confirmationOf = async (database: Database, record_id: number, purpose: AskedPurpose = 'task'): Promise<Row | null> => {
  const [row] = await last(database)([purpose, record_id]);
  if (!row) return null;
  const { created_at, objections, ...link } = decodeRow(publicLink, database.dialect, row);
  return { ...link, sent_at: created_at, objections: objections ? (JSON.parse(String(objections)) as Objection[]) : [] };
};
