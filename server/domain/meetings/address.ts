// Finds the participants who answer a meeting by a link, with their language and address, and makes links to hand over by hand.
import { type Language, languageAmong } from '#schema/core/words.ts';
import { linkPath } from '#schema/links/public-purposes.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { makeLink } from '../links/public-link.ts';
import { holdersAmong } from '../people/role-people.ts';
import { type Participant, participantIn } from './people.ts';
import { meetingPurpose } from './public-meeting.ts';

export type Guest = { readonly row: Participant; readonly email: string | null; readonly language: Language };

/** Colleagues without permission to open meetings, who could not answer in the app. */
const shutOut = async (tx: Tx, rows: readonly Participant[]) => {
  const ids = rows.flatMap(({ user_id }) => user_id ?? []);
  const readers = await holdersAmong(tx, ids, 'meetings.read');
  const users = await tx.em.find(tx.database.entities.user, { id: { $in: ids }, active: true });
  return users.filter(({ id }) => !readers.has(id));
};

/** Contacts of clients, plain addresses, and colleagues who may not open meetings; a contact may have no address. */
export const guestsAmong = async (tx: Tx, rows: readonly Participant[]): Promise<Guest[]> => {
  const { contact, client, settings } = tx.database.entities;
  const { default_language } = await tx.em.findOneOrFail(settings, { id: 1 });
  const colleagues = await shutOut(tx, rows);
  const contacts = await tx.em.find(contact, { id: { $in: rows.flatMap(({ contact_id }) => contact_id ?? []) } });
  const clients = await tx.em.find(client, { id: { $in: contacts.map(({ client_id }) => client_id) } });
  return rows.flatMap((row): Guest[] => {
    if (row.user_id) {
      const colleague = colleagues.find(({ id }) => id === row.user_id);
      return colleague ? [{ row, email: colleague.email, language: languageAmong(colleague.language, default_language) }] : [];
    }
    const person = contacts.find(({ id }) => id === row.contact_id);
    const clientLanguage = clients.find(({ id }) => id === person?.client_id)?.language;
    const language = languageAmong(person?.language, clientLanguage, default_language);
    return [{ row, email: row.email ?? person?.email ?? null, language }];
  });
};

/** A new link that asks a guest about the meeting as it is now; the earlier link ends. */
export const linkFor = async (tx: Tx, { row, language }: Guest, email: string | null) => {
  const shown = { ...(await meetingPurpose.read(tx, row.id)), language };
  return makeLink(tx, { purpose: 'meeting', record_id: row.id, language, email, shown });
};

export type GivenLink = {
  readonly expires_at: string;
  /** The addresses for accepting and declining; told once. */
  readonly url?: string;
  readonly decline_url?: string;
};

/** Makes an invitation link to hand over, for guests without an address or where no mail is sent. @throws Refusal 409 `isColleague` for a colleague who answers in the app */
export const giveLink = async (
  services: Services & { readonly publicUrl: string },
  me: Me,
  id: number,
  participant: number,
): Promise<GivenLink> => {
  let token: string | null = null;
  const handed = await act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'handLink');
    const row = await participantIn(tx, id, participant);
    const [guest] = await guestsAmong(tx, [row]);
    if (!guest) throw conflict('meeting', 'isColleague');
    const made = await linkFor(tx, guest, null);
    token = made.token;
    row.asked_at = tx.now;
    await tx.flush();
    tx.record({ entity: 'meeting_participant', id: participant, action: 'handLink', topics: [`meeting:${id}`] });
    return { expires_at: made.link.expires_at.toISOString() };
  });
  if (!token) return handed;
  // Only the first answer has the addresses: answers kept under an Idempotency-Key must not hold a token.
  const addressOf = (intent: 'confirm' | 'decline') => `${services.publicUrl}${linkPath('meeting', intent, token ?? '')}`;
  return { ...handed, url: addressOf('confirm'), decline_url: addressOf('decline') };
};
