// A call that the server does not have, a body that it does not take and a key that it does not answer do not compile.
import { expect, it } from 'vitest';
import type { AnswerOf, BodyOf, Known } from '#admin/providers/calls/call-types.ts';

type Has<T, K extends string> = [Extract<T, Readonly<Record<K, unknown>>>] extends [never] ? false : true;
type Takes<T, B> = B extends T ? true : false;
type IsCall<T> = [T] extends [never] ? false : true;

it('types every call by the path that is written', () => {
  const known: IsCall<Known<`/task/${number}/priority`, 'PUT'>> = true;
  const wrongPath: IsCall<Known<`/task/${number}/priorities`, 'PUT'>> = false;
  const wrongMethod: IsCall<Known<`/task/${number}/priority`, 'DELETE'>> = false;
  const body: Takes<BodyOf<`/task/${number}/priority`, 'PUT'>, { priority: 2 }> = true;
  const renamed: Takes<BodyOf<`/task/${number}/priority`, 'PUT'>, { urgency: 2 }> = false;
  const value: Takes<BodyOf<`/task/${number}/priority`, 'PUT'>, { priority: 9 }> = false;
  expect([known, wrongPath, wrongMethod, body, renamed, value]).toEqual([true, false, false, true, false, false]);
});

it('knows that a new offer and a new project answer less than their pages show', () => {
  const shown: Has<AnswerOf<`/offer/${number}`>, 'client'> = true;
  const made: Has<AnswerOf<'/offer', 'POST'>, 'client'> = false;
  const work: Has<AnswerOf<`/project/${number}`>, 'work'> = true;
  const begun: Has<AnswerOf<'/project', 'POST'>, 'work'> = false;
  expect([shown, made, work, begun]).toEqual([true, false, true, false]);
});
