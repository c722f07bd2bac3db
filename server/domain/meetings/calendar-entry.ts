// A meeting's calendar entry: attached to notifications of colleagues and to invitations of guests, and offered for download on its page.
import type { Rows } from '#generated/entities.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import { type Language, languageAmong } from '#schema/core/words.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { user as userEntity } from '#schema/people/user.ts';
import type { Database } from '../../core/database/database.ts';
import { sql } from '../../core/database/sql.ts';
import type { Tx } from '../../core/events/act.ts';
import { notFound } from '../../core/http/refusal.ts';
import type { Me } from '../../core/security/session.ts';
import { readOne } from '../../crud/read/read.ts';
import { displayNumber } from '../../crud/read/subject.ts';
import { columnsOf } from '../../fields/columns-of.ts';
import { senderIn, textOrNull } from '../mail/addressed.ts';
import { calendarOf } from './calendar.ts';
import { planOf } from './letter.ts';

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

/** The kinds of notification that change the calendar entry. */
export const calendarNews = [
  'meetingPlanned',
  'meetingInvited',
  'meetingMoved',
  'meetingChanged',
  'meetingCancelled',
  'meetingRemoved',
] as const satisfies readonly NotificationKind[];
export type CalendarNews = (typeof calendarNews)[number];
export const isCalendarNews = (kind: NotificationKind): boolean => calendarNews.some((one) => one === kind);

/** The entry attached to a colleague's notification, with the meeting's current data; for a removed colleague it deletes the entry. */
export const entryOfColleague = async (
  tx: Tx,
  meeting_id: number,
  { id: user_id, name, last_name, email }: Pick<Rows['user'], 'id' | 'name' | 'last_name' | 'email'>,
  language: Language,
): Promise<{ calendar: string; calendar_method: Method } | null> => {
  const { meeting: meetings, meeting_participant } = tx.database.entities;
  const of = await tx.em.findOne(meetings, { id: meeting_id });
  if (!of) return null;
  const row = await tx.em.findOne(meeting_participant, { meeting_id, user_id });
  const organises = of.organiser_id === user_id;
  const calendar_method = of.status === meetingStates.cancelled || !(row || organises) ? 'cancel' : 'request';
  const answer = organises ? 'accepted' : (row?.answer ?? 'none');
  const attendee = { name: row?.name ?? `${name} ${last_name}`, answer, email, language };
  return { calendar: await entryFor(tx, of, attendee, calendar_method), calendar_method };
};

/** The entry as a file for readers of the meeting; it asks for no reply. @throws Refusal 404 without such a meeting */
export const entryFile = async (database: Database, me: Me, id: number): Promise<{ readonly text: string; readonly name: string }> => {
  const { number, title, place, planned_start, planned_end, invitation, date_added, organiser_id, status } = await readOne(
    database,
    meeting,
    me,
    id,
  );
  const [organiser, { company_name: company, timezone }] = await Promise.all([
    database.read.row(
      sql`select name, last_name, email from "user" where id = ${Number(organiser_id)}`,
      columnsOf(userEntity, 'name', 'last_name', 'email'),
    ),
    senderIn(database.read),
  ]);
  if (!organiser) throw notFound();
  const organised = `${organiser.name} ${organiser.last_name}`;
  const of = {
    number: Number(number),
    title: String(title),
    place: textOrNull(place),
    planned_start: new Date(String(planned_start)),
    planned_end: new Date(String(planned_end)),
    change_reason: null,
  };
  const language = languageAmong(me.language);
  const text = calendarOf(status === meetingStates.cancelled ? 'cancel' : 'publish', {
    ...of,
    id,
    invitation: Number(invitation),
    date_added: new Date(String(date_added)),
    text: planOf(of, organised, language, timezone),
    company,
    organiser: { name: organised, email: organiser.email },
    attendee: null,
  });
  return { text, name: `${displayNumber(meeting, number)}.ics` };
};
