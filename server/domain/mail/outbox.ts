// The outbox: a mail is stored inside the act that causes it, and sent only after that act is committed.
import type { Rows } from '#generated/entities.ts';
import type { Tx } from '#server/core/events/act.ts';
import { tokenIn, withoutTokens } from '#server/core/http/secret-addresses.ts';

type Mail = Rows['mail'];
export type Letter = Pick<Mail, 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'language'> & {
  readonly reply_to: string | null;
  /** The record that the mail is about. */
  readonly entity: string;
  readonly entity_id: number;
  /** The public link in the mail. */
  readonly link_id?: number;
  /** A calendar entry as attachment. */
  readonly calendar?: string;
  readonly calendar_method?: Mail['calendar_method'];
  readonly file_id?: number;
  readonly e_invoice_id?: number;
};

/** Puts a mail into the outbox; its link's token is stored apart from the text, which other users can read. */
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

/** The fields of a mail that will not be sent any more, and so needs no token. */
export const settled = { secret: null, next_attempt_at: null, claimed_until: null } as const;

/** Cancels an unsent mail. */
export const cancelMail = (tx: Tx, mail: Mail, topics: readonly string[] = ['mail']): void => {
  Object.assign(mail, settled, { status: 'cancelled' });
  tx.record({ entity: 'mail', id: mail.id, action: 'cancel', topics });
};

/** Cancels the unsent mails that contain this link. */
export const cancelMailsOf = async (tx: Tx, link_id: number): Promise<void> => {
  const unsent = await tx.em.find(tx.database.entities.mail, { link_id, status: { $in: ['waiting', 'failed'] } });
  for (const mail of unsent) cancelMail(tx, mail);
};
