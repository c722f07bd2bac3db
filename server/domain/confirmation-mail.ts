// The mail that asks a client to confirm the work, in the client's language: plain text, and the same as simple HTML.
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { sayIn } from '#server/core/words.ts';

export type Asked = {
  readonly language: Language;
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly expires_at: Date;
  readonly company: { readonly name: string; readonly phone: string | null; readonly timeZone: string };
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Subject, text and HTML. A title is the client's text and ours alike: it is escaped. */
export const confirmationMail = ({ language, number, title, url, expires_at, company }: Asked) => {
  const say = sayIn(language);
  const { date } = createFormat(language, company.timeZone, { today: '', yesterday: '', tomorrow: '' });
  const greeting = say('letter.greeting');
  const done = say('letter.confirmation.done', { number, title });
  const ask = say('letter.confirmation.ask');
  const action = say('letter.confirmation.action');
  const expires = say('letter.confirmation.expires', { date: date(expires_at) });
  const closing = say('letter.closing');
  const from = [company.name, company.phone].filter((one) => one !== null);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${text}</p>`;
  return {
    subject: say('letter.confirmation.subject', { number, title }),
    text: [greeting, done, ask, url, expires, [closing, ...from].join('\n')].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="margin:0;padding:24px;background:#f3f5f4;color:#17201d;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff">${[
      paragraph(escaped(greeting)),
      paragraph(escaped(done)),
      paragraph(escaped(ask)),
      paragraph(
        `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#17201d;color:#fff;text-decoration:none">${escaped(action)}</a>`,
      ),
      paragraph(
        `${escaped(say('letter.confirmation.fallback'))}<br><a href="${escaped(url)}" style="color:#17201d;word-break:break-all">${escaped(url)}</a>`,
      ),
      paragraph(escaped(expires)),
      `<p style="margin:0">${[closing, ...from].map(escaped).join('<br>')}</p>`,
    ].join('')}</div></body></html>`,
  };
};
