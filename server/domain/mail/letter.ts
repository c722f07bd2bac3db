// Builds a mail to a colleague or a client: plain text and the same as simple HTML, with at most one action and one alternative.
import type { Language } from '#schema/core/words.ts';
import { sayIn } from '#server/core/http/words.ts';

type LetterLink = { readonly label: string; readonly url: string };
/** A paragraph whose first line links to an address. */
type LinkedParagraph = { readonly text: string; readonly url: string };
export type LetterContent = {
  readonly language: Language;
  readonly subject: string;
  /** A colleague's first name; null for a client, who is addressed formally. */
  readonly name: string | null;
  /** Each paragraph may have several lines. */
  readonly paragraphs: readonly (string | LinkedParagraph)[];
  readonly action?: LetterLink | undefined;
  /** An alternative to the action. */
  readonly otherwise?: LetterLink | undefined;
  /** Paragraphs below the action. */
  readonly after?: readonly string[];
  readonly company: { readonly name: string; readonly phone: string | null };
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px${style}">${html}</p>`;
const ink = '#17201d';
const faint = ';font-size:14px;color:#55605c';
const button = `style="display:inline-block;padding:14px 24px;border-radius:6px;background:${ink};color:#fff;font-weight:bold;text-decoration:none"`;
const page = `margin:0;padding:24px 12px;background:#f3f5f4;color:${ink};font:16px/1.5 Arial,Helvetica,sans-serif;-webkit-text-size-adjust:100%`;
const sheet = 'max-width:560px;margin:0 auto;padding:28px 24px;border-radius:10px;background:#fff;overflow-wrap:break-word';

/** Subject, text and HTML; all values are escaped. */
export const letter = ({ language, subject, name, paragraphs, action, otherwise, after = [], company }: LetterContent) => {
  const say = sayIn(language);
  const [greeting, closing, fallback] =
    name === null
      ? [say('letter.greeting'), say('letter.closing'), say('letter.fallback')]
      : [say('account_letter.greeting', { name }), say('account_letter.closing'), say('account_letter.fallback')];
  const sign = [closing, company.name, company.phone].filter((one) => one !== null);
  const ways = [action, otherwise].flatMap((way) => (way ? [`${way.label}\n${way.url}`] : []));
  const address = (url: string) => `<a href="${escaped(url)}" style="color:${ink};word-break:break-all">${escaped(url)}</a>`;
  const led = ({ text, url }: LinkedParagraph) => {
    const [first = '', ...rest] = text.split('\n').map(escaped);
    return [`<a href="${escaped(url)}" style="color:${ink};font-weight:bold">${first}</a>`, ...rest].join('<br>');
  };
  const body = [
    ...[greeting, ...paragraphs].map((one) => paragraph(typeof one === 'string' ? escaped(one) : led(one))),
    ...(action ? [paragraph(`<a href="${escaped(action.url)}" ${button}>${escaped(action.label)}</a>`, ';padding:8px 0')] : []),
    ...(otherwise ? [paragraph(`${escaped(otherwise.label)}<br>${address(otherwise.url)}`)] : []),
    ...after.map((text) => paragraph(escaped(text))),
    `<p style="margin:0">${sign.map(escaped).join('<br>')}</p>`,
    ...(action
      ? [
          `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfe4e2${faint}">${escaped(fallback)}<br>${address(action.url)}</p>`,
        ]
      : []),
  ].join('');
  return {
    subject,
    text: [
      greeting,
      ...paragraphs.map((one) => (typeof one === 'string' ? one : `${one.text}\n${one.url}`)),
      ...ways,
      ...after,
      sign.join('\n'),
    ].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head><body style="${page}"><div style="${sheet}">${body}</div></body></html>`,
  };
};
