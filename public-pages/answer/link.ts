// What a link shows, as the server tells it: sent along with the page, else asked for.
import type { paths } from '#generated/api.d.ts';
import type { Language } from '#schema/core/words.ts';
import type { PurposeName } from '#schema/links/public-purposes.ts';
import { call, type Refused } from '../calls.ts';

type Handover = paths['/api/v1/public/handover/{token}']['get']['responses'][200]['content']['application/json'];
type Meeting = paths['/api/v1/public/meeting/{token}']['get']['responses'][200]['content']['application/json'];
type Task = paths['/api/v1/public/task/{token}']['get']['responses'][200]['content']['application/json'];

/** What the links of all purposes have in common. */
export type Link = Omit<Task, 'purpose' | 'document'> & { readonly purpose: PurposeName; readonly document: object | null };
export type TaskLink = Task;
export type HandoverLink = Handover;
export type MeetingLink = Meeting;
/** The number as people read it: `PR-057`; of a task its digits. */
export const linkNumber = ({ label, number }: Link): string => label ?? String(number);

export type Place = { readonly purpose: PurposeName; readonly token: string };
export const pathOf = ({ purpose, token }: Place, act = ''): string => `/public/${purpose}/${token}${act && `/${act}`}`;
/** Where a document of the link is opened. */
export const documentPath = (place: Place, which: 'pdf' | 'original' | 'calendar'): string => `/api/v1${pathOf(place, which)}`;

export type Looked =
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly refused: Refused };

const asLink = (body: object): Link => body as Link;

/** What the server has sent along with the page. */
export const earlyLink = (): Looked | null => {
  const data = document.getElementById('early')?.textContent;
  return data ? { kind: 'link', link: asLink(JSON.parse(data)) } : null;
};

export const readLink = async (place: Place, language: Language): Promise<Looked> => {
  const answer = await call(pathOf(place), language);
  if (answer.kind === 'done') return { kind: 'link', link: asLink(answer.body) };
  return answer.kind === 'refused' && answer.status === 404 ? { kind: 'gone' } : { kind: 'failed', refused: answer };
};

export type Objection = { readonly line: string; readonly text: string };
export type Given =
  | { readonly act: 'confirm'; readonly body: { readonly name: string; readonly signature: string | null } }
  | { readonly act: 'decline'; readonly body: { readonly reason: string; readonly objections: readonly Objection[] } };

export type Sent = Looked | { readonly kind: 'answeredBefore' };

/** Sends the answer. That somebody has answered before may also mean that this very answer had arrived. */
export const sendAnswer = async (place: Place, language: Language, { act, body }: Given): Promise<Sent> => {
  const answer = await call(pathOf(place, act), language, body);
  if (answer.kind === 'done') return { kind: 'link', link: asLink(answer.body) };
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'gone' };
  if (answer.kind === 'refused' && answer.reason === 'alreadyAnswered') return { kind: 'answeredBefore' };
  return { kind: 'failed', refused: answer };
};
