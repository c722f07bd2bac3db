// Somebody outside is asked whether they come to a meeting: what the link shows, and what an answer does.
import { type Language, languageAmong } from '#schema/core/words.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { slot } from '#server/core/database/database.ts';
import { conflict, notFound } from '#server/core/http/refusal.ts';
import { calledNumber } from '#server/crud/read/subject.ts';
import { decodeRow } from '#server/fields/decode.ts';
import type { From, LinkPurpose } from '../links/link-purpose.ts';
import { type Place, type Told, told } from '../mail/addressed.ts';
import { calendarOf } from './calendar.ts';
import { keepResponse } from './people.ts';

export type ShownMeeting = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Place;
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly place: Told;
  readonly planned_start: string;
  readonly planned_end: string;
  readonly date_added: string;
  readonly invitation: number;
  readonly organiser: { readonly name: string; readonly email: string };
  /** Who is asked. */
  readonly name: string;
  readonly agenda: readonly { readonly title: string; readonly speaker: Told; readonly minutes: number }[];
};

const statement = (place: string) =>
  `select m.id, m.number, m.title, m.place, m.planned_start, m.planned_end, m.date_added, m.invitation, m.status, p.name, p.answer, u.name || ' ' || u.last_name as organiser, u.email from meeting_participant p join meeting m on m.id = p.meeting_id join "user" u on u.id = m.organiser_id where p.id = ${place}`;
const found = async ({ read }: From, id: number) => {
  const [row] = await read.all(statement(slot(read.dialect)), [id]);
  return row && decodeRow(meeting, read.dialect, row);
};
const planned = (status: unknown) => Number(status) < meetingStates.finished;

export const meetingPurpose: LinkPurpose<ShownMeeting> = {
  purpose: 'meeting',
  entity: 'meeting_participant',
  read: async (from, id) => {
    const row = await found(from, id);
    if (!row) throw notFound();
    const [settings = {}] = await from.read.all('select * from settings where id = 1');
    const items = await from.read.all(
      `select title, speaker, minutes from meeting_item where meeting_id = ${slot(from.read.dialect)} order by position, id`,
      [row.id],
    );
    return {
      language: languageAmong(settings.default_language),
      timeZone: String(settings.timezone),
      company: { name: String(settings.company_name), address: told(settings.address), zip: told(settings.zip), town: told(settings.town) },
      id: Number(row.id),
      number: Number(row.number),
      title: String(row.title),
      place: told(row.place),
      planned_start: String(row.planned_start),
      planned_end: String(row.planned_end),
      date_added: String(row.date_added),
      invitation: Number(row.invitation),
      organiser: { name: String(row.organiser), email: String(row.email) },
      name: String(row.name),
      agenda: items.map(({ title, speaker, minutes }) => ({ title: String(title), speaker: told(speaker), minutes: Number(minutes) })),
    };
  },
  tell: ({ number, title, timeZone, company, place, planned_start, planned_end, organiser, name, agenda }) => ({
    number,
    label: calledNumber(meeting, number),
    title,
    timezone: timeZone,
    company,
    document: { place, planned_start, planned_end, organiser: organiser.name, name, agenda },
  }),
  // Whoever hands a link over may be somebody else: the organiser hears who comes.
  sender: ({ organiser }) => organiser.name,
  lines: () => [],
  waits: async (from, id) => planned((await found(from, id))?.status),
  stands: async (from, id) => {
    const row = await found(from, id);
    return row?.answer === 'accepted' && planned(row.status);
  },
  confirm: async (tx, id) => {
    const { meeting_id } = await tx.get('meeting_participant', id);
    if (!planned((await tx.get('meeting', meeting_id)).status)) throw conflict('meeting', 'wrongState');
    await keepResponse(tx, id, { answer: 'accepted', reason: null });
  },
  decline: async (tx, id, reason) => {
    const { meeting_id } = await tx.get('meeting_participant', id);
    if (!planned((await tx.get('meeting', meeting_id)).status)) throw conflict('meeting', 'wrongState');
    await keepResponse(tx, id, { answer: 'declined', reason });
  },
  // Nothing is signed: what whoever says yes takes along is an entry for their calendar.
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
