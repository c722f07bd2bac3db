// The mails of a meeting to guests: invitation, new time, change, cancellation, and the minutes.
import type { Rows } from '#generated/entities.ts';
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { meeting as entity } from '#schema/meetings/meeting.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import type { Signing } from '../company/company.ts';
import { letter } from '../mail/letter.ts';

type Meeting = Pick<Rows['meeting'], 'number' | 'title' | 'planned_start' | 'planned_end' | 'place' | 'change_reason'>;
export type Inviting = {
  readonly occasion: 'new' | 'again' | 'moved' | 'changed' | 'cancelled' | 'removed';
  readonly language: Language;
  readonly meeting: Meeting;
  readonly organiser: string;
  /** The addresses for accepting and declining; null where the mail asks nothing. */
  readonly url: string | null;
  readonly declineUrl: string | null;
  readonly company: Signing;
};

/** `24/11/2026 10:20 – 11:10`, in the company's time zone. */
const whenOf = ({ planned_start, planned_end }: Meeting, language: Language, timeZone: string): string => {
  const format = createFormat(language, timeZone);
  const [from, to] = [planned_start.toISOString(), planned_end.toISOString()];
  const sameDay = format.date(from) === format.date(to);
  return `${format.dateTime(from)} – ${sameDay ? format.time(to) : format.dateTime(to)}`;
};

/** Time, place and organiser in a few lines. */
export const planOf = (meeting: Meeting, organiser: string, language: Language, timeZone: string): string => {
  const say = sayIn(language);
  return [
    say('meeting_letter.when', { when: whenOf(meeting, language, timeZone) }),
    ...(meeting.place ? [say('meeting_letter.where', { place: meeting.place })] : []),
    say('meeting_letter.who', { name: organiser }),
  ].join('\n');
};

export const invitationMail = ({ occasion, language, meeting, organiser, url, declineUrl, company }: Inviting) => {
  const say = sayIn(language);
  const named = { number: displayNumber(entity, meeting.number), title: meeting.title };
  return letter({
    language,
    name: null,
    subject: say(`meeting_letter.${occasion}.subject`, named),
    paragraphs: [
      say(`meeting_letter.${occasion}.text`, named),
      planOf(meeting, organiser, language, company.timeZone),
      ...(meeting.change_reason && (occasion === 'moved' || occasion === 'cancelled')
        ? [say('meeting_letter.reason', { reason: meeting.change_reason })]
        : []),
    ],
    action: url ? { label: say('meeting_letter.action'), url } : undefined,
    otherwise: declineUrl ? { label: say('meeting_letter.decline'), url: declineUrl } : undefined,
    company,
  });
};

/** The mail that brings the minutes as a PDF. */
export const minutesMail = ({ language, meeting, by, company }: { language: Language; meeting: Meeting; by: string; company: Signing }) => {
  const say = sayIn(language);
  const named = { number: displayNumber(entity, meeting.number), title: meeting.title };
  return letter({
    language,
    name: null,
    subject: say('meeting_letter.minutes.subject', named),
    paragraphs: [say('meeting_letter.minutes.text', { ...named, by, when: whenOf(meeting, language, company.timeZone) })],
    company,
  });
};
