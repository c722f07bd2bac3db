// Requests a client's confirmation of a record: creates a link with the record's current state, and mails it where there is an address.

import { type Language, languageAmong } from '#schema/core/words.ts';
import { linkPath } from '#schema/links/public-purposes.ts';
import type { Tx } from '../../core/events/act.ts';
import type { Me } from '../../core/security/session.ts';
import { signingOf } from '../company/company.ts';
import { send } from '../mail/outbox.ts';
import { type ConfirmationRequest, confirmationMail } from './confirmation-mail.ts';
import type { LinkPurpose } from './link-purpose.ts';
import { makeLink } from './public-link.ts';

export type SentLink = {
  /** The address where the client answers, to be handed over; told once, and not at all where it was mailed. */
  readonly url?: string;
  readonly expires_at: string;
  /** The recipient; null when the link is handed over by hand. */
  readonly email: string | null;
};

type About = {
  readonly id: number;
  readonly client_id: number;
  readonly contact_id: number | null;
  /** The record's number as the letter shows it. */
  readonly number: string;
  readonly title: string;
  /** The base address of public pages. */
  readonly publicUrl: string;
  readonly language: Language | undefined;
};

export const requestConfirmation = async <Shown extends object>(
  tx: Tx,
  me: Me,
  linkPurpose: LinkPurpose<Shown> & { readonly purpose: ConfirmationRequest['purpose'] },
  { id, client_id, contact_id, number, title, publicUrl, language: chosenLanguage }: About,
): Promise<SentLink> => {
  const { client, contact, settings } = tx.database.entities;
  const clientRow = await tx.em.findOneOrFail(client, { id: client_id });
  const person = contact_id ? await tx.em.findOne(contact, { id: contact_id }) : null;
  const company = await tx.em.findOneOrFail(settings, { id: 1 });
  const language = languageAmong(chosenLanguage, clientRow.language, company.default_language);
  const email = person?.email ?? null;
  const { purpose, entity } = linkPurpose;
  const shown = { ...(await linkPurpose.read(tx, id)), language };
  const { token, link } = await makeLink(tx, { purpose, record_id: id, language, email, shown });
  const url = `${publicUrl}${linkPath(purpose, 'confirm', token)}`;
  if (email) {
    const letter = confirmationMail({ purpose, language, number, title, url, expires_at: link.expires_at, company: signingOf(company) });
    const about = { entity, entity_id: id, link_id: link.id };
    await send(tx, { recipient: email, reply_to: me.email, language, ...letter, kind: 'confirmation', ...about });
  } else tx.record({ entity, id, action: 'handLink' });
  // Whoever knows a mailed address could answer in the client's name.
  return { ...(!email && { url }), expires_at: link.expires_at.toISOString(), email };
};
