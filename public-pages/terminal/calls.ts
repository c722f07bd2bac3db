// The calls of a wall terminal: nobody waits long at the wall, so a slow answer counts as none.
import type { Language } from '#schema/core/words.ts';
import { type Answer as AnyAnswer, call } from '../calls/call.ts';
import type { AnswerOf, BodyOf, ReasonOf } from '../calls/call-types.ts';

type At = `/terminal/${string}`;
export type Here = AnswerOf<At>;
export type Recognised = AnswerOf<`${At}/identify`, 'POST'>;
export type Booked = AnswerOf<`${At}/event`, 'POST'>;
type Paired = AnswerOf<`${At}/pair`, 'POST'>;
export type Action = Booked['action'];
export type WorkAnswer = NonNullable<BodyOf<`${At}/event`, 'POST'>['work']>;

export type Reason = ReasonOf<At> | ReasonOf<`${At}/identify` | `${At}/event` | `${At}/pair`, 'POST'>;
export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: Reason | undefined;
  readonly detail: string;
  /** Seconds to wait, where the server says so. */
  readonly seconds: number;
};
/** `lost`: no answer from the server itself, at most one from a proxy. */
export type Answer<Body> = { readonly kind: 'done'; readonly body: Body } | Refused | { readonly kind: 'lost' };

const patience = 6000;
const alone = (language: Language) => ({ language, patience, credentials: 'omit' }) as const;
const faulty = 500;

const readAnswer = <Body>(answer: AnyAnswer<Body, Reason>): Answer<Body> => {
  if (answer.kind === 'done') return answer;
  const status = answer.kind === 'tooManyTries' ? 429 : answer.kind === 'refused' ? answer.status : faulty;
  if (answer.kind === 'offline' || status >= faulty) return { kind: 'lost' };
  return { kind: 'refused', status, reason: answer.reason, detail: answer.detail ?? '', seconds: answer.seconds };
};

/** The state of the terminal while nobody uses it. */
export const askHere = async (key: string, language: Language): Promise<Answer<Here>> =>
  readAnswer(await call(`/terminal/${key}`, alone(language)));

/** The user of a chip or PIN. */
export const identify = async (key: string, language: Language, body: BodyOf<`${At}/identify`, 'POST'>): Promise<Answer<Recognised>> =>
  readAnswer(await call(`/terminal/${key}/identify`, { ...alone(language), method: 'POST', body }));

/** Books a tap. */
export const book = async (key: string, language: Language, body: BodyOf<`${At}/event`, 'POST'>): Promise<Answer<Booked>> =>
  readAnswer(await call(`/terminal/${key}/event`, { ...alone(language), method: 'POST', body }));

/** Binds the terminal to this tablet. */
export const pair = async (key: string, language: Language, body: BodyOf<`${At}/pair`, 'POST'>): Promise<Answer<Paired>> =>
  readAnswer(await call(`/terminal/${key}/pair`, { ...alone(language), method: 'POST', body }));
