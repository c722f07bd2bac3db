// Invites to a meeting: guests, and colleagues who may not open meetings, get a mail with an answer link and a calendar entry; other colleagues get a notification.
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change } from '#server/crud/write/write.ts';
import { signingIn } from '../company/company.ts';
import { endLink, endLinks } from '../links/public-link.ts';
import { send } from '../mail/outbox.ts';
import { type Guest, guestsAmong, linkFor } from './address.ts';
import { type CalendarNews, entryFor } from './calendar-entry.ts';
import { takeBackNews, tellColleague } from './colleagues.ts';
import { type Inviting, invitationMail } from './letter.ts';
import { type Participant, participantIn } from './people.ts';

/** Splits participants into guests reached by mail, and colleagues reached by notification. */
const reachedOf = async (tx: Tx, rows: readonly Participant[]) => {
  const guests = await guestsAmong(tx, rows);
  return {
    outside: guests.flatMap((guest) => (guest.email ? [{ ...guest, email: guest.email }] : [])),
    colleagues: rows.filter(({ id, user_id }) => user_id && guests.every(({ row }) => row.id !== id)),
  };
};

type Occasion = Inviting['occasion'];
/** Occasions that remove the meeting from a calendar and ask nothing. */
const isAway = (occasion: Occasion) => occasion === 'cancelled' || occasion === 'removed';
const methodOf = (occasion: Occasion) => (isAway(occasion) ? 'cancel' : 'request');

/** Mails one guest; an unanswered guest gets a new link, because the token of the old one is not stored. */
const mailOne = async (
  tx: Tx,
  me: Me,
  of: Rows['meeting'],
  guest: Guest & { readonly email: string },
  occasion: Occasion,
  publicUrl: string,
) => {
  const { user } = tx.database.entities;
  const organiser = await tx.em.findOneOrFail(user, { id: of.organiser_id });
  const { row, email, language } = guest;
  const made = !isAway(occasion) && row.answer === 'none' ? await linkFor(tx, guest, email) : null;
  const name = `${organiser.name} ${organiser.last_name}`;
  const letter = invitationMail({
    occasion,
    language,
    meeting: of,
    organiser: name,
    url: made && `${publicUrl}/confirmMeeting/${made.token}`,
    declineUrl: made && `${publicUrl}/declineMeeting/${made.token}`,
    company: await signingIn(tx),
  });
  await send(tx, {
    recipient: email,
    reply_to: organiser.active ? organiser.email : me.email,
    language,
    ...letter,
    kind: 'meeting',
    entity: 'meeting',
    entity_id: of.id,
    calendar: await entryFor(tx, of, { name: row.name, answer: row.answer, email, language }, methodOf(occasion)),
    calendar_method: methodOf(occasion),
    ...(made && { link_id: made.link.id }),
  });
  row.asked_at = tx.now;
};

const participantsOf = (tx: Tx, meeting_id: number): Promise<Participant[]> =>
  tx.em.find(tx.database.entities.meeting_participant, { meeting_id }, { orderBy: { id: 'asc' } });

/** Sends the invitations that have not been sent yet. @returns how many were mailed, and how many colleagues were notified */
export const inviteAll = (
  services: Services & { readonly publicUrl: string },
  me: Me,
  id: number,
): Promise<{ mailed: number; told: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'invite');
    const of = await tx.get('meeting', id);
    const waiting = (await participantsOf(tx, id)).filter(({ asked_at, user_id }) => !asked_at && user_id !== of.organiser_id);
    const { outside, colleagues } = await reachedOf(tx, waiting);
    for (const one of outside) await mailOne(tx, me, of, one, 'new', services.publicUrl);
    for (const one of colleagues) {
      await tellColleague(tx, one.user_id ?? 0, 'meetingInvited', id, services.publicUrl);
      one.asked_at = tx.now;
    }
    await tx.flush();
    await change(
      tx,
      meeting,
      id,
      { invited_at: tx.now.toISOString() },
      { action: 'invite', extraValues: { people: waiting.length }, always: true },
    );
    return { mailed: outside.length, told: colleagues.length };
  });

