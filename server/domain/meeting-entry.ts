// The entry that a meeting has in the calendar of whoever is invited: a colleague gets it with the mail of their news, somebody outside with the invitation.
import type { Rows } from '#generated/entities.ts';
import type { Language } from '#schema/core/words.ts';
import { meetingStates } from '#schema/meeting.ts';
import type { NotificationKind } from '#schema/notification-kinds.ts';
import type { Tx } from '#server/core/act.ts';
import { calendarOf } from './meeting-calendar.ts';
import { planOf } from './meeting-letter.ts';

type Method = 'request' | 'cancel';
type Attendee = Pick<Rows['meeting_participant'], 'name' | 'answer'> & { readonly email: string; readonly language: Language };

export const entryFor = async (
  tx: Tx,
  of: Rows['meeting'],
  { name, email, answer, language }: Attendee,
  method: Method,
): Promise<string> => {
  const { settings, user } = tx.database.entities;
  const company = await tx.em.findOneOrFail(settings, { id: 1 });
  const organiser = await tx.em.findOneOrFail(user, { id: of.organiser_id });
  const organised = `${organiser.name} ${organiser.last_name}`;
  return calendarOf(method, {
    ...of,
    place: of.place ?? null,
    text: planOf(of, organised, language, company.timezone),
    company: company.company_name,
    organiser: { name: organised, email: organiser.email },
    attendee: { name, email, accepted: answer === 'accepted' },
  });
};

/** News that changes an entry in the calendar. */
const entering: readonly NotificationKind[] = ['meetingInvited', 'meetingMoved', 'meetingChanged', 'meetingCancelled'];
export const bringsEntry = (kind: NotificationKind): boolean => entering.includes(kind);

/** What goes along with news of a meeting to somebody of the company, as the meeting stands now; nothing for who is invited no more. */
export const entryOfColleague = async (
  tx: Tx,
  meeting_id: number,
  { id: user_id, email }: Pick<Rows['user'], 'id' | 'email'>,
  language: Language,
): Promise<{ calendar: string; calendar_method: Method } | null> => {
  const { meeting, meeting_participant } = tx.database.entities;
  const of = await tx.em.findOne(meeting, { id: meeting_id });
  const row = of && (await tx.em.findOne(meeting_participant, { meeting_id, user_id }));
  if (!row) return null;
  const calendar_method = of.status === meetingStates.cancelled ? 'cancel' : 'request';
  const { name, answer } = row;
  return { calendar: await entryFor(tx, of, { name, answer, email, language }, calendar_method), calendar_method };
};
