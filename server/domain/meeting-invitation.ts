// Invitations to a meeting: people outside get a mail with a link to answer by and an entry for their calendar, colleagues are told where they are told everything.
import type { Rows } from '#generated/entities.ts';
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';
import { meeting } from '#schema/meeting.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Me } from '#server/core/session.ts';
import { allowed } from '#server/crud/transition.ts';
import { change, type Door } from '#server/crud/write.ts';
import { calendarOf } from './meeting-calendar.ts';
import { type Inviting, invitationMail } from './meeting-letter.ts';
import type { Participant } from './meeting-people.ts';
import { notify } from './notify.ts';
import { send } from './outbox.ts';
import { endLink, makeLink } from './public-link.ts';
import { askingOfMeeting } from './public-meeting.ts';

type Outside = { readonly row: Participant; readonly email: string; readonly language: Language };

/** Who is reached by mail alone: contacts of clients and plain addresses. */
const outsideOf = async (tx: Tx, rows: readonly Participant[]): Promise<Outside[]> => {
  const { contact, client, settings } = tx.database.entities;
  const { default_language } = await tx.em.findOneOrFail(settings, { id: 1 });
  const contacts = await tx.em.find(contact, { id: { $in: rows.flatMap(({ contact_id }) => contact_id ?? []) } });
  const clients = await tx.em.find(client, { id: { $in: contacts.map(({ client_id }) => client_id) } });
  return rows.flatMap((row) => {
    const person = contacts.find(({ id }) => id === row.contact_id);
    const email = row.email ?? person?.email;
    if (row.user_id || !email) return [];
    const its = clients.find(({ id }) => id === person?.client_id)?.language;
    return [{ row, email, language: [person?.language, its, default_language].find(isLanguage) ?? defaultLanguage }];
  });
};

type What = Inviting['what'];
const methodOf = (what: What) => (what === 'cancelled' ? 'cancel' : 'request');

/** Mails one of them; whoever has still to answer gets a new link, because the old one is not known any more. */
const mailOne = async (tx: Tx, me: Me, of: Rows['meeting'], { row, email, language }: Outside, what: What, publicUrl: string) => {
  const { settings, user } = tx.database.entities;
  const company = await tx.em.findOneOrFail(settings, { id: 1 });
  const organiser = await tx.em.findOneOrFail(user, { id: of.organiser_id });
  const asks = what !== 'cancelled' && row.answer === 'none';
  const shown = asks ? { ...(await askingOfMeeting.read({ dialect: tx.database.dialect, read: tx.read }, row.id)), language } : null;
  const made = shown && (await makeLink(tx, { purpose: 'meeting', record_id: row.id, language, email, shown }));
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
  const calendar = calendarOf(methodOf(what), {
    ...of,
    place: of.place ?? null,
    text: letter.plan,
    company: company.company_name,
    organiser: { name, email: organiser.email },
    attendee: { name: row.name, email, accepted: row.answer === 'accepted' },
  });
  const { plan: _plan, ...written } = letter;
  await send(tx, {
    recipient: email,
    reply_to: organiser.active ? organiser.email : me.email,
    language,
    ...written,
    kind: 'meeting',
    entity: 'meeting',
    entity_id: of.id,
    calendar,
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
    for (const row of asked) if (row.user_id !== of.organiser_id) Object.assign(row, { answer: 'none', reason: null, answered_at: null });
  await tx.flush();
  for (const one of await outsideOf(tx, asked)) await mailOne(tx, me, of, one, what === 'moved' ? 'moved' : 'changed', publicUrl);
  for (const { user_id } of asked)
    if (user_id && what === 'moved') await notify(tx, { user_id, kind: 'meetingMoved', entity: 'meeting', id });
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