/** Tells invited colleagues and the organiser, who takes part without an invitation. */
const tellColleagues = async (tx: Tx, of: Rows['meeting'], invited: readonly Participant[], kind: CalendarNews, publicUrl: string) => {
  const users = new Set([of.organiser_id, ...invited.flatMap(({ user_id }) => user_id ?? [])]);
  for (const user_id of users) await tellColleague(tx, user_id, kind, of.id, publicUrl);
};

/** Tells invited people of a change: guests by a mail whose calendar entry replaces the first, colleagues by notification. */
export const tellChange = async (tx: Tx, me: Me, id: number, publicUrl: string, occasion: 'moved' | 'same'): Promise<void> => {
  const of = await tx.get('meeting', id);
  of.invitation += 1;
  await tx.flush();
  const invited = (await participantsOf(tx, id)).filter(({ asked_at }) => asked_at);
  if (occasion === 'moved')
    for (const row of invited)
      if (row.user_id !== of.organiser_id)
        Object.assign(row, { answer: 'none', reason: null, answered_at: null, asked_at: tx.now, reminded_at: null });
  await tx.flush();
  for (const { row, email } of await guestsAmong(tx, invited))
    if (!email && row.answer === 'none') {
      // A link handed over by hand shows the old data, so it ends and must be handed over anew.
      await endLink(tx, { purpose: 'meeting', record_id: row.id });
      row.asked_at = null;
    }
  const { outside, colleagues } = await reachedOf(tx, invited);
  for (const one of outside) await mailOne(tx, me, of, one, occasion === 'moved' ? 'moved' : 'changed', publicUrl);
  await tellColleagues(tx, of, colleagues, occasion === 'moved' ? 'meetingMoved' : 'meetingChanged', publicUrl);
  await tx.flush();
};

/** Removes a cancelled meeting from calendars and ends its links. */
export const tellCancelled = async (tx: Tx, me: Me, id: number, publicUrl: string): Promise<void> => {
  const of = await tx.get('meeting', id);
  of.invitation += 1;
  const people = await participantsOf(tx, id);
  const invited = people.filter(({ asked_at }) => asked_at);
  for (const { id: record_id } of people) await endLinks(tx, { purpose: 'meeting', record_id });
  const { outside, colleagues } = await reachedOf(tx, invited);
  for (const one of outside) await mailOne(tx, me, of, one, 'cancelled', publicUrl);
  await tellColleagues(tx, of, colleagues, 'meetingCancelled', publicUrl);
  await tx.flush();
};

/** Removes a participant: their link ends, and the entry leaves their calendar. */
export const removeParticipant = (
  services: Services & { readonly publicUrl: string },
  me: Me,
  meeting_id: number,
  id: number,
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'prepare');
    const of = await tx.get('meeting', meeting_id);
    const row = await participantIn(tx, meeting_id, id);
    const { user_id, name, asked_at } = row;
    if (user_id === of.organiser_id) throw conflict('meeting', 'organiserComes');
    const { outside, colleagues } = await reachedOf(tx, asked_at ? [row] : []);
    await endLinks(tx, { purpose: 'meeting', record_id: id });
    tx.remove('meeting_participant', row);
    if (asked_at) of.invitation += 1;
    await tx.flush();
    for (const one of outside) await mailOne(tx, me, of, one, 'removed', services.publicUrl);
    if (colleagues.length > 0 && user_id && (await takeBackNews(tx, user_id, meeting_id)))
      await tellColleague(tx, user_id, 'meetingRemoved', meeting_id, services.publicUrl);
    const topics = [`meeting:${meeting_id}`, 'meeting', ...(user_id ? [`user:${user_id}`] : [])];
    tx.record({ entity: 'meeting_participant', id, action: 'delete', before: { name }, topics });
    return { id };
  });
