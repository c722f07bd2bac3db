// Signs in with email, password and second-factor code, and describes the server's answers.
import type { Language } from '#schema/core/words.ts';
import { type Answer, call } from '../calls/call.ts';
import type { AnswerOf, ReasonOf } from '../calls/call-types.ts';

export type Pair = { readonly email: string; readonly password: string };
type SignedIn = AnswerOf<'/login', 'POST'>;
type Wrong = { kind: 'wrongPair' } | { kind: 'codeNeeded' } | { kind: 'wrongCode' };
/** `wrongPair` and requests for the code belong to the form; the rest may happen to any call. */
export type SignInAnswer = Wrong | Answer<SignedIn>;

/** The form's answer to each refusal of a sign-in. */
const wrongs: Readonly<Record<ReasonOf<'/login', 'POST', 401>, Wrong['kind']>> = {
  wrongCredentials: 'wrongPair',
  secondFactorNeeded: 'codeNeeded',
  wrongCode: 'wrongCode',
};
const isWrong = (reason: string): reason is keyof typeof wrongs => Object.hasOwn(wrongs, reason);

export const signIn = async (pair: Pair, language: Language, code?: string): Promise<SignInAnswer> => {
  const body = { ...pair, ...(code !== undefined && { code }) };
  const answer = await call('/login', { method: 'POST', language, body });
  if (answer.kind !== 'refused' || answer.status !== 401) return answer;
  if (answer.reason === undefined) return { kind: 'wrongPair' };
  return isWrong(answer.reason) ? { kind: wrongs[answer.reason] } : answer;
};

/** Whether this browser already holds a session. */
export const isSignedIn = async (language: Language): Promise<boolean> => (await call('/ping/', { language })).kind === 'done';
