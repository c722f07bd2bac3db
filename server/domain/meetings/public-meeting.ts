// The purpose of a meeting's public link: a guest sees the meeting and accepts or declines.
import { type Language, languageAmong } from '#schema/core/words.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { selected, sql, text } from '#server/core/database/sql.ts';
import { conflict, notFound } from '#server/core/http/refusal.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { LinkPurpose, LinkSource } from '../links/link-purpose.ts';
import { type Place, senderIn, type TextOrNull } from '../mail/addressed.ts';
import { calendarOf } from './calendar.ts';
import { storeResponse } from './people.ts';

export type ShownMeeting = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Place;
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly place: TextOrNull;
  readonly planned_start: string;
  readonly planned_end: string;
  readonly date_added: string;
  readonly invitation: number;
  readonly organiser: { readonly name: string; readonly email: string };
  /** The guest's name. */
  readonly name: string;
  readonly agenda: readonly { readonly title: string; readonly speaker: TextOrNull; readonly minutes: number }[];
};

const meetingColumns = columnsOf(
  meeting,
  'id',
  'number',
  'title',
  'place',
  'planned_start',
  'planned_end',
  'date_added',
  'invitation',
  'status',
);
const participantColumns = columnsOf(meetingParticipant, 'name', 'answer');
const found = ({ read }: LinkSource, id: number) =>
  read.row(
    sql`select ${selected(meetingColumns, 'm')}, ${selected(participantColumns, 'p')}, u.name || ' ' || u.last_name as organiser, u.email
      from meeting_participant p join meeting m on m.id = p.meeting_id join "user" u on u.id = m.organiser_id where p.id = ${id}`,
    { ...meetingColumns, ...participantColumns, organiser: text, email: text },
  );
const planned = (status: number) => status < meetingStates.finished;

export const meetingPurpose: LinkPurpose<ShownMeeting> = {
  purpose: 'meeting',
  entity: 'meeting_participant',
  read: async (from, id) => {
    const row = await found(from, id);
    if (!row) throw notFound();
    const { company_name, address, zip, town, timezone: timeZone, default_language } = await senderIn(from.read);
    const agenda = await from.read.rows(
      sql`select title, speaker, minutes from meeting_item where meeting_id = ${row.id} order by position, id`,
      columnsOf(meetingItem, 'title', 'speaker', 'minutes'),
    );
    const { status: _status, answer: _answer, organiser: name, email, ...shown } = row;
    return {
      language: languageAmong(default_language),
      timeZone,
      company: { name: company_name, address, zip, town },
      ...shown,
      organiser: { name, email },
      agenda,
    };
  },
  tell: ({ number, title, timeZone, company, place, planned_start, planned_end, organiser, name, agenda }) => ({
    number,
    label: displayNumber(meeting, number),
    title,
    timezone: timeZone,
    company,
    document: { place, planned_start, planned_end, organiser: organiser.name, name, agenda },
  }),
  // The organiser receives the answer, even if somebody else handed the link over.
  sender: ({ organiser }) => organiser.name,
  lines: () => [],
  waits: async (from, id) => {
    const row = await found(from, id);
    return row !== null && planned(row.status);
  },
  stands: async (from, id) => {
    const row = await found(from, id);
    return row?.answer === 'accepted' && planned(row.status);
  },
  confirm: async (tx, id) => {
    const { meeting_id } = await tx.get('meeting_participant', id);
    if (!planned((await tx.get('meeting', meeting_id)).status)) throw conflict('meeting', 'wrongState');
    await storeResponse(tx, id, { answer: 'accepted', reason: null });
  },
  decline: async (tx, id, reason) => {
    const { meeting_id } = await tx.get('meeting_participant', id);
    if (!planned((await tx.get('meeting', meeting_id)).status)) throw conflict('meeting', 'wrongState');
    await storeResponse(tx, id, { answer: 'declined', reason });
  },
  // Nothing is signed; a guest who accepts gets a calendar entry.
  calendar: ({ company, planned_start, planned_end, date_added, ...shown }) =>
    calendarOf('publish', {
      ...shown,
      planned_start: new Date(planned_start),
      planned_end: new Date(planned_end),
      date_added: new Date(date_added),
      company: company.name,
      text: shown.agenda.map(({ title }, at) => `${at + 1} ${title}`).join('\n'),
      attendee: null,
    }),
};
