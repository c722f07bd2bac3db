// A letter to somebody of the company: plain text, and the same as simple HTML, with one thing to do in it at most.
import type { Language } from '#schema/core/words.ts';
import { sayIn } from '#server/core/words.ts';

export type Written = {
  readonly language: Language;
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Stands below what is to be done. */
  readonly after?: readonly string[];
  readonly company: { readonly name: string; readonly phone: string | null };
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
const button = 'style="display:inline-block;padding:12px 20px;background:#17201d;color:#fff;text-decoration:none"';

/** Subject, text and HTML; everything in it is escaped. */
export const letter = ({ language, subject, name, paragraphs, action, after = [], company }: Written) => {
  const say = sayIn(language);
  const greeting = say('account_letter.greeting', { name });
  const sign = [say('account_letter.closing'), company.name, company.phone].filter((one) => one !== null);
  const link = action && escaped(action.url);
  return {
    subject,
    text: [greeting, ...paragraphs, ...(action ? [action.url] : []), ...after, sign.join('\n')].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="margin:0;padding:24px;background:#f3f5f4;color:#17201d;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff">${[
      ...[greeting, ...paragraphs].map((text) => paragraph(escaped(text))),
      ...(action
        ? [
            paragraph(`<a href="${link}" ${button}>${escaped(action.label)}</a>`),
            paragraph(
              `${escaped(say('account_letter.fallback'))}<br><a href="${link}" style="color:#17201d;word-break:break-all">${link}</a>`,
            ),
          ]
        : []),
      ...after.map((text) => paragraph(escaped(text))),
      `<p style="margin:0">${sign.map(escaped).join('<br>')}</p>`,
    ].join('')}</div></body></html>`,
  };
};
