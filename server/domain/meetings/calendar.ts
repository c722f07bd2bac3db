// Writes a meeting as iCalendar (RFC 5545): always the same entry, so that later changes update it.
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { displayNumber } from '#server/crud/read/subject.ts';

export type Entry = Pick<Rows['meeting'], 'id' | 'number' | 'title' | 'planned_start' | 'planned_end' | 'invitation' | 'date_added'> & {
  readonly place: string | null;
  readonly text: string;
  readonly company: string;
  readonly organiser: { readonly name: string; readonly email: string };
  /** The recipient; null for an entry that asks nobody for a reply. */
  readonly attendee: { readonly name: string; readonly email: string; readonly accepted: boolean } | null;
};
export type CalendarMethod = 'request' | 'cancel' | 'publish';

const methods = { request: ICalCalendarMethod.REQUEST, cancel: ICalCalendarMethod.CANCEL, publish: ICalCalendarMethod.PUBLISH } as const;

/** The text of an .ics file. Its UID never changes; its SEQUENCE counts the changes of the invitation. */
export const calendarOf = (method: CalendarMethod, entry: Entry): string => {
  const { id, number, title, planned_start, planned_end, invitation, date_added, place, text, company, organiser, attendee } = entry;
  const calendar = ical({ prodId: { company, product: 'meetings' }, method: methods[method] });
  const event = calendar.createEvent({
    id: `meeting-${id}-${date_added.getTime()}@meetings`,
    sequence: invitation,
    start: planned_start,
    end: planned_end,
    summary: `${displayNumber(meeting, number)} ${title}`,
    status: method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    description: text,
    organizer: { name: organiser.name, email: organiser.email },
    ...(place && { location: place }),
  });
  if (attendee)
    event.createAttendee({
      name: attendee.name,
      email: attendee.email,
      rsvp: !attendee.accepted && method === 'request',
      status: attendee.accepted ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    });
  return calendar.toString();
};
