// Signing in with email, password and the code of a second factor, and what the server may answer to that.
import type { Language } from '#schema/core/words.ts';
import { type Answer, call } from '../calls.ts';

export type Pair = { readonly email: string; readonly password: string };
/** `wrongPair` and what asks for the code are answers of the form; the rest is what may happen to any call. */
export type SignInAnswer = { kind: 'wrongPair' } | { kind: 'codeNeeded' } | { kind: 'wrongCode' } | Answer;

export const signIn = async (pair: Pair, language: Language, code?: string): Promise<SignInAnswer> => {
  const answer = await call('/login', language, { ...pair, ...(code !== undefined && { code }) });
  if (answer.kind !== 'refused' || answer.status !== 401) return answer;
  if (answer.reason === 'secondFactorNeeded') return { kind: 'codeNeeded' };
  if (answer.reason === 'wrongCode') return { kind: 'wrongCode' };
  return answer.reason === undefined || answer.reason === 'wrongCredentials' ? { kind: 'wrongPair' } : answer;
};

/** Whether this browser already holds a session. */
export const isSignedIn = async (language: Language): Promise<boolean> => (await call('/ping/', language)).kind === 'done';
