// Invitations to a meeting: people outside get a mail with a link to answer by and an entry for their calendar, colleagues are told where they are told everything.
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meeting.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Me } from '#server/core/session.ts';
import { allowed } from '#server/crud/transition.ts';
import { change, type Door } from '#server/crud/write.ts';
import { type Guest, guestsAmong, linkFor } from './meeting-address.ts';
import { entryFor } from './meeting-entry.ts';
import { type Inviting, invitationMail } from './meeting-letter.ts';
import type { Participant } from './meeting-people.ts';
import { notify } from './notify.ts';
import { send } from './outbox.ts';
import { endLink } from './public-link.ts';

/** Those who are reached by mail. */
const outsideOf = async (tx: Tx, rows: readonly Participant[]): Promise<(Guest & { readonly email: string })[]> =>
  (await guestsAmong(tx, rows)).flatMap((guest) => (guest.email ? [{ ...guest, email: guest.email }] : []));

type What = Inviting['what'];
const methodOf = (what: What) => (what === 'cancelled' ? 'cancel' : 'request');

/** Mails one of them; whoever has still to answer gets a new link, because the old one is not known any more. */
const mailOne = async (tx: Tx, me: Me, of: Rows['meeting'], guest: Guest & { readonly email: string }, what: What, publicUrl: string) => {
  const { settings, user } = tx.database.entities;
  const company = await tx.em.findOneOrFail(settings, { id: 1 });
  const organiser = await tx.em.findOneOrFail(user, { id: of.organiser_id });
  const { row, email, language } = guest;
  const made = what !== 'cancelled' && row.answer === 'none' ? await linkFor(tx, guest, email) : null;
  const name = `${organiser.name} ${organiser.last_name}`;
  const letter = invitationMail({
    what,
    language,
    meeting: of,
    organiser: name,
    url: made && `${publicUrl}/confirmMeeting/${made.token}`,
    declineUrl: made && `${publicUrl}/declineMeeting/${made.token}`,
    company: { name: company.company_name, phone: company.phone ?? null, timeZone: company.timezone },
  });
  await send(tx, {
    recipient: email,
    reply_to: organiser.active ? organiser.email : me.email,
    language,
    ...letter,
    kind: 'meeting',
    entity: 'meeting',
    entity_id: of.id,
    calendar: await entryFor(tx, of, { name: row.name, answer: row.answer, email, language }, methodOf(what)),
    calendar_method: methodOf(what),
    ...(made && { link_id: made.link.id }),
  });
  row.asked_at = tx.now;
};

const participantsOf = (tx: Tx, meeting_id: number): Promise<Participant[]> =>
  tx.em.find(tx.database.entities.meeting_participant, { meeting_id }, { orderBy: { id: 'asc' } });

/** Sends the invitations that nobody has got yet. @returns how many were mailed, and how many colleagues were told */
export const inviteAll = (door: Door & { readonly publicUrl: string }, me: Me, id: number): Promise<{ mailed: number; told: number }> =>
  act(door, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'invite');
    const of = await tx.get('meeting', id);
    const waiting = (await participantsOf(tx, id)).filter(({ asked_at, user_id }) => !asked_at && user_id !== of.organiser_id);
    const outside = await outsideOf(tx, waiting);
    for (const one of outside) await mailOne(tx, me, of, one, 'new', door.publicUrl);
    const colleagues = waiting.filter(({ user_id }) => user_id);
    for (const one of colleagues) {
      await notify(tx, { user_id: one.user_id ?? null, kind: 'meetingInvited', entity: 'meeting', id });
      one.asked_at = tx.now;
    }
    await tx.flush();
    await change(
      tx,
      meeting,
      id,
      { invited_at: tx.now.toISOString() },
      { action: 'invite', told: { people: waiting.length }, always: true },
    );
    return { mailed: outside.length, told: colleagues.length };
  });

/** Whoever was invited before hears of a change: by a mail whose calendar entry takes the place of the first, or where colleagues are told. */
export const tellChange = async (tx: Tx, me: Me, id: number, publicUrl: string, what: 'moved' | 'same'): Promise<void> => {
  const of = await tx.get('meeting', id);
  of.invitation += 1;
  await tx.flush();
  const asked = (await participantsOf(tx, id)).filter(({ asked_at }) => asked_at);
  if (what === 'moved')
    for (const row of asked)
      if (row.user_id !== of.organiser_id)
        Object.assign(row, { answer: 'none', reason: null, answered_at: null, asked_at: tx.now, reminded_at: null });
  await tx.flush();
  for (const { row, email } of await guestsAmong(tx, asked))
    if (!email && row.answer === 'none') {
      // A link that was handed over shows what stood before: it has to be handed over anew.
      await endLink(tx, { purpose: 'meeting', record_id: row.id });
      row.asked_at = null;
    }
  for (const one of await outsideOf(tx, asked)) await mailOne(tx, me, of, one, what === 'moved' ? 'moved' : 'changed', publicUrl);
  const kind = what === 'moved' ? 'meetingMoved' : 'meetingChanged';
  for (const { user_id } of asked) if (user_id) await notify(tx, { user_id, kind, entity: 'meeting', id });
  await tx.flush();
};

/** A cancelled meeting leaves the calendars, and its links lead nowhere. */
export const tellAway = async (tx: Tx, me: Me, id: number): Promise<void> => {
  const of = await tx.get('meeting', id);
  of.invitation += 1;
  const people = await participantsOf(tx, id);
  const asked = people.filter(({ asked_at }) => asked_at);
  for (const { id: record_id } of people) await endLink(tx, { purpose: 'meeting', record_id });
  for (const one of await outsideOf(tx, asked)) await mailOne(tx, me, of, one, 'cancelled', '');
  for (const { user_id } of asked) if (user_id) await notify(tx, { user_id, kind: 'meetingCancelled', entity: 'meeting', id });
  await tx.flush();
};
