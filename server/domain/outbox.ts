// The outbox: a mail is written inside the act that it tells of, and leaves once that is committed; never before, and never without it.
import type { Rows } from '#generated/entities.ts';
import type { Tx } from '#server/core/act.ts';
import { withoutTokens } from '#server/core/secret-addresses.ts';

type Mail = Rows['mail'];
export type Letter = Pick<Mail, 'recipient' | 'subject' | 'text' | 'html' | 'language'> & {
  readonly reply_to: string | null;
  /** What it is about. */
  readonly entity: string;
  readonly entity_id: number;
};

/** Puts a mail into the outbox. */
export const send = async (tx: Tx, letter: Letter): Promise<void> => {
  const mail = tx.create('mail', { ...letter, subject: letter.subject.slice(0, 300), status: 'waiting', date_added: tx.now });
  await tx.flush();
  tx.record({ entity: 'mail', id: mail.id, action: 'create', topics: ['mail'] });
};

/** Calls back what has not left yet about something that no longer stands; its text keeps no way in. */
export const cancel = async (tx: Tx, entity: string, entity_id: number): Promise<void> => {
  const waiting = await tx.em.find(tx.database.entities.mail, { entity, entity_id, status: { $in: ['waiting', 'failed'] } });
  for (const mail of waiting) {
    Object.assign(mail, settled(mail), { status: mail.status === 'waiting' ? 'cancelled' : 'failed' });
    tx.record({ entity: 'mail', id: mail.id, action: 'cancel', topics: ['mail'] });
  }
};

/** A mail that will not be sent any more: nobody needs its links. */
export const settled = ({ text, html }: Pick<Mail, 'text' | 'html'>) => ({
  text: withoutTokens(text),
  html: html && withoutTokens(html),
  next_attempt_at: null,
});
