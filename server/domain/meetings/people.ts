// The participants of a meeting: invitation, answer and attendance.
import type { Rows } from '#generated/entities.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { notify } from '../company/notify.ts';

export type Participant = Rows['meeting_participant'];
/** A colleague, a contact of a client, or an e-mail address. */
export type Invited = {
  readonly user_id?: number | undefined;
  readonly contact_id?: number | undefined;
  readonly email?: string | undefined;
};

const nameOf = async (tx: Tx, { user_id, contact_id, email }: Invited): Promise<string> => {
  const { user, contact } = tx.database.entities;
  if (user_id !== undefined) {
    const one = await tx.em.findOne(user, { id: user_id });
    if (!one?.active) throw invalid({ field: 'user_id', reason: 'notReference' });
    return `${one.name} ${one.last_name}`;
  }
  if (contact_id !== undefined) {
    const one = await tx.em.findOne(contact, { id: contact_id });
    if (!one) throw invalid({ field: 'contact_id', reason: 'notReference' });
    return [one.name, one.l_name].filter(Boolean).join(' ');
  }
  if (email === undefined) throw invalid({ field: 'user_id', reason: 'required' });
  return email.slice(0, 120);
};

export const addParticipant = async (
  tx: Tx,
  meeting_id: number,
  invited: Invited,
  given: Partial<Pick<Participant, 'answer' | 'answered_at' | 'attendance'>> = {},
): Promise<number> => {
  const name = await nameOf(tx, invited);
  const { user_id = null, contact_id = null, email = null } = invited;
  const answered_at = given.answered_at?.toISOString() ?? null;
  const { id } = await insert(
    tx,
    meetingParticipant,
    { user_id, contact_id, email },
    { meeting_id, name, ...given, answered_at },
    user_id ? [`user:${user_id}`] : [],
  );
  return id;
};

/** The participant of this meeting, locked. @throws Refusal 404 where it belongs to another */
export const participantIn = async (tx: Tx, meeting_id: number, id: number): Promise<Participant> => {
  const row = await tx.get('meeting_participant', id);
  if (row.meeting_id !== meeting_id) throw notFound();
  return row;
};

export const inviteOne = (services: Services, me: Me, meeting_id: number, invited: Invited): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    const { status } = await allowed(tx, meeting, me, meeting_id, 'prepare');
    // Whoever is added during the meeting counts as present.
    const id = await addParticipant(tx, meeting_id, invited, status === meetingStates.planned ? {} : { attendance: 'here' });
    return { id };
  });

/** Sets whether and how a participant attended. */
export const setAttendance = (
  services: Services,
  me: Me,
  meeting_id: number,
  id: number,
  attendance: Participant['attendance'],
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'write');
    await participantIn(tx, meeting_id, id);
    await change(tx, meetingParticipant, id, { attendance: attendance ?? null }, { topics: [`meeting:${meeting_id}`] });
    return { id };
  });

/** Stores an answer and notifies the organiser. */
export const storeResponse = async (
  tx: Tx,
  id: number,
  { answer, reason }: { readonly answer: 'accepted' | 'declined'; readonly reason: string | null },
): Promise<void> => {
  const { meeting_id, name } = await tx.get('meeting_participant', id);
  const { organiser_id } = await tx.get('meeting', meeting_id);
  await change(
    tx,
    meetingParticipant,
    id,
    { answer, reason, answered_at: tx.now.toISOString() },
    { action: answer === 'accepted' ? 'accept' : 'decline', reason: reason ?? undefined, topics: [`meeting:${meeting_id}`, 'meeting'] },
  );
  const kind = answer === 'accepted' ? 'meetingAccepted' : 'meetingDeclined';
  await notify(tx, { user_id: organiser_id, kind, entity: 'meeting', id: meeting_id, parameters: { name, reason: reason ?? '' } });
};

/** A colleague accepts or declines. */
export const respond = (
  services: Services,
  me: Me,
  meeting_id: number,
  given: { readonly answer: 'accepted' | 'declined'; readonly reason: string | null },
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'respond');
    const row = await tx.em.findOneOrFail(
      tx.database.entities.meeting_participant,
      { meeting_id, user_id: me.id },
      { failHandler: notFound },
    );
    await storeResponse(tx, row.id, given);
    return { id: row.id };
  });
