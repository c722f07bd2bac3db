// The contents of a link, sent along with the page or else requested from the server.
import type { Language } from '#schema/core/words.ts';
import type { PurposeName } from '#schema/links/public-purposes.ts';
import { call, type Refused } from '../calls/call.ts';
import type { AnswerOf, BodyOf } from '../calls/call-types.ts';

export type TaskLink = AnswerOf<`/public/task/${string}`>;
export type HandoverLink = AnswerOf<`/public/handover/${string}`>;
export type MeetingLink = AnswerOf<`/public/meeting/${string}`>;
export type Link = TaskLink | HandoverLink | MeetingLink;
/** The number as people read it: `PR-057`; for a task its digits. */
export const linkNumber = ({ label, number }: Link): string => label ?? String(number);

export type Place = { readonly purpose: PurposeName; readonly token: string };
/** The address of a document of the link. */
export const documentPath = ({ purpose, token }: Place, which: 'pdf' | 'original' | 'calendar'): string =>
  `/api/v1/public/${purpose}/${token}/${which}`;

export type Looked =
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly refused: Refused };

/** The server's answer to the link's call, if it was sent along with the page. */
export const earlyLink = (): Looked | null => {
  const data = document.getElementById('early')?.textContent;
  return data ? { kind: 'link', link: JSON.parse(data) as Link } : null;
};

export const readLink = async ({ purpose, token }: Place, language: Language): Promise<Looked> => {
  const answer = await call(`/public/${purpose}/${token}`, { language });
  if (answer.kind === 'done') return { kind: 'link', link: answer.body };
  return answer.kind === 'refused' && answer.status === 404 ? { kind: 'gone' } : { kind: 'failed', refused: answer };
};

export type GivenAnswer =
  | { readonly act: 'confirm'; readonly body: BodyOf<`/public/${PurposeName}/${string}/confirm`, 'POST'> }
  | { readonly act: 'decline'; readonly body: BodyOf<`/public/${PurposeName}/${string}/decline`, 'POST'> };

export type Sent = Looked | { readonly kind: 'answeredBefore' };

/** Sends the answer. If the server says it was already answered, this answer may itself have arrived before. */
export const sendAnswer = async ({ purpose, token }: Place, language: Language, { act, body }: GivenAnswer): Promise<Sent> => {
  const answer =
    act === 'confirm'
      ? await call(`/public/${purpose}/${token}/confirm`, { method: 'POST', language, body })
      : await call(`/public/${purpose}/${token}/decline`, { method: 'POST', language, body });
  if (answer.kind === 'done') return { kind: 'link', link: answer.body };
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'gone' };
  if (answer.kind === 'refused' && answer.reason === 'alreadyAnswered') return { kind: 'answeredBefore' };
  return { kind: 'failed', refused: answer };
};
