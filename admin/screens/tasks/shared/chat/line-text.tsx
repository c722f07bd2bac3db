// The text of a message: links are clickable, mentions highlighted, the user's own most; everything else is plain text.
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { marksPattern } from './mentions.ts';

/** Only a certain web address becomes a link. */
const address = /https?:\/\/[^\s<>"']+/g;
/** Punctuation after an address is not part of it. */
const trailing = /[.,;:!?)\]]+$/;

export function LineText({ text, mentions }: { text: string; mentions: readonly number[] }) {
  const { user, users } = useSession();
  const names = new Map<string, number>(
    mentions.flatMap((id) => {
      const one = users.get(id);
      return one ? [[`@${fullName(one)}`, id] as const] : [];
    }),
  );
  const pattern = new RegExp([address.source, marksPattern([...names.keys()])].filter(Boolean).join('|'), 'g');
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const word = names.has(found) ? found : found.replace(trailing, '');
    parts.push(text.slice(at, index));
    at = index + word.length;
    const mentioned = names.get(found);
    parts.push(
      mentioned === undefined ? (
        <a key={index} href={word} target="_blank" rel="noopener noreferrer">
          {word}
        </a>
      ) : (
        <span key={index} className={mentioned === user.id ? 'chat-mention chat-me' : 'chat-mention'}>
          {word}
        </span>
      ),
    );
  }
  parts.push(text.slice(at));
  return <p className="chat-text">{parts}</p>;
}
