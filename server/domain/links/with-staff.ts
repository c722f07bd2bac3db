// The part that a user had in a client's answer, as papers name it: entered by phone, signed on a user's device, or behind a link given by hand.
import { publicLink } from '#schema/links/public-link.ts';
import { nullable, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** The answer to a link, as a signed document shows it. */
export const answerColumns = columnsOf(
  publicLink,
  'answer',
  'answered_at',
  'name',
  'signature',
  'signed_sha256',
  'shown',
  'email',
  'by_phone',
  'on_the_spot',
);

/** The sender `s` and the answering user `a` of a link `l`. */
export const joinsStaff = sql`join "user" s on s.id = l.created_by left join "user" a on a.id = l.answered_by`;
export const answeredWithStaff = sql`s.name || ' ' || s.last_name as sender, a.name || ' ' || a.last_name as staff`;
export const staffColumns = { sender: text, staff: nullable(text) };

type Answered = RowOf<typeof staffColumns> & {
  readonly email: string | null;
  readonly by_phone: boolean;
  readonly on_the_spot: boolean;
};

export const withStaff = ({ sender, staff, email, by_phone, on_the_spot }: Answered) => ({
  byPhone: by_phone ? staff : null,
  onTheSpot: on_the_spot ? staff : null,
  handedOverBy: email === null && !by_phone && !on_the_spot ? sender : null,
});
