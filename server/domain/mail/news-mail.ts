// Mails notifications to a colleague: one or several in a mail, with a calendar entry where they bring one.
import type { Rows } from '#generated/entities.ts';
import type { Language } from '#schema/core/words.ts';
import type { Tx } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import { letter } from './letter.ts';
import { type Letter, send } from './outbox.ts';

type Line = { readonly title: string; readonly path: string; readonly text: string };
type Sending = {
  readonly publicUrl: string;
  readonly company: { readonly name: string; readonly phone: string | null };
  readonly entry: Pick<Letter, 'calendar' | 'calendar_method'> | null;
};
/** Mails one or several notifications; if they lead to different pages, each has its own link. */
export const mailLines = async (
  tx: Tx,
  user: Rows['user'],
  language: Language,
  lines: readonly Line[],
  { publicUrl, company, entry }: Sending,
) => {
  const [first] = lines;
  if (!first) return;
  const say = sayIn(language);
  const together = lines.every(({ path }) => path === first.path);
  const written = letter({
    language,
    name: user.name,
    subject: lines.length === 1 ? first.title : say('notification.mail.subject', { smart_count: lines.length }),
    paragraphs: lines.map(({ text, path }) => (together ? text : { text, url: `${publicUrl}${path}` })),
    action: together ? { label: say('notification.mail.action'), url: `${publicUrl}${first.path}` } : undefined,
    after: [say('notification.mail.why')],
    company,
  });
  const about = { recipient: user.email, reply_to: null, language, kind: 'news', entity: 'user', entity_id: user.id } as const;
  await send(tx, { ...written, ...about, ...entry });
};
