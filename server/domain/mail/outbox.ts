// The outbox: a mail is written inside the act that it tells of, and leaves once that is committed; never before, and never without it.
import type { Rows } from '#generated/entities.ts';
import type { Tx } from '#server/core/events/act.ts';
import { tokenIn, withoutTokens } from '#server/core/http/secret-addresses.ts';

type Mail = Rows['mail'];
export type Letter = Pick<Mail, 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'language'> & {
  readonly reply_to: string | null;
  /** What it is about. */
  readonly entity: string;
  readonly entity_id: number;
  /** The link that it brings. */
  readonly link_id?: number;
  /** An entry for the calendar that goes with it. */
  readonly calendar?: string;
  readonly calendar_method?: Mail['calendar_method'];
  readonly file_id?: number;
  readonly e_invoice_id?: number;
};

/** Puts a mail into the outbox; the token of its link stands apart from its text, which others read. */
export const send = async (tx: Tx, letter: Letter): Promise<void> => {
  const { text, html } = letter;
  const mail = tx.create('mail', {
    ...letter,
    subject: letter.subject.slice(0, 300),
    text: withoutTokens(text),
    html: html && withoutTokens(html),
    secret: tokenIn(text),
    status: 'waiting',
    date_added: tx.now,
  });
  await tx.flush();
  tx.record({ entity: 'mail', id: mail.id, action: 'create', topics: ['mail'] });
};

/** A mail that will not be sent any more: nobody needs its link. */
export const settled = { secret: null, next_attempt_at: null, claimed_until: null } as const;

/** Calls back a mail that has not left yet. */
export const cancelMail = (tx: Tx, mail: Mail, topics: readonly string[] = ['mail']): void => {
  Object.assign(mail, settled, { status: 'cancelled' });
  tx.record({ entity: 'mail', id: mail.id, action: 'cancel', topics });
};

/** Calls back what has not left yet and would bring this link. */
export const cancelMailsOf = async (tx: Tx, link_id: number): Promise<void> => {
  const unsent = await tx.em.find(tx.database.entities.mail, { link_id, status: { $in: ['waiting', 'failed'] } });
  for (const mail of unsent) cancelMail(tx, mail);
};
