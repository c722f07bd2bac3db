// The mail that asks a client for an answer, and its reminder, in the client's language; each purpose has its own texts.
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Signing } from '../company/company.ts';
import { letter } from '../mail/letter.ts';

/** The texts of each purpose, for the first mail and for the reminder. */
const words = {
  task: {
    subject: 'letter.confirmation.subject',
    done: 'letter.confirmation.done',
    ask: 'letter.confirmation.ask',
    action: 'letter.confirmation.action',
    again: { subject: 'letter.reminder.subject', done: 'letter.reminder.done', ask: 'letter.reminder.ask' },
  },
  handover: {
    subject: 'letter.handover.subject',
    done: 'letter.handover.done',
    ask: 'letter.handover.ask',
    action: 'letter.handover.action',
    again: { subject: 'letter.handoverReminder.subject', done: 'letter.handoverReminder.done', ask: 'letter.handover.ask' },
  },
} as const;

export type ConfirmationRequest = {
  readonly purpose: keyof typeof words;
  readonly language: Language;
  /** `PR-057` of a project; the digits of a task, before which the texts write `#`. */
  readonly number: string;
  readonly title: string;
  readonly url: string;
  readonly expires_at: Date;
  /** When the first mail was sent; set only for a reminder. */
  readonly first_sent_at?: Date;
  readonly company: Signing;
};

export const confirmationMail = ({ purpose, language, number, title, url, expires_at, first_sent_at, company }: ConfirmationRequest) => {
  const say = sayIn(language);
  const { date } = createFormat(language, company.timeZone);
  const { again, ...first } = words[purpose];
  const mailWords = first_sent_at ? again : first;
  const named = { number, title, date: first_sent_at ? date(first_sent_at) : '' };
  return letter({
    language,
    subject: say(mailWords.subject, named),
    name: null,
    paragraphs: [say(mailWords.done, named), say(mailWords.ask)],
    action: { label: say(first.action), url },
    after: [say('letter.confirmation.expires', { date: date(expires_at) }), ...(first_sent_at ? [say('letter.reminder.answered')] : [])],
    company,
  });
};
