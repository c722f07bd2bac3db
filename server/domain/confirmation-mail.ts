// The mail that asks a client to confirm the work, and the one that reminds of it, in the client's language.
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { sayIn } from '#server/core/words.ts';
import { letter } from './letter.ts';

export type Asked = {
  readonly language: Language;
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly expires_at: Date;
  /** When they were asked before: this one reminds them. */
  readonly asked_at?: Date;
  readonly company: { readonly name: string; readonly phone: string | null; readonly timeZone: string };
};

export const confirmationMail = ({ language, number: of, title, url, expires_at, asked_at, company }: Asked) => {
  const say = sayIn(language);
  const { date } = createFormat(language, company.timeZone, { today: '', yesterday: '', tomorrow: '' });
  const number = String(of);
  const ask = asked_at
    ? {
        subject: say('letter.reminder.subject', { number, title }),
        paragraphs: [say('letter.reminder.done', { number, title, date: date(asked_at) }), say('letter.reminder.ask')],
        more: [say('letter.reminder.answered')],
      }
    : {
        subject: say('letter.confirmation.subject', { number, title }),
        paragraphs: [say('letter.confirmation.done', { number, title }), say('letter.confirmation.ask')],
        more: [],
      };
  return letter({
    language,
    subject: ask.subject,
    name: null,
    paragraphs: ask.paragraphs,
    action: { label: say('letter.confirmation.action'), url },
    after: [say('letter.confirmation.expires', { date: date(expires_at) }), ...ask.more],
    company,
  });
};
